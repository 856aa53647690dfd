import type { AccountId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import { getProvider, listProviders, listSlots, type ProviderCard } from '../../../src/contract/provider.ts';
import { categoriesOf } from '../../../src/contract/service-taxonomy.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { type Calendar, freeSlots, nextSlot } from '../../calendar/slots.ts';
import { answer } from '../../http/answer.ts';
import { imagesShown } from '../browse/rules.ts';
import {
  areTooMany,
  countriesOf,
  daysAsked,
  isoOf,
  kilometresOf,
  othersShown,
  placeShown,
  priorMean,
  priorReviews,
  rangesAround,
  rangesOfReach,
  ratingOf,
  readCursor,
  reviewShown,
  startOf,
  startsSoon,
  writeCursor,
} from './rules.ts';
import {
  calendarsOf,
  type FoundRow,
  latestReviews,
  placesOf,
  profileOf,
  providersAround,
  publishedCards,
  ratingOfAll,
  ratingsOf,
  slotMinutes,
} from './sql.ts';

const reviewsShown = 50;

export const handleListProviders = answer(listProviders, async ({ query, world, refuse }) => {
  const { zip, sort, radius, limit, cursor } = query;
  const now = world.clock.now();
  const after =
    cursor === undefined ? undefined : (readCursor(sort, cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const places = await placesOf(world.database, zip, countriesOf(query));
  const [place] = places;
  if (place === undefined) return refuse('invalid', { zip: 'postalCodeUnknown' });
  const mean = sort === 'rating' ? (after?.mean ?? priorMean(await ratingOfAll(world.database, now))) : null;
  const rows = await providersAround(world.database, {
    latitude: place.latitude,
    longitude: place.longitude,
    radiusMetres: radius * 1000,
    ranges: rangesAround(place, radius),
    reachRanges: rangesOfReach(place, radius),
    categories: categoriesOf(query.service),
    sort,
    prior: { reviews: priorReviews, mean },
    after,
    limit: limit + 1,
    now,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    place: placeShown(place, zip),
    otherPlaces: othersShown(places, zip),
    items: await cardsOf(world, shown, now),
    total: rows[0]?.total ?? 0,
    nextCursor: last === undefined ? null : writeCursor(sort, { value: last.sortedBy, id: last.id, mean }),
  };
});

/** The rows with what their calendars say. */
async function cardsOf(world: Adapters, rows: readonly FoundRow[], now: Date): Promise<ProviderCard[]> {
  const ids = rows.map(({ id }) => id);
  const calendars = new Map((await calendarsOf(world.database, ids, now)).map((calendar) => [calendar.id, calendar]));
  return rows.flatMap(({ image, metres, shortestMinutes, shortestImmediateMinutes, ...row }) => {
    const calendar = calendars.get(row.id);
    if (calendar === undefined) return [];
    const [picture = null] = imagesShown(image === null ? [] : [image], (key) => world.images.urlOf(key));
    return {
      ...row,
      distanceKilometres: kilometresOf(metres),
      image: picture,
      nextSlot: startOf(nextSlot(calendar, shortestMinutes, now)),
      isAvailableNow: isAvailableNow(calendar, shortestImmediateMinutes, now),
      timeZone: calendar.timeZone,
    };
  });
}

/** Of what can be booked at once, by the length of the visit; null where nothing can. */
const isAvailableNow = (calendar: Calendar, minutes: number | null, now: Date): boolean =>
  minutes !== null && startsSoon(nextSlot(calendar, minutes, now), now);

async function calendarOf(world: Adapters, id: AccountId): Promise<Calendar | undefined> {
  const [calendar] = await calendarsOf(world.database, [id], world.clock.now());
  return calendar;
}

export const handleGetProvider = answer(getProvider, async ({ params, world, refuse }) => {
  const { database, clock, images } = world;
  const now = clock.now();
  const profile = (await profileOf(database, params.id)) ?? refuse('not_found');
  const [calendar, cards, ratings, reviews] = await Promise.all([
    calendarOf(world, params.id),
    publishedCards(database, params.id),
    ratingsOf(database, params.id, now),
    latestReviews(database, params.id, { now, limit: reviewsShown }),
  ]);
  if (calendar === undefined) return refuse('not_found');
  const { timeZone, weeklyHours, specialHours, timeOff } = calendar;
  return {
    ...profile,
    ...ratingOf(ratings),
    timeZone,
    hours: [...weeklyHours],
    specialHours: [...specialHours],
    timeOff: [...timeOff],
    cards: cards.map(({ isImmediate, ...card }) => ({
      ...card,
      isAvailableNow: isAvailableNow(calendar, isImmediate ? card.durationMinutes : null, now),
      images: imagesShown(card.images, (key) => images.urlOf(key)),
    })),
    reviews: reviews.map(reviewShown),
  };
});

export const handleListSlots = answer(listSlots, async ({ params, query, world, refuse }) => {
  const durationMinutes = (await slotMinutes(world.database, params.id, query.cardId)) ?? refuse('not_found');
  const calendar = (await calendarOf(world, params.id)) ?? refuse('not_found');
  const now = world.clock.now();
  const days = daysAsked(query, calendar.timeZone, now);
  if (days.lastDay < days.firstDay) refuse('invalid', { to: 'rangeOrder' });
  if (areTooMany(days)) refuse('invalid', { to: { word: 'daysTooMany', values: { maximum: limits.slotDaysMaximum } } });
  const slots = [...freeSlots(calendar, { ...days, durationMinutes, now })];
  return {
    timeZone: calendar.timeZone,
    durationMinutes,
    slots: slots.map(({ start, end }) => ({ start: isoOf(start), end: isoOf(end) })),
    nextSlot: startOf(nextSlot(calendar, durationMinutes, now)),
  };
});
