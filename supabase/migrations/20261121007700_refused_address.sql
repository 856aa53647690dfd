-- Where the mail server takes nothing for an address, a mail has come to its end with the first attempt.
alter table app.outgoing_mail add column refused_at timestamptz;
drop index app.outgoing_mail_due;
create index outgoing_mail_due on app.outgoing_mail ((unsubscribe_url is not null), next_attempt_at)
  where sent_at is null and refused_at is null;

-- Such an address gets no alerts for a while, longer with each further refusal, until it takes a mail again.
create table app.refused_address (
  email text primary key,
  refusals integer not null,
  rests_until timestamptz not null
);
alter table app.refused_address enable row level security;
