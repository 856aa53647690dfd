-- Of every series of numbers the last that was given. Its row is locked by the transaction that issues, so that no number is left
-- out and none is given twice.
create table app.invoice_counter (
  series text primary key,
  last integer not null check (last > 0)
);
alter table app.invoice_counter enable row level security;

-- What was issued, as it was issued. A draft is in no table: only what is issued has a number.
create table app.invoice (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id),
  number text not null unique,
  kind text not null check (kind in ('invoice', 'correction')),
  strand text not null check (strand in ('services', 'property')),
  -- `2026-11`: what was owed for this month.
  month text not null check (month ~ '^\d{4}-\d\d$'),
  -- Of a correction: what it takes lines back of.
  corrects uuid references app.invoice (id),
  issued_on date not null,
  issued_at timestamptz(3) not null,
  kept_until date not null,
  gross_minor integer not null check (gross_minor > 0),
  -- All that stands on it, frozen, and a hash of that text.
  document jsonb not null,
  hash bytea not null check (length(hash) = 32),
  check ((kind = 'correction') = (corrects is not null))
);
-- One for each account, strand and month, however often the schedule runs.
create unique index invoice_once on app.invoice (account_id, strand, month) where kind = 'invoice';
create index invoice_account on app.invoice (account_id, issued_at desc, id);
create index invoice_latest on app.invoice (issued_at desc, id);
create index invoice_corrects on app.invoice (corrects) where corrects is not null;
create index invoice_kept_until on app.invoice (kept_until);
-- The books of a month are read by the day.
create index invoice_issued_on on app.invoice (issued_on, number);
alter table app.invoice enable row level security;
create trigger invoice_kept before update or delete on app.invoice
  for each row execute function app.keep_years('0', 'kept_until', '');
create trigger invoice_not_emptied before truncate on app.invoice for each statement execute function app.refuse_change();

-- On which invoice a line of commission is.
create table app.invoice_commission (
  line_id uuid primary key references app.commission_line (id),
  invoice_id uuid not null references app.invoice (id)
);
create index invoice_commission_invoice on app.invoice_commission (invoice_id);
alter table app.invoice_commission enable row level security;
create trigger invoice_commission_kept before update or delete on app.invoice_commission
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');

-- Which lines of an invoice, by their place from 0, a correction takes back. Each once.
create table app.invoice_taken_back (
  invoice_id uuid not null references app.invoice (id),
  place smallint not null check (place >= 0),
  correction_id uuid not null references app.invoice (id),
  primary key (invoice_id, place)
);
create index invoice_taken_back_correction on app.invoice_taken_back (correction_id);
alter table app.invoice_taken_back enable row level security;
create trigger invoice_taken_back_kept before update or delete on app.invoice_taken_back
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');

-- The files of an invoice. They are made after it and kept as they were sent; with them the mail is queued, once.
create table app.invoice_file (
  invoice_id uuid primary key references app.invoice (id),
  pdf bytea not null,
  pdf_hash bytea not null check (length(pdf_hash) = 32),
  -- Null for a plain invoice.
  xml text,
  xml_hash bytea check (length(xml_hash) = 32),
  made_at timestamptz(3) not null,
  check ((xml is null) = (xml_hash is null))
);
alter table app.invoice_file enable row level security;
create trigger invoice_file_kept before update or delete on app.invoice_file
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create trigger invoice_file_not_emptied before truncate on app.invoice_file
  for each statement execute function app.refuse_change();

-- The fees on an invoice that no correction took back. Lines of commission are the last of their invoice.
create function app.invoice_fees(invoice app.invoice) returns integer language sql stable as $$
  select coalesce(sum((line.value ->> 'grossCents')::integer), 0)::integer
    from jsonb_array_elements(invoice.document -> 'lines') with ordinality as line (value, place)
   where line.place <= jsonb_array_length(invoice.document -> 'lines')
           - (select count(*) from app.invoice_commission billed where billed.invoice_id = invoice.id)
     and not exists (select from app.invoice_taken_back taken
                      where taken.invoice_id = invoice.id and taken.place = line.place - 1)
$$;
