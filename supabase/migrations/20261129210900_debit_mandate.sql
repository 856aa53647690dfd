-- Mandates by which the operator may collect what is owed (SEPA core scheme). Rows are only added; the text is the one that was
-- agreed to.
create table app.debit_mandate (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id),
  reference text not null unique check (reference ~ '^CK-M-\d{6,}$'),
  creditor_id text not null,
  -- Days between the notice of a debit and its day, as the text says.
  notice_days smallint not null check (notice_days between 1 and 14),
  holder text not null check (length(holder) between 1 and 70),
  -- The payer's IBAN, encrypted, and its end for people.
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, '.', 1)) stored,
  account_end text not null check (account_end ~ '^[0-9A-Z]{4}$'),
  language text not null check (language in ('de', 'en')),
  text text not null check (length(text) between 1 and 4000),
  signed_on date not null,
  signed_at timestamptz(3) not null
);
create index debit_mandate_account on app.debit_mandate (account_id, signed_at desc);
create index debit_mandate_key on app.debit_mandate (key_id);
alter table app.debit_mandate enable row level security;

-- A new key seals anew: that changes nothing of what is sealed.
create function app.keep_mandate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['sealed', 'key_id'] = to_jsonb(old) - array['sealed', 'key_id'] then
    return new;
  end if;
  if tg_op = 'DELETE' and extract(year from old.signed_on) + 8 < extract(year from current_date) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger debit_mandate_kept before update or delete on app.debit_mandate
  for each row execute function app.keep_mandate();
create trigger debit_mandate_not_emptied before truncate on app.debit_mandate
  for each statement execute function app.refuse_change();

-- A mandate that may not be used any more.
create table app.debit_mandate_end (
  mandate_id uuid primary key references app.debit_mandate (id),
  cause text not null check (cause in ('withdrawn', 'replaced', 'returned', 'account')),
  ended_at timestamptz(3) not null
);
alter table app.debit_mandate_end enable row level security;
create trigger debit_mandate_end_kept before update or delete on app.debit_mandate_end
  for each row execute function app.keep_years('8', 'ended_at', '');
