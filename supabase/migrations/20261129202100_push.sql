-- Browsers that show an account's news although no page is open, each by its owner's wish. The address is one of the browser's
-- own service; what goes there is encrypted for that browser alone (RFC 8291).
create table app.push_subscription (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  -- A browser has one at a time: whoever signs in there later takes it over.
  endpoint text not null unique check (length(endpoint) <= 1000),
  public_key text not null check (length(public_key) <= 120),
  auth text not null check (length(auth) <= 40),
  language text not null check (language in ('de', 'en')),
  created_at timestamptz(3) not null
);
create index push_subscription_account on app.push_subscription (account_id, created_at);
alter table app.push_subscription enable row level security;

-- What waits to be shown there. A row goes when it was sent, or when nobody needs it any more.
create table app.outgoing_push (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references app.push_subscription (id) on delete cascade,
  kind text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  path text not null,
  next_attempt_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  attempts integer not null default 0
);
create index outgoing_push_due on app.outgoing_push (next_attempt_at);
-- The foreign key, when a browser is let go.
create index outgoing_push_subscription on app.outgoing_push (subscription_id);
alter table app.outgoing_push enable row level security;
