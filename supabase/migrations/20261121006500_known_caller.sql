-- From where somebody has signed in rightly: what others try elsewhere does not close the account for them. As in the
-- limits, a caller is kept as a keyed hash only.
create table app.known_caller (
  account_id uuid not null references app.account (id) on delete cascade,
  caller_hash text not null,
  seen_at timestamptz not null,
  primary key (account_id, caller_hash)
);
create index known_caller_age on app.known_caller (seen_at);
alter table app.known_caller enable row level security;
