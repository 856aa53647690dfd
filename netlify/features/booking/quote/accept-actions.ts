import { type AppointmentId, appointmentId } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/quote.ts';
import { quoteSums } from '../../../../src/contract/booking/quote.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { freeAt } from '../../../calendar/slots.ts';
import { endAt, piecesAt } from '../../../calendar/visit.ts';
import { isoOf } from '../../../calendar/zone.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { announce } from '../../messaging/index.ts';
import { asSlotTaken, SlotTaken } from '../appointment/request-actions.ts';
import { agreedWith, needsWishToBegin } from '../appointment/rules.ts';
import * as booking from '../appointment/sql.ts';
import { lockedWish, tellLeft } from './actions.ts';
import { freeInstead } from './free-actions.ts';
import { quotedVisit, quoteLimits } from './rules.ts';
import * as shopSql from './shop-sql.ts';
import * as sql from './sql.ts';

/** A quote becomes the appointment. */

type Acceptance = ReceivedBy<typeof contract.acceptQuote>['body'];
type Refusing = Refuse<'not_found' | 'wrong_state' | 'too_late' | 'slot_taken' | 'conflict'>;

interface Accepting {
  transaction: Database;
  world: Adapters;
  wish: sql.RequestRow;
  body: Acceptance;
  now: Date;
  refuse: Refusing;
}

/** The quote as it was shown; anything else is refused. */
function chosenOf({ wish, body, now, refuse }: Omit<Accepting, 'transaction' | 'world'>) {
  if (wish.status !== 'open') return refuse('wrong_state', undefined, { state: wish.status });
  const quote = wish.quotes.find(({ id }) => id === body.quoteId) ?? refuse('not_found');
  const { pricing, rateHundredths, durationMinutes, staff } = quote;
  if (quote.status !== 'offered' || pricing === null || rateHundredths === null || durationMinutes === null)
    return refuse('wrong_state', undefined, { state: quote.status });
  if (Date.parse(wish.decideUntil) <= now.getTime()) return refuse('too_late');
  const sums = quoteSums(quote.lines, rateHundredths);
  if (sums.totalCents !== body.totalCents || staff === null) return refuse('conflict');
  return { quote, staff, durationMinutes, ...sums };
}

/** A time that was proposed, or another one that is free. The constraint decides about the proposed ones. */
async function requireTime(
  { transaction, now }: Accepting,
  {
    quote,
    staff,
    visit,
    start,
  }: { quote: sql.QuoteRow; staff: string; visit: ReturnType<typeof quotedVisit>; start: number },
): Promise<void> {
  if (quote.starts.some((proposed) => Date.parse(proposed) === start)) return;
  const [calendar] = await calendarsOf(transaction, [quote.provider.id], now);
  if (calendar === undefined || !freeAt(calendar, visit, start, now).includes(staff)) throw new SlotTaken(calendar);
}

async function book(accepting: Accepting): Promise<AppointmentId> {
  const { transaction, world, wish, body, now, refuse } = accepting;
  const { quote, staff, durationMinutes, totalCents, travelCents } = chosenOf(accepting);
  const { provider, timeZone } = quote;
  const start = Date.parse(body.start);
  const agreed = agreedWith({ business: provider.business, timeZone }, now);
  if (needsWishToBegin(agreed.rule, start, now) && !body.beginsEarly) refuse('invalid', { beginsEarly: 'beginsEarly' });
  const shop = (await shopSql.shopOf(transaction, provider.id)) ?? refuse('not_found');
  const visit = quotedVisit(durationMinutes, shop.bufferMinutes);
  if ((await booking.lockStaff(transaction, provider.id, staff)).length === 0) throw new SlotTaken();
  await booking.clearHolds(transaction, provider.id, { now });
  await requireTime(accepting, { quote, staff, visit, start });
  const id = appointmentId.parse(crypto.randomUUID());
  const work = {
    id: null,
    name: wish.title,
    category: wish.category,
    priceCents: totalCents - travelCents,
    priceUnit: 'visit',
    durationMinutes,
    parts: [],
    options: [],
  } as const;
  const taken = { start, end: endAt(visit, start), pieces: piecesAt(visit, start), bufferMinutes: visit.bufferMinutes };
  const customer = { customer: wish.account, phone: body.phone ?? null };
  const address = { ...body.address, zip: wish.zip };
  const terms = { totalCents, travelFeeCents: travelCents, cancelHours: 24, agreed, language: wish.language };
  const place = { place: 'customer', address, origin: 'site', status: 'confirmed' } as const;
  const made = { id, provider: provider.id, staff, timeZone, cards: [work], note: wish.text.slice(0, 2000) };
  await booking.addVisit(transaction, { ...made, ...taken, ...customer, ...terms, ...place }, now);
  const to = { status: 'accepted', quotes: 'not_chosen', chosen: quote.id, appointment: id } as const;
  const left = await sql.endRequest(transaction, wish.id, to, now);
  await tellLeft(transaction, world, { wish, left, news: 'not_chosen' });
  await announce(transaction, world, { kind: 'appointment_booked', appointmentId: id, to: 'both', now });
  return id;
}

export const acceptQuote: Action<typeof contract.acceptQuote> = async ({ world, actor, params, body, refuse }) => {
  await countUse(world, quoteLimits.acceptsPerAccount, actor.id);
  const now = world.clock.now();
  const start = Date.parse(body.start);
  if (start <= now.getTime()) return refuse('invalid', { start: 'startPast' });
  const made = await world.database
    .transaction(async (transaction) => {
      const wish = await lockedWish(transaction, { id: params.id, account: actor.id }, refuse);
      // Sent again, because the answer was lost or the button pressed twice: it is one appointment.
      const isSame = wish.quotes.some(({ id, status }) => id === body.quoteId && status === 'accepted');
      if (isSame && wish.appointmentId !== null) return wish.appointmentId;
      return book({ transaction, world, wish, body, now, refuse });
    })
    .catch(asSlotTaken);
  if (!(made instanceof SlotTaken)) return { appointmentId: made };
  const wish = (await sql.requestOf(world.database, actor.id, params.id)) ?? refuse('not_found');
  const quote = wish.quotes.find(({ id }) => id === body.quoteId) ?? refuse('not_found');
  const shop = await shopSql.shopOf(world.database, quote.provider.id);
  const visit = quotedVisit(quote.durationMinutes ?? 60, shop?.bufferMinutes ?? 0);
  const slots = await freeInstead(world.database, { provider: quote.provider.id, visit, start, now });
  return refuse('slot_taken', undefined, { slots: slots.map((slot) => isoOf(Date.parse(slot))) });
};
