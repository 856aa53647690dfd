import type * as contract from '../../../../src/contract/booking/customer-invoice-settings.ts';
import { type AccountId, identifier } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action } from '../../../http/answer.ts';
import { datevFile, daysIn, type HouseholdPayment, householdSheet, zipOf } from '../../../invoice/index.ts';
import { readLink } from '../../../session/link.ts';
import {
  type BookedInvoice,
  documentsCsv,
  householdPaymentsOf,
  incomeCsv,
  openCsv,
  partsOf,
  paymentsCsv,
} from './book-rules.ts';
import * as sql from './book-sql.ts';
import { markOf } from './settings-actions.ts';

/** What a provider's tax adviser gets, and the sheet of a household. */

export const listCustomerBooks: Action<typeof contract.listCustomerBooks> = async ({ world, actor }) => ({
  items: await sql.monthsOf(world.database, actor.id),
});

/** Numbers may have a stroke, file names may not. */
const fileName = (number: string | undefined): string => (number ?? 'invoice').replaceAll('/', '_');

/**
 * A month as one ZIP with the issued documents as PDF and XML. Tables, for DATEV as well, have these documents, the
 * income by rate and way of payment, the payments, and what is open now. If the documents exceed one answer, the tables
 * come with the first part.
 */
export async function monthFile(
  { database, clock }: Adapters,
  owner: AccountId,
  { month, part }: { month: string; part: string },
): Promise<Uint8Array | undefined> {
  if (!/^\d{4}-\d\d$/.test(month) || !/^[1-9]\d{0,2}$/.test(part)) return undefined;
  const known = (await sql.monthsOf(database, owner)).find((one) => one.month === month);
  if (known === undefined || Number(part) > known.parts) return undefined;
  const files: Record<string, string | Uint8Array> = {};
  for (const { document, pdf, xml } of await sql.filesOfMonth(database, owner, { month, part: Number(part) })) {
    files[`${fileName(document.number)}.pdf`] = Buffer.from(pdf, 'base64');
    if (xml !== null) files[`${fileName(document.number)}.xml`] = xml;
  }
  if (part === '1') {
    const parts = (await sql.paidInMonth(database, owner, month))
      .flatMap(partsOf)
      .filter(({ on }) => on.startsWith(month));
    files['income.csv'] = incomeCsv(parts);
    files['payments.csv'] = paymentsCsv(parts);
    const documents = await sql.documentsOfMonth(database, owner, month);
    files['documents.csv'] = documentsCsv(documents);
    const stack = {
      from: `${month}-01`,
      to: `${month}-${daysIn(month)}`,
      title: `Rechnungen ${month}`,
      madeAt: clock.now(),
    };
    const bookings = datevFile(stack, documents, 'sold');
    if (bookings !== undefined) files[`EXTF_Buchungsstapel_${month}.csv`] = bookings;
    files['open.csv'] = openCsv(await sql.openItems(database, owner));
  }
  return zipOf(files);
}

const paidFirst = (one: HouseholdPayment, other: HouseholdPayment): number => (one.paidOn < other.paidOn ? -1 : 1);

/** The sheet of § 35a EStG for invoices to one customer and a year; undefined where nothing was paid in it. */
async function sheetOf(
  world: Adapters,
  owner: AccountId,
  { invoices, year }: { invoices: readonly BookedInvoice[]; year: string },
): Promise<Uint8Array | undefined> {
  const payments = invoices.flatMap((invoice) => householdPaymentsOf(invoice, year)).sort(paidFirst);
  const document = invoices[0]?.document;
  if (document === undefined || document.seller.country !== 'DE' || payments.length === 0) return undefined;
  const now = world.clock.now();
  const { language, currency, seller, buyer } = document;
  const issuedOn = dayAt(now.getTime(), timeZones.de);
  const mark = await markOf(world, owner);
  return householdSheet(
    { year, issuedOn, language, currency, seller, buyer, payments },
    { ...(mark === undefined ? {} : { mark }), madeAt: now.getTime() },
  );
}

const isYear = (year: string): boolean => /^\d{4}$/.test(year);

/** Of the customer of an own invoice. */
export async function sheetFile(
  world: Adapters,
  owner: AccountId,
  { id, year }: { id: string; year: string },
): Promise<Uint8Array | undefined> {
  if (!identifier.safeParse(id).success || !isYear(year)) return undefined;
  return sheetOf(world, owner, { invoices: await sql.sameCustomer(world.database, owner, id), year });
}

/** Of whoever has a link of the visit's page. */
export async function linkedSheet(
  world: Adapters,
  { token, year }: { token: string; year: string },
): Promise<Uint8Array | undefined> {
  const id = await readLink(world, 'household_sheet', token, world.clock.now());
  if (id === undefined || !isYear(year)) return undefined;
  const invoices = await sql.ownOfCustomer(world.database, id);
  const owner = invoices[0]?.owner;
  return owner === undefined ? undefined : sheetOf(world, owner, { invoices, year });
}
