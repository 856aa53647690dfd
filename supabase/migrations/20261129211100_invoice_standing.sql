-- What an invoice asks for and what has come. What corrections take back is not asked for.
create function app.invoice_standing(invoice app.invoice, out owed integer, out paid integer, out state text)
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
                 (coalesce((select sum(payment.amount_minor) from app.payment where payment.invoice_id = invoice.id), 0)
                  + coalesce((select sum(unbooked.minor) from app.unbooked_returns() unbooked
                               where unbooked.invoice_id = invoice.id), 0))::integer as paid,
                 (select payment.kind from app.payment
                   where payment.invoice_id = invoice.id and payment.kind in ('transfer', 'return')
                   order by payment.booked_on desc, payment.kind, payment.id desc limit 1) as last
            from (select coalesce(sum(correction.gross_minor), 0)::integer as minor
                    from app.invoice correction where correction.corrects = invoice.id) as back) as sums
$$;

-- Since when money is missing that should have come: since the day on which it was due, or on which it came back. Null where the
-- invoice asks for nothing. What is collected is late only once the bank has returned it. What was to be collected is late from the
-- end of its mandate on.
create function app.invoice_overdue_since(invoice app.invoice) returns date
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

-- Whether a debit that was announced, and that no bank has returned, collects what is open of this invoice as well.
create function app.carried_by_debit(invoice app.invoice) returns boolean language sql stable as $$
  select exists (
    select from app.invoice asking cross join lateral app.invoice_standing(asking) stood
     where asking.account_id = invoice.account_id and asking.strand = invoice.strand and asking.kind = 'invoice'
       and asking.document -> 'payment' ->> 'by' = 'debit'
       and asking.document -> 'carried' @> jsonb_build_array(jsonb_build_object('number', invoice.number))
       and stood.owed > stood.paid and stood.state <> 'returned' and app.invoice_debit_day(asking) is not null)
$$;
