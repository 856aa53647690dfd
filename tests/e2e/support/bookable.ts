import { me } from '../../../src/contract/account/account.ts';
import { sendPhoneCode, verifyPhone } from '../../../src/contract/account/phone.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { putAvailability } from '../../../src/contract/services/availability.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { createServiceCard, type OwnCard } from '../../../src/contract/services/service-card.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expect } from '../harness.ts';
import type { Ask } from './ask.ts';
import { sentTo } from './outbox.ts';
import { aProvider, middleOfBerlin, type Person } from './world.ts';

/** The newest code of six digits that was sent to an address or a number. */
export async function codeSentTo(origin: string | undefined, recipient: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = /\b\d{6}\b/.exec((await sentTo(origin, recipient))[0]?.body ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

let numbers = 0;
/** A German mobile number that nobody else has: as it is typed, and as it is dialled. */
export function aNumber(): { typed: string; dialled: string } {
  numbers += 1;
  const digits = `151${String(Date.now()).slice(-6)}${String(numbers).padStart(2, '0')}`;
  return { typed: `0${digits}`, dialled: `+49${digits}` };
}

/** A provider proves a number of their own: without one nobody can book there. */
export async function proveNumber(ask: Ask, token: string): Promise<void> {
  // As it is dialled: somebody in Switzerland may have a German number, too.
  const { dialled } = aNumber();
  await ask(sendPhoneCode, { body: { phone_number: dialled } }, token);
  await ask(verifyPhone, { body: { phone_number: dialled, code: await codeSentTo(ask.origin, dialled) } }, token);
}

export interface Studio extends Person {
  id: AccountId;
  cards: OwnCard[];
}

/**
 * A nail studio, in Berlin unless said otherwise, open every day. Its first card has a wait and is asked for, its second one is
 * booked at once.
 */
export async function aStudio(ask: Ask, place = middleOfBerlin): Promise<Studio> {
  const person = await aProvider(ask, 'platin', place);
  const { token } = person;
  await proveNumber(ask, token);
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
  await ask(putAvailability, { body: { weeklyHours, noticeHours: 0, isTight: false } }, token);
  const parts = [
    { work: 15, wait: 30 },
    { work: 15, wait: 0 },
  ];
  const forms = [aCardForm({ price: 39.9, parts }), aCardForm({ name: 'Maniküre', price: 25, isAvailableNow: true })];
  const cards: OwnCard[] = [];
  for (const form of forms) cards.push(await ask(createServiceCard, { body: { ...form, isPublished: true } }, token));
  const { id } = await ask(me, {}, token);
  return { ...person, id, cards };
}

/** The customer books the first free time of a studio. */
export async function aBookedVisit(ask: Ask, customer: Person) {
  const studio = await aStudio(ask);
  const [, card] = studio.cards;
  if (card === undefined) throw new Error('a studio has two cards');
  const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card.id, days: 14 } });
  const [start = ''] = days.flatMap((day) => day.slots);
  const body = { providerId: studio.id, cards: [card.id], start, beginsEarly: true };
  const { appointment } = await ask(bookAppointment, { body }, customer.token);
  return { ...appointment, studio };
}
