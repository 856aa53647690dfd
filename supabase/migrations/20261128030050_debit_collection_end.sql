-- A file of debits that the bank has refused. Its debits are free again; file and debits stay as they were made.
create table app.debit_collection_end (
  collection_id uuid primary key references app.debit_collection (id),
  reason text not null check (length(reason) between 1 and 500),
  ended_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  ended_by uuid references app.account (id) on delete set null
);
create index debit_collection_end_by on app.debit_collection_end (ended_by) where ended_by is not null;
alter table app.debit_collection_end enable row level security;
create trigger debit_collection_end_kept before update or delete on app.debit_collection_end
  for each row execute function app.keep_commission('ended_by');

-- How many debits of the invoice there were before: the file of each was refused.
alter table app.debit add column attempt smallint not null default 0 check (attempt >= 0);
alter table app.debit drop constraint debit_pkey, add primary key (invoice_id, attempt);

-- The debit by which an invoice is collected.
create function app.standing_debit(invoice uuid) returns setof app.debit language sql stable as $$
  select asked.* from app.debit asked
   where asked.invoice_id = standing_debit.invoice
     and not exists (select from app.debit_collection_end ended where ended.collection_id = asked.collection_id)
$$;

create function app.collect_once() returns trigger language plpgsql as $$
begin
  if exists (select from app.standing_debit(new.invoice_id)) then
    raise exception 'the invoice % is collected already', new.invoice_id using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger debit_once before insert on app.debit for each row execute function app.collect_once();

create or replace function app.mandate_lapses(mandate app.debit_mandate) returns date language sql stable as $$
  select (greatest(mandate.signed_on, (select max(made.collected_on) from app.debit used
                                         join app.debit_collection made on made.id = used.collection_id
                                        where used.mandate_id = mandate.id
                                          and not exists (select from app.debit_collection_end ended where ended.collection_id = made.id)))
          + interval '36 months')::date
$$;

create or replace function app.invoice_debit_day(invoice app.invoice) returns date language sql stable as $$
  select coalesce(
    (select made.collected_on from app.standing_debit(invoice.id) asked join app.debit_collection made on made.id = asked.collection_id),
    (select (invoice.document ->> 'dueOn')::date from app.invoice_mandate(invoice) mandate
      where app.mandate_holds(mandate, (invoice.document ->> 'dueOn')::date)))
$$;

-- What is collected is late only once the bank has returned it. What was to be collected is late from the end of its mandate on.
create or replace function app.invoice_overdue_since(invoice app.invoice) returns date
language sql stable as $$
  select case when returned.on_day is null and app.invoice_debit_day(invoice) is not null then null
         else greatest((invoice.document ->> 'dueOn')::date, asked.collected_on, returned.on_day,
                  case when asked.collected_on is null then
                    (select (ended.ended_at at time zone 'Europe/Berlin')::date from app.invoice_mandate(invoice) mandate
                       join app.debit_mandate_end ended on ended.mandate_id = mandate.id) end) end
    from (select max(made.collected_on) as collected_on from app.debit
            join app.debit_collection made on made.id = debit.collection_id where debit.invoice_id = invoice.id) asked
   cross join (select max(payment.booked_on) as on_day from app.payment
                where payment.invoice_id = invoice.id and payment.kind = 'return') returned
$$;

create or replace function app.invoice_standing(invoice app.invoice, out owed integer, out paid integer, out state text)
language sql stable as $$
  select sums.owed, sums.paid,
         case when invoice.kind = 'correction' then 'correction'
              when sums.paid > sums.owed then 'over'
              when sums.paid = sums.owed then case when sums.owed = 0 and sums.paid = 0 and sums.corrected > 0 then 'cancelled' else 'paid' end
              when sums.last = 'return' then 'returned'
              when sums.paid > 0 then 'partial'
              when exists (select from app.standing_debit(invoice.id)) then 'collecting'
              else 'open' end
    from (select coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor) - back.minor as owed, back.minor as corrected,
                 coalesce((select sum(payment.amount_minor) from app.payment where payment.invoice_id = invoice.id), 0)::integer as paid,
                 (select payment.kind from app.payment
                   where payment.invoice_id = invoice.id and payment.kind in ('transfer', 'return') order by payment.id desc limit 1) as last
            from (select coalesce(sum(correction.gross_minor), 0)::integer as minor
                    from app.invoice correction where correction.corrects = invoice.id) as back) as sums
$$;

select app.open_to_site();
