-- Who had a trial before the account was deleted: keyed hashes of its address, its numbers, its bank account and its tax numbers. They
-- name nobody. For a year a new account of the same person has what is left of that trial, and no other.
create table app.trial_had (
  strand text not null check (strand in ('services', 'property')),
  kind text not null check (kind in ('email', 'phone', 'bank', 'tax', 'vat', 'tax_number', 'invoice_tax_number')),
  fingerprint text not null,
  ends_at timestamptz(3) not null,
  kept_until timestamptz(3) not null,
  primary key (strand, kind, fingerprint)
);
create index trial_had_who on app.trial_had (kind, fingerprint);
create index trial_had_kept on app.trial_had (kept_until);
alter table app.trial_had enable row level security;
