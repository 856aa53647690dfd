-- Whom the last invoices of an account go to that has ended: its address, as it was. Gone as soon as nothing is owed any more.
create table app.last_recipient (
  account_id uuid primary key references app.account (id),
  type text not null check (type in ('provider', 'seller')),
  email text not null,
  country text,
  name text not null,
  street text not null,
  zip text not null,
  city text not null,
  kept_at timestamptz(3) not null,
  -- As it was confirmed when the account ended.
  vat_id text
);
alter table app.last_recipient enable row level security;
