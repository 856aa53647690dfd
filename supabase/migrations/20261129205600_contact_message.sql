-- What anybody writes to the support. The account is that of a writer who was signed in; it may end before the message is deleted.
create table app.contact_message (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references app.account (id) on delete set null,
  name text not null,
  email text not null,
  type text not null check (type in ('allgemein', 'support', 'billing', 'partnership', 'feedback')),
  subject text not null,
  message text not null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null
);
-- The foreign key, when an account ends.
create index contact_message_account on app.contact_message (account_id) where account_id is not null;
-- The messages by age.
create index contact_message_age on app.contact_message (created_at);
alter table app.contact_message enable row level security;

-- What was answered to a message to the support.
create table app.contact_answer (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app.contact_message (id) on delete cascade,
  -- Null where the account of whoever answered is gone.
  admin_id uuid references app.account (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  at timestamptz(3) not null
);
create index contact_answer_message on app.contact_answer (message_id, at);
create index contact_answer_admin on app.contact_answer (admin_id) where admin_id is not null;
alter table app.contact_answer enable row level security;
