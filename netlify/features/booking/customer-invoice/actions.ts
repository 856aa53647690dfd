import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { AppointmentStatus } from '../../../../src/contract/booking/appointment-status.ts';
import type * as contract from '../../../../src/contract/booking/customer-invoice.ts';
import type { CustomerInvoiceId } from '../../../../src/contract/booking/customer-invoice-fields.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { done, isOneOf } from '../../../ground/states.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { type InvoiceDocument, isLeitwegId, keptUntil, missingIn, priced } from '../../../invoice/index.ts';
import { canonical, faultOfPastDay, hashOf } from '../../billing/index.ts';
import { quotedLines } from '../quote/shop-sql.ts';
import {
  addressIn,
  amountsShown,
  draftOf,
  faultOfLines,
  linesOfVisit,
  numberIn,
  type Occasion,
  ratesOf,
  seriesOf,
  type WrittenInvoice,
} from './draft-rules.ts';
import { sentOrLater } from './file-actions.ts';
import { issuerOf } from './issuer-actions.ts';
import { shownOf } from './list-actions.ts';
import { customerInvoiceLimits } from './rules.ts';
import * as sql from './sql.ts';

/** What a provider does to bill a completed visit. */

type InvoiceRefusals = Refuse<'not_found' | 'wrong_state' | 'no_provider'>;

interface Billed {
  visit: sql.VisitRow;
  /** The quote that became the visit. */
  quoted: Awaited<ReturnType<typeof quotedLines>>;
  occasion: Occasion;
}

/** A completed visit of the provider, and what an invoice about it begins with. */
async function billedOf(
  world: Adapters,
  database: Database,
  { owner, id, isLocked = false }: { owner: AccountId; id: AppointmentId; isLocked?: boolean },
  refuse: InvoiceRefusals,
): Promise<Billed> {
  const visit = (await sql.visitOf(database, owner, id, { isLocked })) ?? refuse('not_found');
  if (!isOneOf(done, visit.status as AppointmentStatus))
    return refuse('wrong_state', undefined, { state: visit.status });
  const now = world.clock.now().getTime();
  const quoted = await quotedLines(database, visit.id);
  return {
    visit,
    quoted,
    occasion: {
      issuer: await issuerOf(world, database, owner, refuse),
      currency: visit.currency,
      day: dayAt(Date.parse(visit.start), visit.timeZone),
      isAtCustomer: visit.place === 'customer',
      issuedOn: dayAt(now, visit.timeZone),
      depositMinor: visit.depositMinor,
      capMinor: quoted?.isCapped === true ? quoted.totalCents : null,
    },
  };
}

/** A correction of all makes room for another. */
const standing = (documents: readonly { id: CustomerInvoiceId; number: string; state: string }[]) =>
  documents.find(({ state }) => state !== 'corrected');

export const proposeCustomerInvoice: Action<typeof contract.proposeCustomerInvoice> = async (call) => {
  const { world, actor, params, refuse } = call;
  const { visit, quoted, occasion } = await billedOf(world, world.database, { owner: actor.id, id: params.id }, refuse);
  const { issuer, day } = occasion;
  const settings = await sql.settingsOf(world.database, actor.id);
  const rates = ratesOf(issuer, settings.rateHundredths);
  const issued = standing(await sql.documentsOfVisit(world.database, visit.id));
  const { formerBuyer, address, fileAddress } = visit;
  const place = address ?? (fileAddress === null ? undefined : addressIn(fileAddress));
  return {
    visitId: visit.id,
    start: visit.start,
    timeZone: visit.timeZone,
    kind: issuer.isTrader ? 'invoice' : 'receipt',
    currency: visit.currency,
    country: issuer.country,
    rates,
    buyer: {
      country: issuer.country.toUpperCase(),
      ...place,
      ...formerBuyer,
      name: formerBuyer?.name ?? visit.name,
      email: formerBuyer?.email ?? visit.email,
    },
    lines: linesOfVisit(visit, rates[0] ?? 0, quoted),
    deliveredOn: day,
    language: visit.language,
    daysToPay: settings.daysToPay,
    closing: settings.closing,
    isForHousehold: issuer.isTrader && issuer.country === 'de' && occasion.isAtCustomer,
    isPaid: visit.status === 'completed_paid',
    issued: issued === undefined ? null : { id: issued.id, number: issued.number },
  };
};

/** The draft with its sums. What is wrong with it is said at its field. */
function pricedOf(written: WrittenInvoice, occasion: Occasion, refuse: Refuse): InvoiceDocument {
  const { buyer, lines, paid, deliveredOn = occasion.day } = written;
  const { issuer, issuedOn, capMinor } = occasion;
  const fault = faultOfLines(lines, ratesOf(issuer, null), capMinor);
  if (fault !== undefined) refuse('invalid', { lines: fault });
  // A receipt says that money was received.
  if (paid === null && !issuer.isTrader) refuse('invalid', { paid: 'required' });
  const paidFault = paid === null ? undefined : faultOfPastDay(paid.on, issuedOn);
  if (paidFault !== undefined) refuse('invalid', { 'paid.on': paidFault });
  const dayFault = faultOfPastDay(deliveredOn, issuedOn);
  if (dayFault !== undefined) refuse('invalid', { deliveredOn: dayFault });
  if (buyer.leitwegId !== '' && !isLeitwegId(buyer.leitwegId)) refuse('invalid', { 'buyer.leitwegId': 'leitwegId' });
  return priced(draftOf(written, occasion));
}

const lackedBy = (document: InvoiceDocument) =>
  missingIn(document, { isAddressKnown: false }).filter((what) => what !== 'number');

export const previewCustomerInvoice: Action<typeof contract.previewCustomerInvoice> = async (call) => {
  const { world, actor, body, refuse } = call;
  const { occasion } = await billedOf(world, world.database, { owner: actor.id, id: body.visitId }, refuse);
  const document = pricedOf(body, occasion, refuse);
  return { ...amountsShown(document), missing: lackedBy(document) };
};

/** Where the form asks for what a document lacks; all else stands in the provider's details. */
const fieldOf: Partial<Record<ReturnType<typeof lackedBy>[number], string>> = {
  buyer_name: 'buyer.name',
  buyer_address: 'buyer.street',
  buyer_vat_id: 'buyer.vatId',
  buyer_email: 'buyer.email',
  leitweg_id: 'buyer.leitwegId',
};

interface Issuing {
  owner: AccountId;
  body: WrittenInvoice & { totalMinor: number; isMailed: boolean };
  refuse: Refuse<'not_found' | 'wrong_state' | 'conflict' | 'no_provider'>;
}

/** Issues in one transaction. The number is taken last, so that only what is issued has one. */
export async function issueIn(
  transaction: Database,
  world: Adapters,
  { owner, body, refuse }: Issuing,
): Promise<CustomerInvoiceId> {
  const now = world.clock.now();
  const asked = { owner, id: body.visitId, isLocked: true };
  const { occasion, visit } = await billedOf(world, transaction, asked, refuse);
  const before = await sql.documentsOfVisit(transaction, body.visitId);
  if (standing(before) !== undefined) return refuse('conflict');
  const draft = pricedOf(body, occasion, refuse);
  if (draft.grossCents !== body.totalMinor) return refuse('invalid', { totalMinor: 'invoiceTotalChanged' });
  const [missing] = lackedBy(draft);
  if (missing !== undefined) return refuse('invalid', { [fieldOf[missing] ?? missing]: 'invoiceMissing' });
  const { issuer, issuedOn } = occasion;
  const { prefix } = await sql.settingsOf(transaction, owner);
  const series = seriesOf(prefix, issuedOn);
  const document = { ...draft, number: numberIn(series, await sql.nextNumber(transaction, owner, series)) };
  const id = crypto.randomUUID() as CustomerInvoiceId;
  await sql.addDocument(
    transaction,
    {
      id,
      owner,
      visit: body.visitId,
      attempt: before.length,
      corrects: null,
      keptUntil: keptUntil(issuer.country, issuedOn),
      mailedTo: body.isMailed ? body.buyer.email : null,
      document,
      hash: await hashOf(canonical(document)),
    },
    now,
  );
  const { creditCents, grossCents } = document;
  if (creditCents > 0)
    await sql.addPayment(transaction, id, {
      way: 'transfer',
      on: visit.depositOn ?? issuedOn,
      minor: creditCents,
      now,
    });
  if (body.paid !== null && creditCents < grossCents)
    await sql.addPayment(transaction, id, { ...body.paid, minor: grossCents - creditCents, now });
  return id;
}

export const issueCustomerInvoice: Action<typeof contract.issueCustomerInvoice> = async (call) => {
  const { world, actor, body, refuse } = call;
  await countUse(world, customerInvoiceLimits.issuedPerProvider, actor.id);
  const id = await world.database.transaction((transaction) =>
    issueIn(transaction, world, { owner: actor.id, body, refuse }),
  );
  await sentOrLater(world, id);
  return shownOf(world.database, actor.id, id, refuse);
};
