import { isPostalCodeIn } from '../../../src/contract/country.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { limits } from '../../../src/contract/limits.ts';
import {
  getProvider,
  listOffers,
  listProviders,
  listSlots,
  offersShown,
  type ProviderQuestion,
  readWeights,
  recordProviderView,
  usualWeights,
} from '../../../src/contract/provider.ts';
import { categoriesOf } from '../../../src/contract/service-taxonomy.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { type Calendar, type FreeStart, freeStarts, nextStart } from '../../calendar/slots.ts';
import { type Visit, type VisitCard, visitOf } from '../../calendar/visit.ts';
import { addDays, dayAt, dayNumber } from '../../calendar/zone.ts';
import { answer } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import { visitorHash } from '../../session/visitor.ts';
import { imagesShown } from '../browse/rules.ts';
import { businessShown } from '../business/actions.ts';
import { keepSearch } from './actions.ts';
import { type CalendarRow, calendarsOf, visitCardsOf } from './calendar-sql.ts';
import { type PlaceRow, placeAmongCodes, placesNamed, placesOfCode } from './place-sql.ts';
import {
  cardsListed,
  countriesOf,
  inRegion,
  kilometresOf,
  namesTried,
  orderOf,
  othersShown,
  placeShown,
  pointsOf,
  priorMean,
  priorReviews,
  publicBusinessOf,
  rangesAround,
  rangesOfReach,
  ratingOf,
  readCursor,
  reviewShown,
  slotsByDay,
  startOf,
  startsSoon,
  viewsPerCaller,
  writeCursor,
} from './rules.ts';
import { type FoundRow, providersFound, ratingOfAll } from './search-sql.ts';
import {
  activeStaff,
  bookableOf,
  countProviderView,
  isProviderShown,
  latestReviews,
  profileOf,
  publishedCards,
  ratingsOf,
  partsAndGaps as readPartsAndGaps,
} from './sql.ts';

const reviewsShown = 50;

export const handleListProviders = answer(listProviders, async ({ query, world, refuse }) => {
  const { sort, radius, limit, cursor, name } = query;
  const weights = (query.weights === undefined ? undefined : readWeights(query.weights)) ?? usualWeights;
  const order = orderOf(sort, weights);
  const now = world.clock.now();
  const after =
    cursor === undefined ? undefined : (readCursor(order, cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const isAnywhere = query.zip === undefined && query.place === undefined;
  const places = isAnywhere ? [] : await placesAsked(world.database, query);
  const [place] = places;
  if (place === undefined && !isAnywhere) return refuse('invalid', unknownPlace(query));
  const kilometres = Math.max(radius, place?.precisionKilometres ?? 0);
  const mean = after?.mean ?? priorMean(await ratingOfAll(world.database));
  const at = after?.at ?? now.getTime();
  const rows = await providersFound(world.database, {
    around:
      place === undefined
        ? null
        : {
            latitude: place.latitude,
            longitude: place.longitude,
            radiusMetres: kilometres * 1000,
            ranges: rangesAround(place, kilometres),
            reachRanges: rangesOfReach(place, kilometres),
          },
    name,
    categories: categoriesOf(query.service),
    sort,
    weights,
    prior: { reviews: priorReviews, mean },
    after,
    limit: limit + 1,
    now: new Date(at),
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const points = { weights, radiusMetres: kilometres * 1000, mean, now: at };
  return {
    place: place === undefined ? null : placeShown(place),
    otherPlaces: othersShown(places),
    items: (await cardsOf(world, shown, now)).map(({ ratingSum, nextFreeAt, metres, ...card }) => ({
      ...card,
      why: sort === 'best' ? pointsOf({ metres, ratingSum, ratingCount: card.reviewCount, nextFreeAt }, points) : null,
    })),
    total: rows[0]?.total ?? 0,
    nextCursor: last === undefined ? null : writeCursor(order, { value: last.sortedBy, id: last.id, mean, at }),
  };
});

/** The possible places, the likeliest first. Only German codes are estimated from similar ones: elsewhere too few are known. */
async function placesAsked(database: Database, query: ProviderQuestion): Promise<readonly PlaceRow[]> {
  const { zip, place = '' } = query;
  if (zip === undefined) return inRegion(await placesNamed(database, namesTried(place), countriesOf(query)), place);
  const known = await placesOfCode(database, zip, countriesOf(query));
  if (known.length > 0 || !isPostalCodeIn('de', zip)) return known;
  const among = await placeAmongCodes(database, zip, 'de');
  return among === undefined ? [] : [among];
}

const unknownPlace = ({ zip }: ProviderQuestion) => {
  if (zip === undefined) return { place: 'placeUnknown' } as const;
  return { zip: isPostalCodeIn('de', zip) ? 'postalCodeUnknown' : 'postalCodeNeedsPlace' } as const;
};

/** Most calendars have a free time within so many days: the rest is read for those only that have none. */
const daysFirst = 14;

interface NextAsked {
  id: AccountId;
  visit: (calendar: Calendar) => Visit;
  staff?: string | undefined;
}

/** The next free start of each, with calendars that reach `days` ahead. */
async function nextStarts(
  { database, clock }: Adapters,
  calendars: readonly CalendarRow[],
  asked: readonly NextAsked[],
  days: number,
): Promise<Map<AccountId, FreeStart | undefined>> {
  const now = clock.now();
  const found = new Map<AccountId, FreeStart | undefined>();
  const look = (known: readonly CalendarRow[]) => {
    const byId = new Map(known.map((calendar) => [calendar.id, calendar]));
    for (const { id, visit, staff } of asked) {
      const calendar = byId.get(id);
      if (calendar !== undefined) found.set(id, nextStart(calendar, visit(calendar), now, staff));
    }
  };
  look(calendars);
  const further = calendars.filter(({ id, horizonDays }) => horizonDays >= days && found.get(id) === undefined);
  if (further.length > 0)
    look(
      await calendarsOf(
        database,
        further.map(({ id }) => id),
        now,
      ),
    );
  return found;
}

/** The cards of rows, with slots from their calendars. */
async function cardsOf(world: Adapters, rows: readonly FoundRow[], now: Date) {
  const ids = rows.map(({ id }) => id);
  const calendars = await calendarsOf(world.database, ids, now, { days: daysFirst });
  const asked = rows.map(({ id, shortest }) => ({ id, visit: (calendar: Calendar) => visitOf([shortest], calendar) }));
  const next = await nextStarts(world, calendars, asked, daysFirst);
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  return rows.flatMap(({ image, shortest: _shortest, shortestImmediate, ...row }) => {
    const calendar = byId.get(row.id);
    if (calendar === undefined) return [];
    const [picture = null] = imagesShown(image === null ? [] : [image], (key) => world.images.urlOf(key));
    return {
      ...row,
      distanceKilometres: row.metres === null ? null : kilometresOf(row.metres),
      image: picture,
      nextSlot: startOf(next.get(row.id)),
      isAvailableNow: isAvailableNow(calendar, shortestImmediate, now),
      timeZone: calendar.timeZone,
    };
  });
}

/** Whether a visit for a card that can be booked at once can start soon; `card` is null if there is no such card. */
const isAvailableNow = (calendar: Calendar, card: VisitCard | null, now: Date): boolean =>
  card !== null && startsSoon(nextStart(calendar, visitOf([card], calendar), now), now);

async function calendarOf(world: Adapters, id: AccountId): Promise<Calendar | undefined> {
  const [calendar] = await calendarsOf(world.database, [id], world.clock.now());
  return calendar;
}

export const handleGetProvider = answer(getProvider, async ({ params, world, refuse }) => {
  const { database, clock, images } = world;
  const now = clock.now();
  const profile = (await profileOf(database, params.id, world.clock.now())) ?? refuse('not_found');
  const [calendar, cards, staff, business, ratings, reviews, partsAndGaps] = await Promise.all([
    calendarOf(world, params.id),
    publishedCards(database, params.id),
    activeStaff(database, params.id),
    businessShown(world, database, params.id),
    ratingsOf(database, params.id, now),
    latestReviews(database, params.id, { now, limit: reviewsShown }),
    readPartsAndGaps(database, params.id, now),
  ]);
  if (calendar === undefined) return refuse('not_found');
  const { timeZone, weeklyHours, specialHours, timeOff, holidays } = calendar;
  return {
    ...profile,
    ...ratingOf(ratings),
    timeZone,
    hours: [...weeklyHours],
    specialHours: [...specialHours],
    timeOff: [...timeOff],
    holidays: [...holidays],
    cards: cards.map((card) => ({
      ...card,
      isAvailableNow: isAvailableNow(calendar, card.isImmediate ? card : null, now),
      images: imagesShown(card.images, (key) => images.urlOf(key)),
    })),
    staff: staff.map(({ images: portraits, ...member }) => ({
      ...member,
      image: imagesShown(portraits, (key) => images.urlOf(key))[0] ?? null,
    })),
    business: publicBusinessOf(business),
    reviews: reviews.map(reviewShown),
    ...partsAndGaps,
  };
});

const offerDays = 14;

export const handleListOffers = answer(listOffers, async ({ params, query, world, refuse }) => {
  const { database, clock } = world;
  const now = clock.now();
  const [takesVisits, published, [calendar]] = await Promise.all([
    bookableOf(database, params.id),
    publishedCards(database, params.id),
    calendarsOf(database, [params.id], now, { days: offerDays + 1 }),
  ]);
  if (takesVisits === undefined || calendar === undefined) return refuse('not_found');
  const { timeZone } = calendar;
  const fitting = published.filter(({ category }) => categoriesOf(query.service).includes(category));
  if (!takesVisits) return { timeZone, items: [], total: 0 };
  const firstDay = dayAt(now.getTime(), timeZone);
  const days = { firstDay, lastDay: addDays(firstDay, offerDays - 1), now, staff: undefined };
  return {
    timeZone,
    items: fitting.slice(0, offersShown.cards).map((card) => ({
      ...card,
      times: freeStarts(calendar, visitOf([card], calendar), days)
        .slice(0, offersShown.times)
        .map(({ start }) => new Date(start).toISOString()),
    })),
    total: fitting.length,
  };
});

export const handleListSlots = answer(listSlots, async ({ params, query, world, refuse }) => {
  const ids = query.cards === undefined ? undefined : (cardsListed(query.cards) ?? refuse('invalid', { cards: 'id' }));
  const { database, clock } = world;
  const now = clock.now();
  // A day more than there: which day it is depends on the provider's clock.
  const ahead = query.from === undefined ? 0 : dayNumber(query.from) - Math.floor(now.getTime() / 86_400_000);
  const daysRead = Math.max(0, ahead) + query.days + 1;
  const [isShown, cards, [calendar]] = await Promise.all([
    isProviderShown(database, params.id),
    visitCardsOf(database, params.id, ids),
    calendarsOf(database, [params.id], now, { days: Math.min(daysRead, limits.horizonDaysMaximum) }),
  ]);
  if (!isShown || calendar === undefined || (ids === undefined && cards.length === 0)) return refuse('not_found');
  if (ids !== undefined && cards.length < ids.length) refuse('invalid', { cards: 'serviceUnknown' });
  const { staff } = query;
  if (staff !== undefined && !calendar.staff.some(({ id }) => id === staff))
    refuse('invalid', { staff: 'staffUnknown' });
  const firstDay = query.from ?? dayAt(now.getTime(), calendar.timeZone);
  const days = { firstDay, lastDay: addDays(firstDay, query.days - 1) };
  const visit = visitOf(cards, calendar);
  const asked = [{ id: params.id, visit: () => visit, staff }];
  return {
    timeZone: calendar.timeZone,
    durationMinutes: visit.durationMinutes,
    days: slotsByDay(freeStarts(calendar, visit, { ...days, now, staff }), days, calendar.timeZone),
    next: startOf((await nextStarts(world, [calendar], asked, daysRead)).get(params.id)),
  };
});

/** The visitor's hash changes with the day in UTC; the view counts on the day of the provider's clock. */
export const handleRecordProviderView = answer(recordProviderView, async ({ params: { id }, refuse, ...call }) => {
  const { actor, world, caller, userAgent } = call;
  await countUse(world, viewsPerCaller, caller);
  const now = world.clock.now();
  const day = now.toISOString().slice(0, 10);
  const visitor = visitorHash(world.secret, day, id, { caller, userAgent });
  const isThere = await countProviderView(world.database, id, { now, day, visitor, viewer: actor?.id });
  return isThere ? {} : refuse('not_found');
});

/** Run by the schedule. */
export const handleSearchKept = keepSearch;
