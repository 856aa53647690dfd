import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { addBlock } from '../../../src/contract/services/availability.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import type { Ask } from './ask.ts';
import type { Studio } from './bookable.ts';
import { at } from './story.ts';
import type { Person } from './world.ts';

export interface Day {
  ask: Ask;
  studio: Studio;
  now: Date;
  /** So many days from now. */
  days: number;
}

/** The day is blocked but for the hour from then on. */
export async function leavesAnHour({ ask, studio, now, days }: Day, hour: number): Promise<void> {
  const { staff } = await ask(getProvider, { params: { id: studio.id } });
  const [person] = staff;
  if (person === undefined) throw new Error('a studio has somebody who works');
  for (const [from, until] of [
    [9, hour],
    [hour + 1, 18],
  ] as const) {
    const [start, end] = [at(now, days, from), at(now, days, until)].map((instant) => instant.toISOString());
    await ask(addBlock, { body: { staffId: person.id, start: start ?? '', end: end ?? '' } }, studio.token);
  }
}

/** A manicure, which is booked at once. */
export const cardOf = ({ cards }: Studio) => {
  const card = cards[1];
  if (card === undefined) throw new Error('a studio has two cards');
  return card;
};

/** Somebody has that hour, and the day is full. */
export async function isBooked({ ask, studio, now, days }: Day, hour: number, customer: Person) {
  const body = { providerId: studio.id, cards: [cardOf(studio).id], start: at(now, days, hour).toISOString() };
  return (await ask(bookAppointment, { body: { ...body, beginsEarly: true } }, customer.token)).appointment;
}
