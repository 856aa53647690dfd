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
create index payment_returned on app.payment (invoice_id) where kind = 'return';

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
                 (coalesce((select sum(payment.amount_minor) from app.payment where payment.invoice_id = invoice.id), 0)
                  + coalesce((select sum(unbooked.minor) from app.unbooked_returns() unbooked
                               where unbooked.invoice_id = invoice.id), 0))::integer as paid,
                 (select payment.kind from app.payment
                   where payment.invoice_id = invoice.id and payment.kind in ('transfer', 'return')
                   order by payment.booked_on desc, payment.kind, payment.id desc limit 1) as last
            from (select coalesce(sum(correction.gross_minor), 0)::integer as minor
                    from app.invoice correction where correction.corrects = invoice.id) as back) as sums
$$;

select app.open_to_site();
