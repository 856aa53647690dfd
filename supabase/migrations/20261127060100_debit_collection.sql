-- Files by which a bank was asked to collect. The file itself is written anew from these rows whenever it is wanted, because the
-- payers' accounts stand encrypted in their mandates alone; its hash proves that it is the same.
create table app.debit_collection (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique check (reference ~ '^CK-L-\d{4}-\d{6,}$'),
  collected_on date not null,
  -- Who collects, as on that day.
  creditor jsonb not null,
  hash bytea not null check (length(hash) = 32),
  made_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  made_by uuid references app.account (id) on delete set null
);
create index debit_collection_latest on app.debit_collection (made_at desc, id);
create index debit_collection_by on app.debit_collection (made_by) where made_by is not null;
alter table app.debit_collection enable row level security;
create trigger debit_collection_kept before update or delete on app.debit_collection
  for each row execute function app.keep_commission('made_by');

-- The debits in them. An invoice is collected once: what comes back is transferred.
create table app.debit (
  invoice_id uuid primary key references app.invoice (id),
  collection_id uuid not null references app.debit_collection (id),
  mandate_id uuid not null references app.debit_mandate (id),
  amount_minor integer not null check (amount_minor > 0)
);
create index debit_collection_debits on app.debit (collection_id, invoice_id);
create index debit_mandate_debits on app.debit (mandate_id);
alter table app.debit enable row level security;
create trigger debit_kept before update or delete on app.debit for each row execute function app.refuse_change();

create or replace function app.mandate_lapses(mandate app.debit_mandate) returns date language sql stable as $$
  select (greatest(mandate.signed_on, (select max(made.collected_on) from app.debit used
                                         join app.debit_collection made on made.id = used.collection_id
                                        where used.mandate_id = mandate.id)) + interval '36 months')::date
$$;

-- The mandate by which an invoice is to be collected; null where it is paid in another way.
create function app.invoice_mandate(invoice app.invoice) returns app.debit_mandate language sql stable as $$
  select mandate from app.debit_mandate mandate
   where invoice.document -> 'payment' ->> 'by' = 'debit' and mandate.reference = invoice.document -> 'payment' ->> 'mandate'
$$;

-- The day on which an invoice is collected, or will be if its mandate holds until then; null where it has to be transferred.
create function app.invoice_debit_day(invoice app.invoice) returns date language sql stable as $$
  select coalesce(
    (select made.collected_on from app.debit asked join app.debit_collection made on made.id = asked.collection_id
      where asked.invoice_id = invoice.id),
    (select (invoice.document ->> 'dueOn')::date from app.invoice_mandate(invoice) mandate
      where app.mandate_holds(mandate, (invoice.document ->> 'dueOn')::date)))
$$;

-- What is to be collected is late only once it was asked for, and where its mandate ended before, from then on.
create or replace function app.invoice_overdue_since(invoice app.invoice) returns date
language sql stable as $$
  select case when asked.collected_on is null and app.invoice_debit_day(invoice) is not null then null
         else greatest((invoice.document ->> 'dueOn')::date, asked.collected_on,
                  (select max(payment.booked_on) from app.payment
                    where payment.invoice_id = invoice.id and payment.kind = 'return'),
                  case when asked.collected_on is null then
                    (select (ended.ended_at at time zone 'Europe/Berlin')::date from app.invoice_mandate(invoice) mandate
                       join app.debit_mandate_end ended on ended.mandate_id = mandate.id) end) end
    from (select max(made.collected_on) as collected_on from app.debit
            join app.debit_collection made on made.id = debit.collection_id where debit.invoice_id = invoice.id) asked
$$;

create or replace function app.invoice_standing(invoice app.invoice, out owed integer, out paid integer, out state text)
language sql stable as $$
  select sums.owed, sums.paid,
         case when invoice.kind = 'correction' then 'correction'
              when sums.paid > sums.owed then 'over'
              when sums.paid = sums.owed then case when sums.owed = 0 and sums.paid = 0 and sums.corrected > 0 then 'cancelled' else 'paid' end
              when sums.last = 'return' then 'returned'
              when sums.paid > 0 then 'partial'
              when exists (select from app.debit where debit.invoice_id = invoice.id) then 'collecting'
              else 'open' end
    from (select coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor) - back.minor as owed, back.minor as corrected,
                 coalesce((select sum(payment.amount_minor) from app.payment where payment.invoice_id = invoice.id), 0)::integer as paid,
                 (select payment.kind from app.payment
                   where payment.invoice_id = invoice.id and payment.kind in ('transfer', 'return') order by payment.id desc limit 1) as last
            from (select coalesce(sum(correction.gross_minor), 0)::integer as minor
                    from app.invoice correction where correction.corrects = invoice.id) as back) as sums
$$;
