-- Invoices of providers to their customers. What was issued is kept as it was issued, like app.invoice; the money never passes
-- through the site, so what is paid is what the provider notes.

-- How a provider's invoices look. Without a row the defaults count.
create table app.customer_invoice_settings (
  provider_id uuid primary key references app.provider (account_id) on delete cascade,
  -- Before the year in every number.
  prefix text not null default 'RE-' check (prefix ~ '^[A-Z0-9/-]{0,10}$'),
  days_to_pay smallint not null default 14 check (days_to_pay between 0 and 90),
  -- Of the rates of the country the one that lines begin with; null: the standard rate.
  rate_hundredths smallint check (rate_hundredths > 0),
  -- A sentence below every invoice.
  closing text not null default '' check (length(closing) <= 500),
  -- What stands on top: the name in letters, the picture of the account, or a picture of its own.
  logo text not null default 'name' check (logo in ('name', 'portrait', 'own')),
  logo_image_id uuid references app.image (id) on delete set null,
  updated_at timestamptz(3) not null
);
create index customer_invoice_settings_logo on app.customer_invoice_settings (logo_image_id) where logo_image_id is not null;
alter table app.customer_invoice_settings enable row level security;

-- Of every provider and series the last number that was given. Its row is locked by the transaction that issues.
create table app.customer_invoice_counter (
  provider_id uuid not null references app.account (id),
  series text not null,
  last integer not null check (last > 0),
  primary key (provider_id, series)
);
alter table app.customer_invoice_counter enable row level security;

create table app.customer_invoice (
  id uuid primary key,
  provider_id uuid not null references app.account (id),
  -- Null where the visit is gone.
  appointment_id uuid references app.appointment (id) on delete set null,
  -- How many documents of the visit there were before: each was taken back as a whole.
  attempt smallint not null check (attempt >= 0),
  number text not null,
  kind text not null check (kind in ('invoice', 'receipt', 'correction')),
  -- Of a correction: what it takes lines back of.
  corrects uuid references app.customer_invoice (id),
  issued_on date not null,
  issued_at timestamptz(3) not null,
  kept_until date not null,
  currency text not null check (currency in ('EUR', 'CHF')),
  gross_minor integer not null check (gross_minor > 0),
  -- The address that it was mailed to; null where the provider hands it over.
  mailed_to text,
  -- All that stands on it, frozen, and a hash of that text.
  document jsonb not null,
  hash bytea not null check (length(hash) = 32),
  unique (provider_id, number),
  check ((kind = 'correction') = (corrects is not null))
);
-- One for each visit, until it is taken back.
create unique index customer_invoice_once on app.customer_invoice (appointment_id, attempt) where kind <> 'correction';
create index customer_invoice_provider on app.customer_invoice (provider_id, issued_at desc, id);
create index customer_invoice_corrects on app.customer_invoice (corrects) where corrects is not null;
create index customer_invoice_appointment on app.customer_invoice (appointment_id) where appointment_id is not null;
create index customer_invoice_kept_until on app.customer_invoice (kept_until);
alter table app.customer_invoice enable row level security;
create trigger customer_invoice_kept before update or delete on app.customer_invoice
  for each row execute function app.keep_years('0', 'kept_until', 'appointment_id');
create trigger customer_invoice_not_emptied before truncate on app.customer_invoice
  for each statement execute function app.refuse_change();

-- Which lines, by their place from 0, a correction takes back. Each once.
create table app.customer_invoice_taken_back (
  invoice_id uuid not null references app.customer_invoice (id),
  place smallint not null check (place >= 0),
  correction_id uuid not null references app.customer_invoice (id),
  primary key (invoice_id, place)
);
create index customer_invoice_taken_back_correction on app.customer_invoice_taken_back (correction_id);
alter table app.customer_invoice_taken_back enable row level security;
create trigger customer_invoice_taken_back_kept before update or delete on app.customer_invoice_taken_back
  for each row execute function app.keep_years('0', 'kept_until', '', 'customer_invoice', 'invoice_id');

-- The files as they were sent. Made right after the invoice; with them the mail is queued, once.
create table app.customer_invoice_file (
  invoice_id uuid primary key references app.customer_invoice (id),
  pdf bytea not null,
  pdf_hash bytea not null check (length(pdf_hash) = 32),
  -- Null for a receipt.
  xml text,
  xml_hash bytea check (length(xml_hash) = 32),
  made_at timestamptz(3) not null,
  check ((xml is null) = (xml_hash is null))
);
alter table app.customer_invoice_file enable row level security;
create trigger customer_invoice_file_kept before update or delete on app.customer_invoice_file
  for each row execute function app.keep_years('0', 'kept_until', '', 'customer_invoice', 'invoice_id');
create trigger customer_invoice_file_not_emptied before truncate on app.customer_invoice_file
  for each statement execute function app.refuse_change();

-- What the provider has noted as paid. A note that was wrong is ended, not changed.
create table app.customer_payment (
  id uuid primary key,
  invoice_id uuid not null references app.customer_invoice (id),
  way text not null check (way in ('cash', 'card', 'transfer')),
  paid_on date not null,
  minor integer not null check (minor > 0),
  noted_at timestamptz(3) not null
);
create index customer_payment_invoice on app.customer_payment (invoice_id, paid_on);
alter table app.customer_payment enable row level security;
-- The shortest of the three countries. The document itself knows its own.
create trigger customer_payment_kept before update or delete on app.customer_payment
  for each row execute function app.keep_years('7', 'paid_on', '');

create table app.customer_payment_end (
  payment_id uuid primary key references app.customer_payment (id),
  ended_at timestamptz(3) not null
);
alter table app.customer_payment_end enable row level security;
create trigger customer_payment_end_kept before update or delete on app.customer_payment_end
  for each row execute function app.keep_years('7', 'paid_on', '', 'customer_payment', 'payment_id');

-- What corrections have taken back, what is noted as paid, and the state that follows.
create function app.customer_invoice_standing(invoice app.customer_invoice)
returns table (corrected integer, paid integer, state text) language sql stable as $$
  select back.minor, money.minor,
         case when invoice.kind = 'correction' then 'correction'
              when back.minor >= invoice.gross_minor then 'corrected'
              when money.minor >= invoice.gross_minor - back.minor then 'paid'
              when money.minor > 0 then 'partial'
              else 'open' end
    from (select coalesce(sum(correction.gross_minor), 0)::integer as minor
            from app.customer_invoice correction where correction.corrects = invoice.id) back
   cross join (select coalesce(sum(payment.minor), 0)::integer as minor
                 from app.customer_payment payment
                where payment.invoice_id = invoice.id
                  and not exists (select from app.customer_payment_end ended where ended.payment_id = payment.id)) money
$$;
