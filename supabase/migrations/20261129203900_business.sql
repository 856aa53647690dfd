-- What a provider of services says of the own business. A row is complete: the contract takes nothing less.
create table app.provider_business (
  account_id uuid primary key references app.provider (account_id) on delete cascade,
  is_trader boolean not null,
  legal_form text check (legal_form in (
    'sole', 'registered_sole', 'gbr', 'egbr', 'partg', 'ohg', 'kg', 'gmbh_co_kg', 'ug', 'gmbh', 'ag', 'cooperative',
    'association', 'gesbr', 'og', 'flexco', 'simple_partnership', 'general_partnership', 'limited_partnership')),
  name text not null,
  representative text,
  street text not null,
  zip text not null,
  city text not null,
  country text not null check (country in ('de', 'at', 'ch')),
  register_court text,
  register_number text,
  insurer text,
  insurance_area text,
  -- With `tax_number` VAT is charged, and the tax office has given no other number.
  vat_status text check (vat_status in ('vat_id', 'tax_number', 'small')),
  -- [{trade, qualification, proof}]
  crafts jsonb not null default '[]',
  updated_at timestamptz(3) not null,
  -- The authority that supervises a trade, where there is one, and how customers can pay the provider.
  supervisor text check (length(supervisor) between 1 and 200),
  payments text[] not null default '{cash}'
    check (payments <@ array['cash', 'card', 'transfer', 'twint', 'paypal'] and cardinality(payments) > 0),
  check (not is_trader or (legal_form is not null and vat_status is not null))
);
alter table app.provider_business enable row level security;

-- Bank accounts and numbers of the tax office: encrypted by the functions, the key's id in front. The fingerprint is a keyed
-- hash, by which the same number is found twice.
create table app.sealed_detail (
  account_id uuid not null references app.account (id) on delete cascade,
  -- `invoice_tax_number` is what a small business writes on its invoices: the details of the business ask for none.
  kind text not null check (kind in ('bank', 'tax', 'vat', 'tax_number', 'invoice_tax_number')),
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, '.', 1)) stored,
  fingerprint text not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, kind)
);
create index sealed_detail_fingerprint on app.sealed_detail (kind, fingerprint);
create index sealed_detail_key on app.sealed_detail (key_id);
alter table app.sealed_detail enable row level security;
