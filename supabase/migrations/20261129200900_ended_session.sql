-- Sessions that somebody has signed out of, until their last token has run out. Every token names its session.
create table app.ended_session (
  id uuid primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  expires_at timestamptz(3) not null
);
create index ended_session_account on app.ended_session (account_id);
create index ended_session_end on app.ended_session (expires_at);
alter table app.ended_session enable row level security;
