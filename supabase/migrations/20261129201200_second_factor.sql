-- The second step of a sign-in: an app that shows codes, or a passkey. It counts once it has been shown to work.
create table app.second_factor (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  label text not null check (length(label) between 1 and 80),
  -- Of an app: its secret, encrypted with DATA_KEY, and the half-minute of the last code that counted. No code counts twice.
  sealed_secret text,
  last_step bigint,
  -- Of a passkey.
  credential_id text unique,
  public_key bytea,
  sign_count bigint,
  transports text[],
  added_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  used_at timestamptz(3),
  check ((kind = 'totp') = (sealed_secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and sign_count is not null))
);
create index second_factor_account on app.second_factor (account_id);
-- Those whose secret a former key has sealed.
create index second_factor_sealed on app.second_factor (split_part(sealed_secret, '.', 1)) where sealed_secret is not null;
alter table app.second_factor enable row level security;

-- For a lost phone: each opens once. Only hashes are kept.
create table app.backup_code (
  account_id uuid not null references app.account (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);
alter table app.backup_code enable row level security;

-- A sign-in whose password was right and whose second step is missing. Its token opens nothing by itself.
create table app.sign_in_step (
  token_hash bytea primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  session_version integer not null,
  stays boolean not null,
  challenge text,
  tries integer not null default 0,
  expires_at timestamptz(3) not null
);
create index sign_in_step_account on app.sign_in_step (account_id);
create index sign_in_step_end on app.sign_in_step (expires_at);
alter table app.sign_in_step enable row level security;

-- What a passkey that is being added has to sign.
create table app.passkey_challenge (
  account_id uuid primary key references app.account (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenge_end on app.passkey_challenge (expires_at);
alter table app.passkey_challenge enable row level security;
