import { currencyOf, currencyOfZone } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type * as providerContract from '../../../../src/contract/services/provider.ts';
import { offersShown, readWeights, usualWeights } from '../../../../src/contract/services/provider.ts';
import type * as providerCardsContract from '../../../../src/contract/services/provider-cards.ts';
import type { listTrades as tradesContract } from '../../../../src/contract/services/provider-trades.ts';
import { categoriesOf } from '../../../../src/contract/services/service-taxonomy.ts';
import { serviceCalled } from '../../../../src/contract/services/trade-words.ts';
import { dayPartOf, isTimeAsked } from '../../../../src/contract/when.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { type Calendar, freeStarts, nextStart, startOf } from '../../../calendar/slots.ts';
import { type VisitCard, visitOf } from '../../../calendar/visit.ts';
import { addDays, dayAt, dayNumber, isoOf } from '../../../calendar/zone.ts';
import { calendarsOf, visitCardsOf } from '../../../ground/calendars.ts';
import { kilometresBetween } from '../../../ground/distance.ts';
import { imageShown, imagesShown } from '../../../ground/pictures.ts';
import { timeZones } from '../../../ground/time-zones.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import {
  codeNearest,
  countriesOf,
  othersShown,
  type PlaceRow,
  placeShown,
  placesAsked,
  townsOfCode,
  unknownPlace,
} from '../../../places/index.ts';
import {
  daysAhead,
  daysAsked,
  daysAskedAnywhere,
  findProviders,
  nextStarts,
  providersAmong,
  readCursor,
  startsSoon,
  townWithFreeTimes,
  tradesAround,
} from '../../../provider-search/index.ts';
import { visitorHash } from '../../../session/visitor.ts';
import { businessShown } from '../business/actions.ts';
import {
  cardsListed,
  farDays,
  fitsFilters,
  haveOnePlace,
  isReached,
  publicBusinessOf,
  ratingOf,
  reviewShown,
  slotsByDay,
  travelFeeOf,
  viewsPerCaller,
} from './rules.ts';
import { bookableOf, countProviderView, latestReviews, profileOf, publishedCards, reviewFiguresOf } from './sql.ts';

const reviewsShown = 50;

/** Neither a name of ours nor a usual one of a trade. */
const noService = { service: 'notInList' } as const;

async function placesMeant(world: Adapters, query: providerContract.ProviderQuestion): Promise<readonly PlaceRow[]> {
  if (query.zip !== undefined || query.place !== undefined) return placesAsked(world.database, query);
  const town = query.city === undefined ? undefined : await townWithFreeTimes(world);
  return town === undefined ? [] : [town];
}

export const listProviders: Action<typeof providerContract.listProviders> = async ({ query, world, refuse }) => {
  const { sort, cursor } = query;
  const far = farDays({ day: query.day, lastDay: query.lastDay }, world.clock.now());
  if (far !== undefined) refuse('invalid', far);
  const service =
    query.service === undefined ? undefined : (serviceCalled(query.service) ?? refuse('invalid', noService));
  const weights = (query.weights === undefined ? undefined : readWeights(query.weights)) ?? usualWeights;
  const after =
    cursor === undefined
      ? undefined
      : (readCursor({ sort, weights }, cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const isAnywhere = (query.zip ?? query.place ?? query.city) === undefined;
  const places = await placesMeant(world, query);
  const [place] = places;
  if (place === undefined && !isAnywhere) return refuse('invalid', await unknownPlace(world.database, query));
  return {
    place: place === undefined ? null : placeShown(place),
    otherPlaces: othersShown(places),
    ...(await findProviders(world, { ...query, name: query.name, place, service, weights, after })),
  };
};

export const listProviderCards: Action<typeof providerCardsContract.listProviderCards> = async ({ body, world }) => ({
  items: await providersAmong(world, body.ids),
});

export const listTrades: Action<typeof tradesContract> = async ({ query, world, refuse }) => {
  const { database, clock } = world;
  const isAsked = (query.zip ?? query.place) !== undefined;
  const places = isAsked ? await placesAsked(database, query) : [await townWithFreeTimes(world)];
  const [place] = places;
  if (place === undefined && isAsked) return refuse('invalid', await unknownPlace(database, query));
  const currency = currencyOf(place?.country ?? 'de');
  if (place === undefined) return { place: null, currency, items: [] };
  const timeZone = timeZones[place.country];
  const asked = { place, radius: limits.serviceRadiusDefault, currency, timeZone, now: clock.now() };
  return { place: placeShown(place), currency, items: await tradesAround(database, asked) };
};

export const listTowns: Action<typeof providerContract.listTowns> = async ({ query, world }) => ({
  items: await townsOfCode(world.database, query.zip.trim(), countriesOf(query)),
});

export const findNearestCode: Action<typeof providerContract.findNearestCode> = async ({ query, world }) => ({
  nearest: (await codeNearest(world.database, query)) ?? null,
});

/** Whether a time of the card can be booked. */
const isOffered = (profile: { isBookable: boolean }, card: { isByArrangement: boolean }): boolean =>
  profile.isBookable && !card.isByArrangement;

async function calendarOf(world: Adapters, id: AccountId): Promise<Calendar | undefined> {
  const [calendar] = await calendarsOf(world.database, [id], world.clock.now());
  return calendar;
}

export const getProvider: Action<typeof providerContract.getProvider> = async ({ params, world, refuse }) => {
  const { database, clock, images } = world;
  const now = clock.now();
  const { portrait, staff, tradePhone, tradeEmail, ...profile } =
    (await profileOf(database, params.id, world.clock.now())) ?? refuse('not_found');
  const [calendar, cards, business, { ratings, ...figures }, reviews] = await Promise.all([
    calendarOf(world, params.id),
    publishedCards(database, params.id),
    businessShown(world, database, params.id),
    reviewFiguresOf(database, params.id, now),
    latestReviews(database, params.id, { now, limit: reviewsShown }),
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
    cards: cards.map((card) => {
      const next = isOffered(profile, card) ? nextStart(calendar, visitOf([card], calendar), now) : undefined;
      return {
        ...card,
        nextStart: startOf(next),
        isAvailableNow: card.isImmediate && startsSoon(next, now),
        images: imagesShown(card.images, (key) => images.urlOf(key)),
      };
    }),
    staff: staff.map(({ images: portraits, ...member }) => ({
      ...member,
      image: imageShown(portraits[0], (key) => images.urlOf(key)),
    })),
    portrait: imageShown(portrait, (key) => images.urlOf(key)),
    business: publicBusinessOf(business, { phone: tradePhone, email: tradeEmail }),
    reviews: reviews.map(reviewShown),
    ...figures,
  };
};

export const listOffers: Action<typeof providerContract.listOffers> = async ({ params, query, world, refuse }) => {
  const service =
    query.service === undefined ? undefined : (serviceCalled(query.service) ?? refuse('invalid', noService));
  const { database, clock } = world;
  const now = clock.now();
  const far = farDays({ day: query.day, lastDay: query.lastDay }, now);
  if (far !== undefined) refuse('invalid', far);
  const isAsked = isTimeAsked(query);
  const { lastDay } = daysAskedAnywhere(query, now);
  const isPlaced = query.zip !== undefined || query.place !== undefined;
  const [provider, published, [calendar], [place]] = await Promise.all([
    bookableOf(database, params.id),
    publishedCards(database, params.id),
    calendarsOf(database, [params.id], now, { days: daysAhead(lastDay, now) }),
    isPlaced ? placesAsked(database, query) : [],
  ]);
  if (provider === undefined || calendar === undefined) return refuse('not_found');
  if (isPlaced && place === undefined) return refuse('invalid', await unknownPlace(database, query));
  const { timeZone } = calendar;
  const kilometres = place === undefined ? undefined : kilometresBetween(provider, place);
  const isInCurrency = currencyOfZone(timeZone) === currencyOf(place?.country ?? 'de');
  const fitting = published
    .map((card) => ({ ...card, travelFeeCents: travelFeeOf(card, query, kilometres), isInCurrency }))
    .filter(
      (card) =>
        (provider.isBookable || card.isByArrangement) &&
        categoriesOf(service).includes(card.category) &&
        isReached(card, kilometres) &&
        fitsFilters(card, query),
    );
  const asked = { ...daysAsked(query, now, timeZone), part: dayPartOf(query), now };
  const timesOf = (card: VisitCard & { isByArrangement: boolean }): string[] =>
    (card.isByArrangement ? [] : freeStarts(calendar, visitOf([card], calendar), asked))
      .slice(0, offersShown.times)
      .map(({ start }) => isoOf(start));
  const items = (isAsked ? fitting : fitting.slice(0, offersShown.cards))
    .map((card) => ({ ...card, times: timesOf(card) }))
    .filter(({ times }) => !isAsked || times.length > 0)
    .slice(0, offersShown.cards);
  return { timeZone, items, total: fitting.length };
};

export const listSlots: Action<typeof providerContract.listSlots> = async ({ params, query, world, refuse }) => {
  const ids = query.cards === undefined ? undefined : (cardsListed(query.cards) ?? refuse('invalid', { cards: 'id' }));
  const { database, clock } = world;
  const now = clock.now();
  const far = farDays({ from: query.from }, now);
  if (far !== undefined) refuse('invalid', far);
  // A day more than there: which day it is depends on the provider's clock.
  const ahead = query.from === undefined ? 0 : dayNumber(query.from) - Math.floor(now.getTime() / 86_400_000);
  const daysRead = Math.max(0, ahead) + query.days + 1;
  const [provider, cards, [calendar]] = await Promise.all([
    bookableOf(database, params.id),
    visitCardsOf(database, params.id, ids),
    calendarsOf(database, [params.id], now, { days: Math.min(daysRead, limits.horizonDaysMaximum) }),
  ]);
  if (provider === undefined || calendar === undefined) return refuse('not_found');
  if (ids !== undefined && cards.length < ids.length) refuse('invalid', { cards: 'serviceUnknown' });
  const { staff } = query;
  if (staff !== undefined && !calendar.staff.some(({ id }) => id === staff))
    refuse('invalid', { staff: 'staffUnknown' });
  const firstDay = query.from ?? dayAt(now.getTime(), calendar.timeZone);
  const days = { firstDay, lastDay: addDays(firstDay, query.days - 1) };
  const visit = visitOf(cards, calendar);
  const asked = [{ id: params.id, visit: () => visit, staff, firstDay }];
  const { timeZone } = calendar;
  const { durationMinutes } = visit;
  if (!provider.isBookable || !haveOnePlace(cards))
    return { timeZone, durationMinutes, days: slotsByDay([], days, timeZone), next: null };
  return {
    timeZone,
    durationMinutes,
    days: slotsByDay(freeStarts(calendar, visit, { ...days, now, staff }), days, timeZone),
    next: startOf((await nextStarts(world, [calendar], asked, daysRead)).get(params.id)),
  };
};

/** The visitor's hash changes with the day in UTC; the view counts on the day of the provider's clock. */
export const recordProviderView: Action<typeof providerContract.recordProviderView> = async ({
  params: { id },
  refuse,
  ...call
}) => {
  const { actor, world, caller, userAgent } = call;
  await countUse(world, viewsPerCaller, caller);
  const now = world.clock.now();
  const day = now.toISOString().slice(0, 10);
  const visitor = visitorHash(world.secret, day, id, { caller, userAgent });
  const isThere = await countProviderView(world.database, id, { now, day, visitor, viewer: actor?.id });
  return isThere ? {} : refuse('not_found');
};
