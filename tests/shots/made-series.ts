import { me } from '../../src/contract/account/account.ts';
import { bookSeries, previewSeries } from '../../src/contract/booking/series.ts';
import { listSlots } from '../../src/contract/services/provider.ts';
import { createServiceCard } from '../../src/contract/services/service-card.ts';
import { paths } from '../../src/paths.ts';
import { aCardForm } from '../support/service-cards.ts';
import { once, tokenOf } from './made.ts';
import { people } from './shot.ts';

/** A card of the salon that is booked at once, with its free times. */
const weekly = once(async (ask) => {
  const token = await tokenOf(ask, people.salon);
  const { id: providerId } = await ask(me, {}, token);
  const form = aCardForm({ name: 'Ansatz und Föhnen', category: 'coloring', price: 48, duration: 45 });
  const card = await ask(createServiceCard, { body: { ...form, isPublished: true, isAvailableNow: true } }, token);
  const { days } = await ask(listSlots, { params: { id: providerId }, query: { cards: card.id, days: 20 } });
  return { providerId, card: card.id, starts: days.flatMap(({ slots }) => slots.slice(0, 1)) };
});

let turn = 0;
/** The summary of a booking that may come again and again, each time on another day: what is held is gone. */
export const toRepeat = async (site: string): Promise<string> => {
  const { providerId, card, starts } = await weekly(site);
  turn += 1;
  return paths.book(providerId, { cards: card, start: starts.at(-2 - (turn % 8)) ?? '' });
};

/** The first of several that were booked together. */
export const ofSeries = once(async (ask) => {
  const { providerId, card, starts } = await weekly(ask.origin);
  const token = await tokenOf(ask, people.customer);
  const visit = { providerId, cards: [card], start: starts.at(-1) ?? '', weeks: 2 };
  const { dates } = await ask(previewSeries, { body: { ...visit, times: 4 } }, token);
  const booked = dates.map(({ start, nearest }) => nearest ?? start);
  const { appointments } = await ask(bookSeries, { body: { ...visit, starts: booked, beginsEarly: true } }, token);
  return paths.appointment(appointments[0]?.id ?? '');
});
