-- Text messages wait for the commit of what they speak about, as mails do. The text is encrypted: it may hold a code.
create table app.outgoing_text (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  sealed_body text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- Later nobody needs the message any more.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  sent_at timestamptz,
  refused_at timestamptz,
  last_error text,
  -- A waiting message is replaced by a later one about the same topic. Null: it stands for itself.
  topic text,
  -- A code that anybody can ask for. It goes out after what people are told of their visits, and uses half of the budget at most.
  is_code boolean not null default false,
  -- The account of the business that it is about, or on whose page the code was asked for: none uses up the budget of all.
  business uuid
);
create index outgoing_text_topic on app.outgoing_text (topic) where topic is not null and sent_at is null;
create index outgoing_text_due on app.outgoing_text (next_attempt_at) where sent_at is null and refused_at is null;
alter table app.outgoing_text enable row level security;

-- When a text message was first handed to the gateway, for the site's budget. It outlives the message, which goes with the account
-- of whom it was for, and names nobody.
create table app.text_spent (
  text_id uuid primary key,
  -- The country's code as the budget knows it: `+49`, or `elsewhere`.
  country text not null,
  spent_at timestamptz not null,
  is_code boolean not null default false
);
create index text_spent_at on app.text_spent (spent_at);
alter table app.text_spent enable row level security;
