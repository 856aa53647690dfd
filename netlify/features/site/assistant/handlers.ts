import * as z from 'zod/mini';
import { storedArea } from '../../../../src/contract/area.ts';
import { holdAppointment } from '../../../../src/contract/booking/appointment.ts';
import { currencyOfZone, type ServiceCurrency } from '../../../../src/contract/currency.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import { searchListings } from '../../../../src/contract/property/browse.ts';
import { dealTypes } from '../../../../src/contract/property/taxonomy.ts';
import type { CardPick } from '../../../../src/contract/services/card-option-fields.ts';
import { byVariant } from '../../../../src/contract/services/card-options.ts';
import { getProvider, listProviders, listSlots } from '../../../../src/contract/services/provider.ts';
import type { staffId } from '../../../../src/contract/services/staff.ts';
import { type Language, languages } from '../../../../src/contract/words.ts';
import { fileRoutes } from '../../../../src/file-paths.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import { filled, wordsIn } from '../../../ground/words.ts';
import { textAnswer, tool } from '../../../http/answer.ts';
import { aboutSite, moment, money } from './messages.ts';

const said = (what: string) => z.string().check(z.describe(what));
const german = z._default(z.enum(languages), 'de');
const english = z._default(z.enum(languages), 'en');
const shown = 5;
const timesShown = 40;

/** In Switzerland no price is a price "from". */
function priceOf(
  { fromPriceCents, highestPriceCents }: { fromPriceCents: number; highestPriceCents: number },
  currency: ServiceCurrency,
  language: Language,
): string {
  const [lowest, highest] = [fromPriceCents, highestPriceCents].map((cents) => money(cents / 100, currency, language));
  if (fromPriceCents === highestPriceCents) return String(lowest);
  return currency === 'CHF' ? `${lowest}–${highest}` : `${wordsIn(language).site.assistant.from} ${lowest}`;
}

const searchServices = tool({
  name: 'search_services',
  description: 'Find local service providers with prices and next free times, by service and place.',
  input: z.object({
    service: z.optional(said('Service or trade, such as Friseur or Massage')),
    place: said('Town, part of a town, or postal code'),
    day: z.optional(said('YYYY-MM-DD')),
    lastDay: z.optional(said('YYYY-MM-DD')),
    from: z.optional(said('Earliest start, such as 15:00')),
    until: z.optional(said('Latest start, such as 18:00')),
    priceMaximum: z.optional(z.number()),
    language: german,
  }),
  run: async ({ language, place, ...asked }, { ask, siteUrl }) => {
    const where = /^\d{4,5}$/.test(place.trim()) ? { zip: place } : { place };
    const query = {
      ...asked,
      ...where,
      times: '3',
      limit: String(shown),
      priceMaximum: asked.priceMaximum?.toString(),
    };
    const { items, total } = await ask(listProviders, { query }, language);
    const say = wordsIn(language).site.assistant;
    const data = items.map(({ id, name, city, rating, timeZone, nextSlot, laterSlots, nextCard, ...card }) => ({
      provider: id,
      name,
      city,
      rating,
      price: priceOf(card, currencyOfZone(timeZone), language),
      card: nextCard,
      times: (nextSlot === null ? [] : [nextSlot, ...laterSlots]).map((start) => ({
        start,
        shown: moment(start, timeZone, language),
      })),
      link: siteUrl + addressIn(language, paths.provider(id)),
    }));
    const lines = data.map(({ provider, name, city, price, times, link }) => {
      const next = times.length === 0 ? say.none : `${say.next}: ${times.map((time) => time.shown).join('; ')}`;
      return `- ${name}, ${city ?? ''}, ${price}, ${next} (provider ${provider}) ${link}`;
    });
    return { text: [filled(say.found, { count: total }), ...lines].join('\n'), data: { total, items: data } };
  },
});

const freeTimes = tool({
  name: 'free_times',
  description: 'The services of one provider with prices, and the free times for the chosen ones.',
  input: z.object({
    provider: said('From search_services'),
    cards: z.optional(
      z
        .array(z.string())
        .check(z.describe('Cards of this answer; an extra is added as <card>~<extra>. Without them the shortest one')),
    ),
    staff: z.optional(said('Id of one of the staff')),
    from: z.optional(said('First day, YYYY-MM-DD')),
    days: z._default(z.number(), 7),
    language: german,
  }),
  run: async ({ provider, cards, staff, from, days, language }, { ask }) => {
    const params = { id: provider as AccountId };
    const query = { cards: cards?.join(','), staff, from, days: String(days) };
    const [profile, slots] = await Promise.all([
      ask(getProvider, { params }, language),
      ask(listSlots, { params, query }, language),
    ]);
    const say = wordsIn(language).site.assistant;
    const currency = currencyOfZone(profile.timeZone);
    const offered = profile.cards.flatMap(byVariant).map(({ id, name, priceCents, durationMinutes, extras }) => ({
      card: id,
      name,
      price: money(priceCents / 100, currency, language),
      minutes: durationMinutes,
      extras: extras.map((extra) => ({
        extra: extra.id,
        name: extra.name,
        price: money(extra.priceCents / 100, currency, language),
        minutes: extra.durationMinutes,
      })),
    }));
    const times = slots.days
      .flatMap((one) => one.slots)
      .slice(0, timesShown)
      .map((start) => ({ start, shown: moment(start, slots.timeZone, language) }));
    const text = [
      profile.name,
      ...offered.map(
        ({ card, name, price, minutes }) => `- ${name}, ${price}, ${minutes} ${say.minutes} (card ${card})`,
      ),
      times.length === 0 ? say.none : `${say.free}:`,
      ...times.map(({ start, shown: time }) => `- ${time} (start ${start})`),
    ];
    const people = profile.staff.map(({ id, name }) => ({ staff: id, name }));
    return { text: text.join('\n'), data: { cards: offered, staff: people, times, next: slots.next } };
  },
});

const holdTime = tool({
  name: 'hold_time',
  description:
    'Hold a free time for ten minutes. Answers with a link: the person opens it and books by a tap. It books nothing.',
  input: z.object({
    provider: said('From search_services'),
    cards: z.array(z.string()),
    start: said('A start from free_times'),
    staff: z.optional(said('Id of one of the staff')),
    language: german,
  }),
  run: async ({ provider, cards, start, staff, language }, { ask, siteUrl }) => {
    const id = provider as AccountId;
    const body = {
      providerId: id,
      cards: cards as CardPick[],
      start,
      ...(staff === undefined ? {} : { staffId: staff as z.output<typeof staffId> }),
    };
    const held = await ask(holdAppointment, { body }, language);
    const { name, timeZone } = await ask(getProvider, { params: { id } }, language);
    const say = wordsIn(language).site.assistant;
    const query = { cards: cards.join(','), staff: held.staff.id, start: held.start };
    const link = siteUrl + addressIn(language, paths.bookHeld(id, held.id, query));
    const price = money(held.totalCents / 100, currencyOfZone(timeZone), language);
    const when = moment(held.start, timeZone, language);
    const heldUntil = moment(held.heldUntil, timeZone, language);
    const tap = filled(say.tap, { button: held.isImmediate ? say.book : say.request });
    const text = [`${name}: ${when}, ${held.staff.name}, ${price}.`, filled(say.held, { until: heldUntil }), tap, link];
    return { text: text.join('\n'), data: { link, start: held.start, when, price, heldUntil: held.heldUntil } };
  },
});

const searchProperty = tool({
  name: 'search_property',
  description:
    'Find property in the Philippines inside drawn shapes (circle in metres, rectangle, polygon), with filters.',
  input: z.object({
    area: z.optional(storedArea),
    q: z.optional(said('Words of the title or place')),
    dealType: z.optional(z.enum(dealTypes)),
    priceMin: z.optional(z.number()),
    priceMax: z.optional(z.number()),
    bedrooms: z.optional(z.number()),
    language: english,
  }),
  run: async ({ language, ...asked }, { ask, siteUrl }) => {
    const { items, total } = await ask(searchListings, { body: { ...asked, limit: shown } }, language);
    const say = wordsIn(language).site.assistant;
    const data = items.map(({ id, title, location, price, bedrooms, area }) => ({
      title,
      location,
      price: price === null ? say.onRequest : money(price, 'PHP', language),
      bedrooms,
      squareMetres: area,
      link: siteUrl + addressIn(language, paths.property(id)),
    }));
    const lines = data.map(({ title, location, price, link }) => `- ${title}, ${location}, ${price} ${link}`);
    return { text: [filled(say.found, { count: total }), ...lines].join('\n'), data: { total, items: data } };
  },
});

export const tools = [searchServices, freeTimes, holdTime, searchProperty];

export const llms = textAnswer(fileRoutes.assistants, 'text/plain; charset=utf-8', ({ siteUrl }) =>
  Promise.resolve(aboutSite(siteUrl, tools)),
);
