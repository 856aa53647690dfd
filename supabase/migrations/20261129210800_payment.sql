-- Files of banks that were read. The same file again is the same row.
create table app.bank_file (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique check (length(hash) = 32),
  name text not null check (length(name) <= 200),
  read_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  read_by uuid references app.account (id) on delete set null,
  line_count integer not null check (line_count >= 0),
  new_count integer not null check (new_count between 0 and line_count)
);
create index bank_file_latest on app.bank_file (read_at desc, id);
-- The foreign key, when an administrator's account ends.
create index bank_file_by on app.bank_file (read_by) where read_by is not null;
alter table app.bank_file enable row level security;
create trigger bank_file_kept before update or delete on app.bank_file
  for each row execute function app.keep_years('8', 'read_at', 'read_by');

-- Bookings on the operator's account. The id is made of the booking's own fields, so that it is the same in every file.
create table app.bank_line (
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  -- Null: no statement has told of it. Of the account for pesos there are none that a program reads, so an administrator enters what
  -- came.
  file_id uuid references app.bank_file (id),
  place integer not null,
  booked_on date not null,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  direction text not null check (direction in ('in', 'out')),
  -- A payment or a debit that came back.
  is_return boolean not null,
  -- Of a return: what was paid before the bank took its charges.
  original_minor bigint check (original_minor >= 0),
  payer text not null,
  -- A fingerprint of the payer's IBAN, and its last digits for people.
  payer_key text,
  payer_end text,
  -- What was written with it, references included.
  said text not null
);
create index bank_line_file on app.bank_line (file_id, place);
create index bank_line_payer on app.bank_line (payer_key) where payer_key is not null;
create index bank_line_booked_on on app.bank_line (booked_on);
alter table app.bank_line enable row level security;
create trigger bank_line_kept before update or delete on app.bank_line
  for each row execute function app.keep_years('8', 'booked_on', '');

-- Money on invoices, in minor units. Rows are only added: what an invoice lacks is the sum.
create table app.payment (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references app.invoice (id),
  kind text not null check (kind in ('transfer', 'return', 'credit', 'paid_back')),
  amount_minor integer not null,
  line_id text references app.bank_line (id),
  -- Of a credit: the invoice that it was taken off from.
  taken_by uuid references app.invoice (id),
  booked_on date not null,
  made_at timestamptz(3) not null,
  -- Who has said so; null where it was matched.
  made_by uuid references app.account (id) on delete set null,
  check (amount_minor <> 0 and (kind = 'transfer') = (amount_minor > 0)),
  -- Written so that the condition on the kinds of payments is the only list of them.
  constraint payment_of_line check ((line_id is null) = (kind = 'credit' or kind = 'paid_back')),
  check ((kind = 'credit') = (taken_by is not null)),
  unique (line_id, invoice_id)
);
create index payment_invoice on app.payment (invoice_id, id);
create index payment_taken_by on app.payment (taken_by) where taken_by is not null;
-- The foreign key, when an administrator's account ends.
create index payment_by on app.payment (made_by) where made_by is not null;
-- The books of a month are read by the day.
create index payment_booked_on on app.payment (booked_on, id);
create index payment_returned on app.payment (invoice_id) where kind = 'return';
alter table app.payment enable row level security;
create trigger payment_kept before update or delete on app.payment
  for each row execute function app.keep_years('8', 'booked_on', 'made_by');

-- Bookings that are for no invoice, as an administrator has said.
create table app.bank_line_aside (
  line_id text primary key references app.bank_line (id),
  reason text not null check (length(reason) between 1 and 500),
  said_at timestamptz(3) not null,
  said_by uuid references app.account (id) on delete set null
);
create index bank_line_aside_by on app.bank_line_aside (said_by) where said_by is not null;
alter table app.bank_line_aside enable row level security;
create trigger bank_line_aside_kept before update or delete on app.bank_line_aside
  for each row execute function app.keep_years('8', 'said_at', 'said_by');

-- What returns would take off beyond what had been booked on their invoice until their day. A file may tell of a return before it
-- tells of the money that came back, or never of that money: a return undoes at most what was booked.
create function app.unbooked_returns() returns table (payment_id bigint, invoice_id uuid, booked_on date, minor integer)
language sql stable as $$
  select lacking.id, lacking.invoice_id, lacking.booked_on, lacking.more::integer
    from (select lack.*, lack.lacks - lag(lack.lacks, 1, 0::bigint) over (partition by lack.invoice_id order by lack.place) as more
            from (select moved.*, max(case when moved.kind = 'return' then greatest(0, -moved.booked) else 0 end)
                           over (partition by moved.invoice_id order by moved.place) as lacks
                    from (select payment.id, payment.invoice_id, payment.kind, payment.booked_on,
                                 sum(payment.amount_minor) over by_day as booked, row_number() over by_day as place
                            from app.payment
                           where payment.invoice_id in (select back.invoice_id from app.payment back where back.kind = 'return')
                          window by_day as (partition by payment.invoice_id
                            order by payment.booked_on, payment.kind = 'return', payment.id)) as moved) as lack) as lacking
   where lacking.more > 0
$$;
