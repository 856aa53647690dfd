import type * as contract from '../../../../src/contract/booking/customer-invoice.ts';
import type { CustomerInvoiceId } from '../../../../src/contract/booking/customer-invoice-fields.ts';
import type { Country } from '../../../../src/contract/country.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { correctionOf, type InvoiceDocument, keptUntil } from '../../../invoice/index.ts';
import { canonical, faultOfPastDay, hashOf } from '../../billing/index.ts';
import { leavesSound, numberIn, seriesOf } from './draft-rules.ts';
import { sentOrLater } from './file-actions.ts';
import { shownOf } from './list-actions.ts';
import { customerInvoiceLimits } from './rules.ts';
import * as sql from './sql.ts';

/** What is noted about an issued document, and what takes it back. Nothing of it is changed. */

const homeOf = ({ seller }: InvoiceDocument): Country => seller.country.toLowerCase() as Country;

/** Today where whoever issued sits. */
const todayOf = (document: InvoiceDocument, now: Date): string => dayAt(now.getTime(), timeZones[homeOf(document)]);

const noteIn = async (
  transaction: Database,
  world: Adapters,
  {
    owner,
    id,
    body,
  }: {
    owner: AccountId;
    id: CustomerInvoiceId;
    body: { way: 'cash' | 'card' | 'transfer'; on: string; minor: number };
  },
  refuse: Refuse<'not_found' | 'conflict'>,
): Promise<void> => {
  const now = world.clock.now();
  const { document } = (await sql.lockedDocument(transaction, owner, id)) ?? refuse('not_found');
  if (document.kind === 'correction') refuse('conflict');
  const fault = faultOfPastDay(body.on, todayOf(document, now));
  if (fault !== undefined) refuse('invalid', { on: fault });
  if (body.minor > (await sql.openMinorOf(transaction, id))) refuse('conflict');
  await sql.addPayment(transaction, id, { ...body, now });
};

export const noteCustomerPayment: Action<typeof contract.noteCustomerPayment> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  const asked = { owner: actor.id, id: params.id, body };
  await world.database.transaction((transaction) => noteIn(transaction, world, asked, refuse));
  return shownOf(world.database, actor.id, params.id, refuse);
};

export const endCustomerPayment: Action<typeof contract.endCustomerPayment> = async (call) => {
  const { world, actor, params, refuse } = call;
  await world.database.transaction(async (transaction) => {
    if ((await sql.lockedDocument(transaction, actor.id, params.id)) === undefined) refuse('not_found');
    if (!(await sql.endPayment(transaction, params.id, params.payment, world.clock.now()))) refuse('not_found');
  });
  return shownOf(world.database, actor.id, params.id, refuse);
};

interface ChangeRequest {
  owner: AccountId;
  id: CustomerInvoiceId;
  reason: string;
  /** Places of lines, from 0; all that were not taken back without it. */
  places: readonly number[] | undefined;
  isMailed: boolean;
}

/** Takes lines back by a document of its own. The invoice is locked, so that two who correct at once wait for each other. */
async function correctIn(
  transaction: Database,
  { owner, id, reason, places, isMailed }: ChangeRequest,
  now: Date,
  refuse: Refuse<'not_found' | 'conflict'>,
): Promise<string> {
  const kept = (await sql.lockedDocument(transaction, owner, id)) ?? refuse('not_found');
  const { document } = kept;
  if (document.kind === 'correction') refuse('conflict');
  const taken = new Set(await sql.takenBack(transaction, id));
  const lines = places ?? [...document.lines.keys()].filter((place) => !taken.has(place));
  if (lines.some((place) => document.lines[place] === undefined) || new Set(lines).size < lines.length)
    refuse('invalid', { lines: 'notInList' });
  if (lines.length === 0 || lines.some((place) => taken.has(place))) refuse('conflict');
  const sum = lines.reduce((total, place) => total + (document.lines[place]?.grossCents ?? 0), 0);
  if (sum <= 0 || !leavesSound(document, new Set([...taken, ...lines])))
    refuse('invalid', { lines: 'invoiceBelowNothing' });
  const issuedOn = todayOf(document, now);
  const { prefix } = await sql.settingsOf(transaction, owner);
  const series = seriesOf(prefix, issuedOn);
  const number = numberIn(series, await sql.nextNumber(transaction, owner, series));
  const correction = correctionOf(document, { lines, reason, number, issuedOn });
  const made = crypto.randomUUID();
  await sql.addDocument(
    transaction,
    {
      id: made,
      owner,
      visit: kept.visitId,
      attempt: kept.attempt,
      corrects: id,
      keptUntil: keptUntil(homeOf(document), issuedOn),
      mailedTo: isMailed ? (document.buyer.email ?? null) : null,
      document: correction,
      hash: await hashOf(canonical(correction)),
    },
    now,
  );
  await sql.takeBack(transaction, id, { places: lines, correction: made });
  return made;
}

export const correctCustomerInvoice: Action<typeof contract.correctCustomerInvoice> = async (call) => {
  const { world, actor, params, body, refuse } = call;
  await countUse(world, customerInvoiceLimits.issuedPerProvider, actor.id);
  const wanted = { owner: actor.id, id: params.id, reason: body.reason, places: body.lines, isMailed: body.isMailed };
  const made = await world.database.transaction((transaction) =>
    correctIn(transaction, wanted, world.clock.now(), refuse),
  );
  await sentOrLater(world, made);
  return shownOf(world.database, actor.id, params.id, refuse);
};
