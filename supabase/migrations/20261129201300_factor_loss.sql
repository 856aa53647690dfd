-- Somebody has lost what the second step of a sign-in asks for. A mailed link takes the step away, days after it was asked for; the same
-- link ends that, and so do a second step that was taken and a new password.
create table app.factor_loss (
  account_id uuid primary key references app.account (id) on delete cascade,
  token_hash bytea not null unique,
  session_version integer not null,
  asked_at timestamptz(3) not null
);
create index factor_loss_asked on app.factor_loss (asked_at);
alter table app.factor_loss enable row level security;
