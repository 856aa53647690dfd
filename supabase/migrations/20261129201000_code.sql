-- The code that was sent to a telephone number, as a keyed hash. One counts at a time.
create table app.phone_code (
  account_id uuid primary key references app.account (id),
  phone text not null,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index phone_code_expiry on app.phone_code (expires_at);
alter table app.phone_code enable row level security;

-- The code that was sent to an address or a number of somebody without an account. Both are keyed hashes.
create table app.guest_code (
  subject text primary key,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index guest_code_expiry on app.guest_code (expires_at);
alter table app.guest_code enable row level security;
