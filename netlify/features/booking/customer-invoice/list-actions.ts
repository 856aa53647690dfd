import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/customer-invoice.ts';
import {
  type CustomerInvoiceDetail,
  customerInvoiceFilePaths,
} from '../../../../src/contract/booking/customer-invoice.ts';
import type { CustomerInvoiceId } from '../../../../src/contract/booking/customer-invoice-fields.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import type { InvoiceDocument } from '../../../invoice/index.ts';
import { signLink } from '../../../session/link.ts';
import { readCursor, writeCursor } from '../../billing/index.ts';
import { linkedVisit, partyOf } from '../appointment/visit-actions.ts';
import { groupsShown } from './draft-rules.ts';
import * as list from './list-sql.ts';
import { linkedDays } from './rules.ts';
import * as sql from './sql.ts';

/** Years in which something of it was paid that a German household may deduct. */
function householdYears(document: InvoiceDocument, payments: readonly sql.PaymentRow[]): string[] {
  const hasLabour = document.lines.some(({ kind }) => kind === 'labour' || kind === 'travel');
  if (document.kind !== 'invoice' || document.seller.country !== 'DE') return [];
  if (!hasLabour || document.isForHousehold !== true) return [];
  return [...new Set(payments.map(({ on }) => on.slice(0, 4)))].sort();
}

/** An own document as its page shows it. */
export async function shownOf(
  database: Database,
  owner: AccountId,
  id: CustomerInvoiceId,
  refuse: Refuse<'not_found'>,
): Promise<CustomerInvoiceDetail> {
  const found = (await list.detailOf(database, owner, id)) ?? refuse('not_found');
  const { document, ...row } = found;
  const taken = new Set(await sql.takenBack(database, id));
  const payments = await sql.paymentsOf(database, id);
  return {
    ...row,
    lines: document.lines.map((line, place) => ({
      name: line.name,
      note: line.note ?? null,
      kind: line.kind ?? null,
      unit: line.unit,
      quantityThousandths: line.quantityThousandths,
      rateHundredths: line.vat.rateHundredths,
      netMinor: line.netCents,
      grossMinor: line.grossCents,
      isTakenBack: taken.has(place),
    })),
    groups: groupsShown(document),
    netMinor: document.netCents,
    vatMinor: document.vatCents,
    deliveredOn: document.deliveredOn,
    payments,
    isForHousehold: document.seller.country === 'DE' && document.isForHousehold === true,
    reason: document.corrects?.reason ?? null,
    householdYears: householdYears(document, payments),
  };
}

export const getCustomerInvoice: Action<typeof contract.getCustomerInvoice> = ({ world, actor, params, refuse }) =>
  shownOf(world.database, actor.id, params.id, refuse);

export const listCustomerInvoices: Action<typeof contract.listCustomerInvoices> = async (call) => {
  const { world, actor, query, refuse } = call;
  const { state, month, search, cursor, limit } = query;
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const typed = search === undefined || search === '' ? undefined : search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const asked = { state, month, search: typed === undefined ? undefined : `%${typed}%` };
  const rows = await list.listed(world.database, actor.id, asked, { after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items,
    total: await list.countListed(world.database, actor.id, asked),
    open: await list.openOf(world.database, actor.id),
    months: await list.monthsOf(world.database, actor.id),
    nextCursor: last === undefined ? null : writeCursor(last),
  };
};

/** Each with a link that shows it: whoever sees the visit may see what was issued for it. */
async function ofVisit({ database, secret, clock }: Adapters, visit: AppointmentId) {
  const now = clock.now();
  const shown = (await list.ofVisit(database, visit)).filter(({ hasFiles }) => hasFiles);
  const items = shown.map(async ({ id, number, kind, issuedOn, currency, totalMinor, state }) => {
    const token = await signLink(secret, 'customer_invoice', id, now, linkedDays);
    const url = `${apiBase}${customerInvoiceFilePaths.linked.replace(':token', token)}`;
    return { number, kind, issuedOn, currency, totalMinor, state, url };
  });
  const sheets = (await list.sheetsOfVisit(database, visit)).map(async ({ id, year }) => {
    const token = await signLink(secret, 'household_sheet', id, now, linkedDays);
    return { year, url: `${apiBase}${customerInvoiceFilePaths.sheet.replace(':token', token).replace(':year', year)}` };
  });
  return { items: await Promise.all(items), sheets: await Promise.all(sheets) };
}

export const listVisitInvoices: Action<typeof contract.listVisitInvoices> = async (call) => {
  const { world, actor, params, refuse } = call;
  const party = (await partyOf(world, params.id, actor)) ?? refuse('not_found');
  return ofVisit(world, party.id);
};

export const listLinkedVisitInvoices: Action<typeof contract.listLinkedVisitInvoices> = async (call) => {
  const { world, params, refuse } = call;
  const party = (await linkedVisit(world, params.token)) ?? refuse('not_found');
  return ofVisit(world, party.id);
};
