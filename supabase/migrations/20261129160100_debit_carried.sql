-- A small sum of an earlier invoice is collected with the invoice that carries it: one debit at the bank, a row here for each.
alter table app.debit add column with_invoice uuid references app.invoice (id) check (with_invoice <> invoice_id);
create index debit_with on app.debit (with_invoice) where with_invoice is not null;

-- Whether a debit that was announced, and that no bank has returned, collects what is open of this invoice as well.
create function app.carried_by_debit(invoice app.invoice) returns boolean language sql stable as $$
  select exists (
    select from app.invoice asking cross join lateral app.invoice_standing(asking) stood
     where asking.account_id = invoice.account_id and asking.strand = invoice.strand and asking.kind = 'invoice'
       and asking.document -> 'payment' ->> 'by' = 'debit'
       and asking.document -> 'carried' @> jsonb_build_array(jsonb_build_object('number', invoice.number))
       and stood.owed > stood.paid and stood.state <> 'returned' and app.invoice_debit_day(asking) is not null)
$$;

select app.open_to_site();
