/**
 * Invoices of which money is missing, with how much, as `app.invoice_standing` counts it: added up over all at once. Asked one by
 * one that is three sums for each of all invoices. What is due is never more than the gross, which need not be read in the document.
 */
export const missingMoney = `
  select invoice.id, invoice.account_id, invoice.document ->> 'currency' as currency,
         coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor) - settled.minor as open_minor
    from app.invoice
    left join (select invoice_id, sum(amount_minor) as minor from app.payment group by invoice_id) paid on paid.invoice_id = invoice.id
    left join (select invoice_id, sum(minor) as minor from app.unbooked_returns() group by invoice_id) unbooked
      on unbooked.invoice_id = invoice.id
    left join (select corrects, sum(gross_minor) as minor from app.invoice where corrects is not null group by corrects) back
      on back.corrects = invoice.id
   cross join lateral (
     select coalesce(paid.minor, 0) + coalesce(unbooked.minor, 0) + coalesce(back.minor, 0) as minor) settled
   where invoice.kind = 'invoice' and invoice.gross_minor > settled.minor
     and coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor) > settled.minor`;

/**
 * The open money of one `invoice`, as `app.invoice_standing` counts it; negative if too much was paid. It reads each invoice by
 * itself: for all invoices use `missingMoney`.
 */
export const openOfInvoice = `
  (coalesce((invoice.document ->> 'dueCents')::integer, invoice.gross_minor)
   - coalesce((select sum(amount_minor) from app.payment where payment.invoice_id = invoice.id), 0)
   - coalesce((select sum(minor) from app.unbooked_returns() unbooked where unbooked.invoice_id = invoice.id), 0)
   - coalesce((select sum(gross_minor) from app.invoice correction where correction.corrects = invoice.id), 0))::integer`;
