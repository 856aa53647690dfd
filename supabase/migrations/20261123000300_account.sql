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
  -- Every token names the version that it was made under. Raising it ends all older tokens at once.
  session_version integer not null default 1,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  identity_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz not null default now()
);
-- The search for services: of thousands of providers nearby, who is shown, and under which plan.
create index account_shown_provider on app.account (id) include (plan)
  where type = 'provider' and email_verified_at is not null and suspended_at is null;
alter table app.account enable row level security;

-- Links sent by mail. Only the hash of a token is kept.
create table app.email_token (
  token_hash bytea primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  -- A new address counts once the link that went there was used. The link to the address before undoes that for a week.
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'undo_email')),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
-- The links of an account, when a new password ends them.
create index email_token_account on app.email_token (account_id);
-- Whether an address is held back: while its owner may take it back, nobody else can have it.
create index email_token_undo on app.email_token (email) where purpose = 'undo_email' and used_at is null;
alter table app.email_token enable row level security;

-- From where somebody has signed in with the right password: wrong attempts from elsewhere do not lock them out. A caller is
-- kept as a keyed hash only.
create table app.known_caller (
  account_id uuid not null references app.account (id) on delete cascade,
  caller_hash text not null,
  seen_at timestamptz not null,
  primary key (account_id, caller_hash)
);
-- The sweep of callers that were not seen for long.
create index known_caller_age on app.known_caller (seen_at);
alter table app.known_caller enable row level security;

-- Who asked for a link to a new password. Whether there is such an account is looked up after the answer is sent, so that the
-- time of the answer tells nothing. Known and unknown addresses wait here alike, and survive the end of the function that
-- answered.
create table app.reset_request (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('de', 'en')),
  asked_at timestamptz not null
);
-- The next request to work on, newest first, and the sweep of old ones.
create index reset_request_age on app.reset_request (asked_at);
alter table app.reset_request enable row level security;
