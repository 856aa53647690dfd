create table app.account (
  id uuid primary key default gen_random_uuid(),
  type text not null check (type in ('customer', 'provider', 'seller', 'admin')),
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  name text not null,
  first_name text,
  last_name text,
  business_name text,
  phone text,
  date_of_birth date,
  street text,
  house_number text,
  zip text,
  city text,
  country text,
  latitude double precision,
  longitude double precision,
  description text,
  plan text not null default 'free' check (plan in ('free', 'gold', 'platin', 'basic', 'premium', 'developer')),
  -- Every token names the version it was made under; raising it ends all older tokens at once.
  session_version integer not null default 1,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  identity_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
alter table app.account enable row level security;

-- Links sent by mail. Only the hash of a token is kept.
create table app.email_token (
  token_hash bytea primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_token_account on app.email_token (account_id);
alter table app.email_token enable row level security;
