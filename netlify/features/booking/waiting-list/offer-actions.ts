import type * as contract from '../../../../src/contract/booking/waiting-list.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { signLink } from '../../../session/link.ts';
import { dialledFromOf, phoneNumberOf } from '../../../session/phone-number.ts';
import { move } from '../appointment/move-actions.ts';
import { offeredBy } from '../appointment/request-actions.ts';
import { agreedWith, needsWishToBegin } from '../appointment/rules.ts';
import { deleteHold } from '../appointment/sql.ts';
import { act } from '../appointment/visit-actions.ts';
import * as offerSql from './offer-sql.ts';
import { offerProofDays, waitingLimits } from './rules.ts';
import { endEarlier } from './sql.ts';

/** An offer that somebody may still take. */
async function openOffer(
  world: Adapters,
  id: contract.OfferId,
  refuse: Refuse<'not_found' | 'gone'>,
): Promise<offerSql.OfferRow> {
  const found = (await offerSql.offerById(world.database, id, world.clock.now())) ?? refuse('not_found');
  return found.isOpen ? found : refuse('gone');
}

/** The link went to this address or number: whoever has it has read it there, as with a code. */
async function guestOf(world: Adapters, client: NonNullable<offerSql.OfferRow['client']>, now: Date) {
  const { name, email } = client;
  const number = client.phone === null ? undefined : await phoneNumberOf(client.phone, dialledFromOf(client.country));
  const subject = email === null ? number && `phone:${number.dialled}` : `email:${email}`;
  if (subject === undefined) return null;
  const proof = await signLink(world.secret, 'guest', subject, now, offerProofDays);
  return { name, email, phone: number?.written ?? null, proof };
}

export const getOffer: Action<typeof contract.getOffer> = async ({ world, params, actor, refuse }) => {
  const now = world.clock.now();
  const row = await openOffer(world, params.id, refuse);
  const { appointmentStart } = row;
  const shown = { ...row, provider: { id: row.provider, name: row.name }, holdId: row.hold, guest: null };
  if (appointmentStart !== null)
    return { ...shown, isImmediate: true, asksToBegin: false, taker: 'holder', earlier: { start: appointmentStart } };
  const gone = (): never => refuse('gone');
  const { provider, terms } = await offeredBy(world.database, { providerId: row.provider, cards: row.cards }, gone);
  const asksToBegin = needsWishToBegin(agreedWith(provider, now).rule, Date.parse(row.start), now);
  const asked = { ...shown, isImmediate: terms.isImmediate, asksToBegin, earlier: null };
  const guest = row.client && (await guestOf(world, row.client, now));
  if (guest !== null) return { ...asked, guest, taker: 'holder' };
  return { ...asked, taker: actor === undefined ? 'signed-out' : actor.id === row.account ? 'self' : 'other' };
};

/** The hold gives way to the visit, in one transaction; the old time is freed for the next. */
const intoOffer = ({ hold }: offerSql.OfferRow): typeof move => ({
  ...move,
  does: async (acting) => {
    await deleteHold(acting.transaction, hold);
    await move.does(acting);
    await endEarlier(acting.transaction, acting.row.id);
  },
});

export const takeOffer: Action<typeof contract.takeOffer> = async (call) => {
  const { world, params, caller, refuse } = call;
  await countUse(world, waitingLimits.answersPerCaller, caller);
  const row = await openOffer(world, params.id, refuse);
  const { appointment, start, staff, isGuest } = row;
  if (appointment === null) return refuse('wrong_state');
  await act(
    { world, body: { start, staffId: staff.id }, refuse },
    { id: appointment, side: 'customer' },
    intoOffer(row),
  );
  const link = isGuest ? await signLink(world.secret, 'visit', appointment, world.clock.now()) : null;
  return { appointmentId: appointment, link };
};

export const declineOffer: Action<typeof contract.declineOffer> = async ({ world, params, caller, refuse }) => {
  await countUse(world, waitingLimits.answersPerCaller, caller);
  const now = world.clock.now();
  const isThere = await world.database.transaction((transaction) => offerSql.declineOffer(transaction, params.id, now));
  return isThere ? {} : refuse('not_found');
};
