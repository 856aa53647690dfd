import type * as contract from '../../../../src/contract/booking/appointment.ts';
import {
  type AppointmentId,
  appointmentId,
  openRequestsMaximum,
  visitsAheadMaximum,
} from '../../../../src/contract/booking/appointment.ts';
import { countries, countryNamed } from '../../../../src/contract/country.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { placeOfAddress } from '../../../places/index.ts';
import type { Actor } from '../../../session/actor.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { phoneNumberOf } from '../../../session/phone-number.ts';
import { agreeByVisit } from '../client/recall-sql.ts';
import { endWaiting } from '../waiting-list/sql.ts';
import { answersOf } from './answer-rules.ts';
import { announceAgreed, depositFor } from './deposit-actions.ts';
import { holderOf } from './hold-actions.ts';
import {
  asSlotTaken,
  chosenStaff,
  type Offered,
  othersFor,
  partsOf,
  resolveBooking,
  resolveOffer,
} from './request-actions.ts';
import {
  agreedWith,
  answerUntilOf,
  appointmentLimits,
  isBookedBy,
  isOfferedAt,
  needsWishToBegin,
  subjectOf,
  travelFee,
  visitShown,
} from './rules.ts';
import * as sql from './sql.ts';
import * as visitSql from './visit-sql.ts';

type Booking = ReceivedBy<typeof contract.bookAppointment>['body'];

/** Who books. A guest has proven one of the two ways to be reached. */
export async function customerOf(
  world: Adapters,
  { guest, phone }: Pick<Booking, 'guest' | 'phone'>,
  { actor, now, refuse }: { actor: Actor | undefined; now: Date; refuse: Refuse<'unproven'> },
): Promise<sql.Customer> {
  const nobody = { guestName: null, guestEmail: null, guestPhone: null, guestProven: null };
  if (actor !== undefined) return { ...nobody, customer: actor.id, phone: phone ?? null };
  if (guest === undefined) return refuse('invalid', { 'guest.name': 'guestMissing' });
  if (guest.email === undefined && guest.phone === undefined)
    return refuse('invalid', { 'guest.email': 'addressOrNumber' });
  const number = guest.phone === undefined ? undefined : await phoneNumberOf(guest.phone, 'DE');
  if (guest.phone !== undefined && number === undefined) return refuse('invalid', { 'guest.phone': 'phone' });
  const subject = await readLink(world, 'guest', guest.proof, now);
  const isEmail = guest.email !== undefined && subject === `email:${guest.email}`;
  const isPhone = number !== undefined && subject === `phone:${number.dialled}`;
  if (!isEmail && !isPhone) return refuse('unproven');
  return {
    customer: null,
    phone: null,
    guestName: guest.name,
    guestEmail: guest.email ?? null,
    guestPhone: number?.written ?? null,
    guestProven: isEmail ? 'email' : 'phone',
  };
}

/** What coming to the customer costs; nothing in the shop. */
export async function travelOf(
  database: Database,
  { place, address }: Pick<Booking, 'place' | 'address'>,
  { provider, terms: { cards } }: Offered,
  refuse: Refuse,
): Promise<number> {
  if (!isOfferedAt(place, provider, cards)) return refuse('invalid', { place: 'placeNotOffered' });
  if (place === 'shop') return 0;
  if (address === undefined) return refuse('invalid', { address: 'required' });
  const country = countryNamed(provider.country) ?? countries[0];
  const to = await placeOfAddress(database, { ...address, country });
  if (to === undefined) return refuse('invalid', { 'address.zip': 'postalCodeUnknown' });
  return travelFee(provider, cards, to) ?? refuse('invalid', { 'address.zip': 'outOfReach' });
}

/** Nobody pays for a way whose price they did not see: it stands above the button. */
export const quoteAppointment: Action<typeof contract.quoteAppointment> = async ({ world, body, actor, refuse }) => {
  const offered = await resolveOffer(world.database, body, { actor, refuse });
  const travelFeeCents = await travelOf(world.database, body, offered, refuse);
  const now = world.clock.now();
  const isKnown = actor !== undefined || body.guest !== undefined;
  const who = isKnown ? await customerOf(world, body, { actor, now, refuse }) : undefined;
  const deposit = await depositFor(world.database, offered, who, now);
  return { totalCents: offered.terms.priceCents + travelFeeCents, travelFeeCents, deposit };
};

/** Who brought the customer is read from a signature, never from what a browser says. */
export const originOf = async (world: Adapters, { providerId, via }: Booking, now: Date): Promise<'site' | 'link'> =>
  via !== undefined && (await readLink(world, 'own_link', via, now)) === providerId ? 'link' : 'site';

/** The price and the deposit. The customer read both before booking, and owes nothing else. */
async function sumsOf(
  database: Database,
  body: Booking,
  wanted: Offered,
  { customer, now, refuse }: { customer: sql.Customer; now: Date; refuse: Refuse<'conflict'> },
) {
  const travelFeeCents = await travelOf(database, body, wanted, refuse);
  const totalCents = wanted.terms.priceCents + travelFeeCents;
  if (body.totalCents !== undefined && body.totalCents !== totalCents) return refuse('conflict');
  const depositCents = (await depositFor(database, wanted, customer, now))?.cents ?? null;
  if ((body.depositCents ?? 0) !== (depositCents ?? 0)) return refuse('conflict');
  return { totalCents, travelFeeCents, depositCents };
}

export const bookAppointment: Action<typeof contract.bookAppointment> = async (call) => {
  const { world, body, actor, caller, language, refuse } = call;
  await countUse(world, appointmentLimits.bookingsPerCaller, caller);
  const now = world.clock.now();
  const customer = await customerOf(world, body, { actor, now, refuse });
  const id = body.id ?? appointmentId.parse(crypto.randomUUID());
  const answered = async (): ReturnType<typeof bookAppointment> => {
    const row = (await visitSql.visitById(world.database, id)) ?? refuse('conflict');
    if (!isBookedBy(row, customer)) return refuse('conflict');
    const link = customer.customer === null ? await visitLink(world, id, now) : null;
    return { appointment: visitShown(row, 'customer', { now, urlOf: (key) => world.images.urlOf(key) }), link };
  };
  if (body.id !== undefined && (await visitSql.isKnown(world.database, id))) return answered();
  const wanted = await resolveBooking(world.database, body, { actor, now, refuse });
  const agreed = agreedWith(wanted.provider, now);
  if (needsWishToBegin(agreed.rule, wanted.start, now) && !body.beginsEarly)
    return refuse('invalid', { beginsEarly: 'beginsEarly' });
  const asked = answersOf(wanted.terms.cards, body.answers);
  if ('fault' in asked) return refuse('invalid', { answers: asked.fault });
  const origin = await originOf(world, body, now);
  const sums = await sumsOf(world.database, body, wanted, { customer, now, refuse });
  const taken = await world.database
    .transaction(async (transaction) => {
      await sql.lockStaff(transaction, wanted.provider.id, wanted.staffId);
      // The own hold gives way to what was held for in the same step: also one whose answer the browser did not wait for.
      await sql.clearHolds(transaction, wanted.provider.id, { now, id: body.holdId, holder: holderOf(world, call) });
      const staff = await chosenStaff(transaction, wanted, now);
      await sql.inTurn(transaction, `customer ${subjectOf(customer)}`);
      const { open, ahead } = await sql.countAhead(transaction, customer, wanted.provider.id, now);
      const isTooMany = ahead >= visitsAheadMaximum || (!wanted.terms.isImmediate && open >= openRequestsMaximum);
      if (isTooMany) refuse('too_many_open');
      const status = wanted.terms.isImmediate ? 'confirmed' : 'open';
      const { place, address, note, visitor } = body;
      const answerUntil = status === 'open' ? answerUntilOf(wanted.start, now) : null;
      const visit = { ...partsOf(wanted), ...customer, id, staff, status, ...sums } as const;
      const at = place === 'customer' ? { place, address } : { place };
      await sql.addVisit(
        transaction,
        { ...visit, ...asked, ...at, note, visitor, origin, answerUntil, language, agreed },
        now,
      );
      if (body.mayRecall) await agreeByVisit(transaction, id, now);
      if (customer.customer !== null)
        await endWaiting(transaction, {
          account: customer.customer,
          provider: wanted.provider.id,
          cards: wanted.terms.cards.map(({ id: card }) => card),
        });
      const kind = status === 'open' ? 'appointment_requested' : 'appointment_booked';
      await announceAgreed(transaction, world, { kind, appointmentId: id, to: 'both', now });
      return undefined;
    })
    .catch(asSlotTaken);
  // The same booking may have come twice at once: the other one has it.
  if (taken === undefined || (body.id !== undefined && (await visitSql.isKnown(world.database, id)))) return answered();
  return refuse('slot_taken', undefined, { slots: await othersFor(world.database, wanted, { now, taken }) });
};

/** The token of /visit/:token. How long it opens the visit is asked of the visit, which may be moved. */
export const visitLink = (world: Adapters, id: AppointmentId, now: Date): Promise<string> =>
  signLink(world.secret, 'visit', id, now);
