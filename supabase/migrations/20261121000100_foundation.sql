-- Everything of ours lives in the private schema app: Supabase's REST door does not expose it, and every table has row
-- level security on with no policies, so that the public roles see nothing even if somebody exposes it by mistake.
create schema if not exists app;
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

revoke all on schema app from public;

-- Sliding limits per key (an address, an account, a phone number): one atomic upsert, no session state.
create table app.rate_limit (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
alter table app.rate_limit enable row level security;

-- Mail waits for the commit of what it speaks about; a failed delivery is tried again by schedule.
create table app.outgoing_mail (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  reply_to text,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  last_error text
);
create index outgoing_mail_due on app.outgoing_mail (next_attempt_at) where sent_at is null;
alter table app.outgoing_mail enable row level security;
