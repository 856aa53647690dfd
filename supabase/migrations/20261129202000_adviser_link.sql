-- The secret address under which the tax adviser of an account reads its invoices. Only the hash of the secret is kept.
create table app.adviser_link (
  account_id uuid primary key references app.account (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- Null where nobody has opened it.
  used_at timestamptz(3)
);
alter table app.adviser_link enable row level security;
