-- The ids under which browsers have sent messages of conversations: what comes again under its id is written once.
create table app.sent_message (
  conversation_id uuid not null,
  id uuid not null,
  sent_at timestamptz(3) not null,
  primary key (conversation_id, id)
);
-- What can no longer come again is deleted.
create index sent_message_age on app.sent_message (sent_at);
alter table app.sent_message enable row level security;
