-- An account that the operator ends: announced 30 days ahead with the reason, and taken back until then.
create table app.account_end (
  account_id uuid primary key references app.account (id) on delete cascade,
  ends_on date not null,
  reason text not null check (length(reason) between 1 and 2000),
  basis text not null check (basis in ('terms', 'law')),
  said_at timestamptz(3) not null
);
create index account_end_day on app.account_end (ends_on);
alter table app.account_end enable row level security;
