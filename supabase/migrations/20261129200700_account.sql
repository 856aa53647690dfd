-- One number, however it is written: 0171 5550001, +49 171 5550001, 0049 (0)171 5550001. Of Germany, Austria and Switzerland
-- the national digits are left; of other countries all digits behind a plus. Null where there is no digit. A spreadsheet takes
-- the plus away (491715550001): digits that begin like these countries, and are too many for a national number, count as with it.
create function app.phone_key(phone text) returns text language sql immutable strict parallel safe as $$
  select nullif(nullif(case
    when regexp_replace(phone, '[^0-9+]', '', 'g') ~ '^((\+|00)(49|43|41)|49[0-9]{10,}$|43[0-9]{9,}$|41[0-9]{9,}$)'
      then regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^(00)?(49|43|41)0*', '')
    when regexp_replace(phone, '[^0-9+]', '', 'g') ~ '^(\+|00)'
      then '+' || regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^00', '')
    else regexp_replace(regexp_replace(phone, '\D', '', 'g'), '^0+', '')
  end, ''), '+')
$$;
-- One number, however it is written: like app.phone_key, and with the Philippines, where sellers are. Null where it is too
-- short to be anybody's own.
create function app.number_key(phone text) returns text language sql immutable strict parallel safe as $$
  select case when length(key) >= 6 then key end
    from (select regexp_replace(app.phone_key(phone), '^(\+63|63(?=9[0-9]{9}$))0*', '') as key) as one
$$;

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
  -- A number for customers beside the one that gets texts: a landline, which no code can prove.
  public_phone text,
  date_of_birth date,
  street text,
  house_number text,
  zip text,
  city text,
  country text,
  latitude double precision,
  longitude double precision,
  description text,
  -- app.image, which refers to accounts itself.
  profile_image_id uuid,
  -- An account holds one plan per strand: a seller's in `plan`, a provider's of services in `plan` and of properties in
  -- `property_plan`. Without one a provider lists as `basic` allows.
  plan text not null default 'free' check (plan in ('free', 'gold', 'platin', 'basic', 'premium', 'developer')),
  property_plan text check (property_plan in ('basic', 'premium', 'developer')),
  -- Every token names the version that it was made under. Raising it ends all older tokens at once.
  session_version integer not null default 1,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  identity_verified_at timestamptz,
  suspended_at timestamptz,
  -- Customers see a provider once the details of the business are given.
  business_given_at timestamptz,
  -- The row of a deleted account stays, empty, because what others need refers to it. Suspended for good: nobody signs in to it,
  -- and nothing of it is public.
  deleted_at timestamptz,
  -- What an account wants to be told, and how. What the account's safety needs is always sent.
  email_notifications boolean not null default true,
  appointment_reminders boolean not null default true,
  marketing_emails boolean not null default false,
  sms_notifications boolean not null default true,
  -- What a provider is told of bookings, apart from everything else; and from when until when no text message goes out, in hours
  -- of the provider's clock.
  booking_emails boolean not null default true,
  quiet_from smallint not null default 21 check (quiet_from between 18 and 23),
  quiet_until smallint not null default 8 check (quiet_until between 5 and 11),
  created_at timestamptz not null default now(),
  -- As what a seller offers, in the seller's own words. What was checked of it stands in app.verification.
  seller_role text check (seller_role in ('owner', 'broker', 'salesperson', 'developer')),
  -- A member of the support reads and answers. Every other administrator decides as well.
  is_support boolean not null default false,
  constraint account_deleted_check check (deleted_at is null or suspended_at is not null),
  constraint account_support_check check (not is_support or type = 'admin')
);
-- The search for services: of thousands of providers nearby, who is shown, and under which plan.
create index account_shown_provider on app.account (id) include (plan)
  where type = 'provider' and email_verified_at is not null and suspended_at is null;
-- Who is shown at all, for searches that meet thousands.
create index account_visible_provider on app.account (id) include (plan)
  where type = 'provider' and email_verified_at is not null and suspended_at is null and business_given_at is not null;
-- The list of accounts, and of those that are suspended.
create index account_created on app.account (created_at desc, id);
create index account_suspended_list on app.account (suspended_at) where suspended_at is not null and deleted_at is null;
-- Whose number it is.
create index account_phone on app.account (app.phone_key(phone));
create index account_number on app.account (app.number_key(phone)) where phone is not null;
create index account_public_number on app.account (app.number_key(public_phone)) where public_phone is not null;
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
