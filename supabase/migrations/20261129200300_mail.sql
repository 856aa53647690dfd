-- A mail is queued in the transaction that it speaks about and sent after the commit. A failed delivery is tried again.
create table app.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  reply_to text,
  subject text not null,
  -- Null once nobody has to send it any more, because it holds links that act for whoever has them.
  body text,
  -- The address that ends such mails with one click (RFC 8058), where there is one.
  unsubscribe_url text,
  -- The same mail as a page, and the calendar file that goes with it: {method, content}.
  html text,
  calendar jsonb check (jsonb_typeof(calendar) = 'object'),
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- The mail server does not accept mail for this address: there is no second attempt.
  refused_at timestamptz,
  last_error text,
  -- A waiting message is replaced by a later one about the same topic. Null: it stands for itself.
  topic text,
  -- A mail that could not be delivered, encrypted: an administrator can send it again, and nobody who reads the table can use its links.
  sealed text,
  -- Files that go with it: [{name, type, base64}]. They are emptied with its text.
  attachments jsonb check (jsonb_typeof(attachments) = 'array')
);
create index outgoing_mail_topic on app.outgoing_mail (topic) where topic is not null and sent_at is null;
-- The next mail to send. A link to a new password does not wait behind thousands of alerts, which are the mails that one can
-- unsubscribe from.
create index outgoing_mail_due on app.outgoing_mail ((unsubscribe_url is not null), next_attempt_at)
  where sent_at is null and refused_at is null;
create index outgoing_mail_failed on app.outgoing_mail (created_at desc, id)
  where last_error is not null and sent_at is null;
alter table app.outgoing_mail enable row level security;

-- An address that refused a mail gets no alerts for a while, longer with each further refusal, until it accepts one again.
create table app.refused_address (
  email text primary key,
  refusals integer not null,
  rests_until timestamptz not null
);
alter table app.refused_address enable row level security;
