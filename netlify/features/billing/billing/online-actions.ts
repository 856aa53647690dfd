import type * as contract from '../../../../src/contract/billing/billing-online.ts';
import { noticePath } from '../../../../src/contract/billing/billing-online.ts';
import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters, PaymentProvider, ToldPayment } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { runTime } from '../../../ground/run-time.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { log } from '../../../http/log.ts';
import { zoneOf } from './choice-rules.ts';
import { isClosed } from './closed-sql.ts';
import { hashOf } from './document-actions.ts';
import { isKeyKnown, onlineLimits, receivedOf } from './online-rules.ts';
import * as sql from './online-sql.ts';
import { type Booking, book } from './payment-actions.ts';
import { languageOfPlan } from './rules.ts';

/** Every time the same for a payment: the provider takes the key for the same words alone. */
function demandOf({ siteUrl }: Adapters, { id, number, strand, amountMinor }: sql.Attempt) {
  const language = languageOfPlan(strand);
  return {
    key: id,
    number,
    amountMinor,
    currency: 'EUR' as const,
    language,
    returnUrl: siteUrl + addressIn(language, paths.paidInvoice(id)),
    // A provider refuses the address of a computer of one's own.
    noticeUrl: siteUrl.startsWith('https:') ? siteUrl + apiBase + noticePath.replace(':id', id) : undefined,
  };
}

/** `unknown` also for what nobody could have paid, because we were not told its page. */
async function toldOf(world: Adapters, payments: PaymentProvider, attempt: sql.Attempt): Promise<ToldPayment> {
  const { reference, startedAt } = attempt;
  if (reference !== null) return payments.find(reference);
  return isKeyKnown(startedAt, world.clock.now()) ? payments.start(demandOf(world, attempt)) : 'unknown';
}

/**
 * The money paid or returned since the last answer, written as a line of a bank statement, so that it is matched like
 * one. A line in another currency waits for an administrator.
 */
async function lineOf(
  { id, number, reference }: Pick<sql.Attempt, 'id' | 'number' | 'reference'>,
  { minor, turn, bookedOn, currency }: { minor: number; turn: number; bookedOn: string; currency: string },
): Promise<Booking> {
  return {
    id: (await hashOf(JSON.stringify(['online', id, turn]))).slice(0, 32),
    place: 0,
    bookedOn,
    amountMinor: Math.abs(minor),
    currency,
    direction: minor > 0 ? 'in' : 'out',
    isReturn: minor < 0,
    originalMinor: null,
    payer: '',
    payerKey: null,
    payerEnd: null,
    collection: null,
    code: undefined,
    said: `${number} · ${reference ?? ''}`,
  };
}

/** Keeps what the provider has said, and books what came or went back since. False where a later answer came first. */
const take = (
  world: Adapters,
  attempt: sql.Attempt,
  turn: number,
  told: Exclude<ToldPayment, 'away'>,
): Promise<boolean> =>
  world.database.transaction(async (transaction) => {
    const booked = await sql.lockedTurn(transaction, attempt.id, turn);
    if (booked === undefined) return false;
    if (told === 'unknown' || told.key !== attempt.id) {
      // The answer is about a payment that we did not begin: it is not booked.
      if (told !== 'unknown') log({ level: 'error', event: 'strange payment', payment: attempt.id });
      const state = attempt.state === 'open' ? 'failed' : attempt.state;
      await sql.putTold(transaction, attempt.id, { turn, reference: null, state, bookedMinor: booked });
      return true;
    }
    const { reference, state, currency, paidAt } = told;
    const received = receivedOf(told);
    await sql.putTold(transaction, attempt.id, { turn, reference, state, bookedMinor: received });
    if (received === booked) return true;
    const now = world.clock.now();
    const dayOf = (instant: number): string => dayAt(instant, zoneOf(attempt.strand));
    const today = dayOf(now.getTime());
    const paidOn = paidAt === null ? today : dayOf(Date.parse(paidAt));
    // A refund is never booked before its payment.
    const movedOn = received > booked || paidOn > today ? paidOn : today;
    const bookedOn = (await isClosed(transaction, movedOn)) ? today : movedOn;
    const line = await lineOf({ ...attempt, reference }, { minor: received - booked, turn, bookedOn, currency });
    await book(transaction, [line], { file: null, now });
    return true;
  });

/** So often an answer may be overtaken by another before nobody asks on. */
const turnsAtMost = 5;

/** Asks the provider and keeps what it says. Nothing outside is asked while a transaction is open. */
async function refreshed(world: Adapters, payments: PaymentProvider, attempt: sql.Attempt): Promise<ToldPayment> {
  let known: sql.Attempt | undefined = attempt;
  for (let times = 0; times < turnsAtMost && known !== undefined; times += 1) {
    const turn = await sql.takeTurn(world.database, attempt.id, world.clock.now());
    const told = await toldOf(world, payments, known);
    if (told === 'away' || (await take(world, known, turn, told))) return told;
    known = await sql.attemptById(world.database, attempt.id);
  }
  return 'away';
}

export const payInvoice: Action<typeof contract.payInvoice> = async ({ world, actor, params, refuse }) => {
  const { payments } = world;
  if (payments === undefined) return refuse('not_offered');
  await countUse(world, onlineLimits.startsPerAccount, actor.id);
  const begun = () =>
    world.database.transaction(async (transaction) => {
      const owed = (await sql.lockedOwed(transaction, actor.id, params.id)) ?? refuse('not_found');
      if (owed.currency !== 'EUR') return refuse('not_offered');
      if (owed.openMinor <= 0) return refuse('already_paid');
      if (owed.isCollected) return refuse('collected');
      const fresh = { id: crypto.randomUUID(), amountMinor: owed.openMinor, now: world.clock.now() };
      return (await sql.openAttempt(transaction, params.id, fresh)) ?? refuse('unavailable');
    });
  // A payment that was begun before may have ended: then it is known now, and another is begun.
  for (let times = 0; times < 2; times += 1) {
    const told = await refreshed(world, payments, await begun());
    if (told === 'away') break;
    if (told !== 'unknown' && told.state === 'open' && told.checkoutUrl !== null) return { url: told.checkoutUrl };
  }
  return refuse('unavailable');
};

export const checkPayment: Action<typeof contract.checkPayment> = async ({ world, actor, params, refuse }) => {
  const attempt = (await sql.attemptById(world.database, params.id, actor.id)) ?? refuse('not_found');
  await countUse(world, onlineLimits.asksPerPayment, attempt.id);
  const { payments } = world;
  // Where it is away, what was known last is all there is.
  if (payments !== undefined && attempt.state === 'open') await refreshed(world, payments, attempt);
  const { number, state } = (await sql.attemptById(world.database, params.id, actor.id)) ?? attempt;
  return { number, state };
};

export const noticePayment: Action<typeof contract.noticePayment> = async ({ world, params, caller, refuse }) => {
  await countUse(world, onlineLimits.noticesPerCaller, caller);
  const { payments } = world;
  const attempt = payments && (await sql.attemptById(world.database, params.id));
  if (payments === undefined || attempt === undefined) return refuse('not_found');
  await countUse(world, onlineLimits.asksPerPayment, attempt.id);
  // Then the provider says it once more, later.
  if ((await refreshed(world, payments, attempt)) === 'away') return refuse('unavailable');
  return {};
};

const askedAtOnce = 100;

/**
 * Run by the schedule: asks about payments of which no notice came, and finds what was begun at the provider while we were killed.
 * While the provider is away nothing more is asked.
 */
export async function runPayments(world: Adapters): Promise<{ asked: number }> {
  const { payments, database, clock } = world;
  let asked = 0;
  if (payments === undefined) return { asked };
  const isInTime = runTime(world, 5);
  for (const attempt of await sql.dueAttempts(database, clock.now(), askedAtOnce)) {
    if (!isInTime()) break;
    if ((await refreshed(world, payments, attempt)) === 'away') break;
    asked += 1;
  }
  return { asked };
}
