-- The VAT id of another state of the EU that an account has given, and when the register is asked about it next.
create table app.vat_claim (
  account_id uuid primary key references app.account (id),
  vat_id text not null check (vat_id ~ '^[A-Z]{2}[A-Z0-9]{2,18}$'),
  claimed_at timestamptz(3) not null,
  next_ask_at timestamptz(3) not null,
  -- In a row, without an answer.
  attempts integer not null default 0 check (attempts >= 0)
);
create index vat_claim_due on app.vat_claim (next_ask_at);
create index vat_claim_latest on app.vat_claim (claimed_at desc, account_id);
alter table app.vat_claim enable row level security;

-- What the register has answered, and under which reference: the proof for an invoice without VAT.
create table app.vat_check (
  id bigint generated always as identity primary key,
  account_id uuid not null references app.account (id),
  vat_id text not null,
  is_valid boolean not null,
  reference text,
  name text,
  address text,
  asked_at timestamptz(3) not null
);
create index vat_check_account on app.vat_check (account_id, vat_id, id desc);
alter table app.vat_check enable row level security;
create trigger vat_check_kept before update or delete on app.vat_check
  for each row execute function app.keep_years('8', 'asked_at', '');

-- The VAT id of an account, if the last answer about it was that it is valid.
create function app.confirmed_vat_id(account uuid) returns text
language sql stable as $$
  select claim.vat_id from app.vat_claim claim
   where claim.account_id = account
     and (select known.is_valid from app.vat_check known
           where known.account_id = claim.account_id and known.vat_id = claim.vat_id order by known.id desc limit 1)
$$;
