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
  for each row execute function app.keep_years('8', 'made_at', 'made_by');

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
  for each row execute function app.keep_years('8', 'ended_at', 'ended_by');

-- The debits in them. An invoice is collected once: what comes back is transferred.
create table app.debit (
  invoice_id uuid not null references app.invoice (id),
  collection_id uuid not null references app.debit_collection (id),
  mandate_id uuid not null references app.debit_mandate (id),
  amount_minor integer not null check (amount_minor > 0),
  -- How many debits of the invoice there were before: the file of each was refused.
  attempt smallint not null default 0 check (attempt >= 0),
  -- A small sum of an earlier invoice is collected with the invoice that carries it: one debit at the bank, a row here for each.
  with_invoice uuid references app.invoice (id) check (with_invoice <> invoice_id),
  primary key (invoice_id, attempt)
);
create index debit_collection_debits on app.debit (collection_id, invoice_id);
create index debit_mandate_debits on app.debit (mandate_id);
create index debit_with on app.debit (with_invoice) where with_invoice is not null;
alter table app.debit enable row level security;
create trigger debit_kept before update or delete on app.debit
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');

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

-- The last day on which a mandate may be used: 36 months after its last debit, or after it was given (EPC016-06, 4.1).
create function app.mandate_lapses(mandate app.debit_mandate) returns date language sql stable as $$
  select (greatest(mandate.signed_on, (select max(made.collected_on) from app.debit used
                                         join app.debit_collection made on made.id = used.collection_id
                                        where used.mandate_id = mandate.id
                                          and not exists (select from app.debit_collection_end ended where ended.collection_id = made.id)))
          + interval '36 months')::date
$$;

-- Whether a mandate may be used on a day.
create function app.mandate_holds(mandate app.debit_mandate, on_day date) returns boolean language sql stable as $$
  select on_day <= app.mandate_lapses(mandate)
         and not exists (select from app.debit_mandate_end ended where ended.mandate_id = mandate.id)
$$;

-- The mandate by which an invoice is to be collected; null where it is paid in another way.
create function app.invoice_mandate(invoice app.invoice) returns app.debit_mandate language sql stable as $$
  select mandate from app.debit_mandate mandate
   where invoice.document -> 'payment' ->> 'by' = 'debit' and mandate.reference = invoice.document -> 'payment' ->> 'mandate'
$$;

-- The day on which an invoice is collected, or will be if its mandate holds until then; null where it has to be transferred.
create function app.invoice_debit_day(invoice app.invoice) returns date language sql stable as $$
  select coalesce(
    (select made.collected_on from app.standing_debit(invoice.id) asked join app.debit_collection made on made.id = asked.collection_id),
    (select (invoice.document ->> 'dueOn')::date from app.invoice_mandate(invoice) mandate
      where app.mandate_holds(mandate, (invoice.document ->> 'dueOn')::date)))
$$;
