import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../../netlify/calendar/zone.ts';
import { plans } from '../../src/contract/plans.ts';
import { partsOf } from '../../src/contract/services/provider-rating.ts';
import { serviceCategories } from '../../src/contract/services/service-taxonomy.ts';
import { demoAppointments } from './appointments.ts';
import { facesOf } from './faces.ts';
import { picturesOf } from './pictures.ts';
import { providerPlaces } from './provider-places.ts';
import { demoProviders } from './providers.ts';
import { cardImages } from './seed-services.ts';
import { storyAppointments } from './story.ts';

const today = '2026-11-21';
const providers = demoProviders();
const appointments = demoAppointments(providers, 60, today);

describe('the demo’s providers', () => {
  it('are 120 in 30 cities and 17 more in Berlin behind them, the same each time, in every category', () => {
    expect(providers).toHaveLength(137);
    expect(providers.slice(120).every(({ place }) => place.city === 'Berlin')).toBe(true);
    expect(new Set(providers.map(({ place }) => place.city)).size).toBe(30);
    expect(demoProviders()).toEqual(providers);
    expect(new Set(providers.flatMap(({ cards }) => cards.map(({ category }) => category)))).toEqual(
      new Set(serviceCategories),
    );
    expect(new Set(providers.map(({ email }) => email)).size).toBe(137);
    expect(new Set(providers.map(({ phone }) => phone)).size).toBe(137);
  });

  it('keep to their plans', () => {
    for (const { plan, cards } of providers) {
      expect(cards.length).toBeGreaterThan(0);
      expect(cards.length).toBeLessThanOrEqual(plans[plan].cards);
    }
    const mobile = providers.filter(({ cards }) => cards.some(({ isMobile }) => isMobile));
    for (const { plan, reachKilometres, cards } of mobile) {
      expect(reachKilometres !== null).toBe(plan === 'platin');
      expect(plan === 'platin' || cards.every(({ isAtShop }) => !isAtShop)).toBe(true);
    }
    expect(new Set(mobile.map(({ plan }) => plan))).toEqual(new Set(['free', 'gold', 'platin']));
    const immediate = providers.filter(({ cards }) => cards.some(({ isAvailableNow }) => isAvailableNow));
    expect(new Set(immediate.map(({ plan }) => plan))).toEqual(new Set(['gold', 'platin']));
  });

  it('are open on some day, within the day', () => {
    for (const { hours } of providers) {
      expect(hours.length).toBeGreaterThan(0);
      for (const { opensMinute, closesMinute } of hours) {
        expect(opensMinute).toBeGreaterThanOrEqual(0);
        expect(closesMinute).toBeGreaterThan(opensMinute);
        expect(closesMinute).toBeLessThanOrEqual(1440);
      }
    }
  });
});

describe('the demo’s places', () => {
  it('name one street for each postal code, and no street of a city for two', () => {
    const ofCodes = Map.groupBy(providerPlaces, ({ zip }) => zip);
    const ofStreets = Map.groupBy(providerPlaces, ({ city, street }) => `${city}, ${street}`);
    for (const [zip, places] of ofCodes) expect(new Set(places.map(({ street }) => street)).size, zip).toBe(1);
    for (const [street, places] of ofStreets) expect(new Set(places.map(({ zip }) => zip)).size, street).toBe(1);
  });
});

describe('the salon and the van', () => {
  const mondays = ['2026-11-23', '2026-12-21', '2026-12-28'];
  const weeks = mondays.flatMap((monday) => Array.from({ length: 7 }, (_, day) => addDays(monday, day)));

  it.each(weeks)('have on %s nothing that overlaps, lies outside of hours or stands twice', (week) => {
    const visits = storyAppointments(providers, { today: week, minute: 700, firstRegular: 60 });
    for (const list of Map.groupBy(visits, ({ provider, staff, day }) => `${provider} ${staff} ${day}`).values()) {
      const sorted = list.toSorted((one, other) => one.minute - other.minute);
      sorted.forEach(({ provider, staff, card, minute, day }, index) => {
        const { cards, hours, ownHours, colleagues, bufferAfterMinutes = 0 } = providers[provider] ?? {};
        const until = minute + (cards?.[card]?.durationMinutes ?? Number.NaN);
        const next = sorted[index + 1]?.minute ?? Number.POSITIVE_INFINITY;
        expect(until + bufferAfterMinutes).toBeLessThanOrEqual(next);
        const worked = (staff === 0 ? ownHours : colleagues?.[staff - 1]?.hours) ?? hours ?? [];
        const weekday = weekdayOf(addDays(week, day));
        expect(
          worked.some((span) => span.weekday === weekday && span.opensMinute <= minute && until <= span.closesMinute),
        ).toBe(true);
      });
    }
    const texts = visits.flatMap(({ review }) => review?.text ?? []);
    expect(texts.length).toBeGreaterThanOrEqual(46);
    expect(new Set(texts).size).toBe(texts.length);
    const open = visits.filter(({ status }) => status === 'open');
    expect(open).toHaveLength(4);
    expect(visits.flatMap(({ messages = [] }) => messages).length).toBeGreaterThanOrEqual(10);
  });
});

describe('the demo’s statements', () => {
  it('take the time from the clock of the site, never from the database', () => {
    const folder = new URL('./', import.meta.url);
    const asking = readdirSync(folder).filter(
      (name) => name.startsWith('seed') && /[^.]now\(\)/.test(readFileSync(new URL(name, folder), 'utf8')),
    );
    expect(asking).toEqual([]);
  });
});

describe('the demo’s staff', () => {
  it('is as many as the plan has room for, with different cards and hours', () => {
    for (const { plan, colleagues } of providers) expect(colleagues.length + 1).toBeLessThanOrEqual(plans[plan].staff);
    const sizes = Map.groupBy(providers, ({ colleagues }) => colleagues.length);
    for (const size of [0, 1, 2]) expect(sizes.get(size)?.length).toBeGreaterThan(5);
    const colleagues = providers.flatMap((provider) => provider.colleagues);
    expect(colleagues.filter(({ cards }) => cards !== null).length).toBeGreaterThan(5);
    expect(colleagues.filter(({ hours }) => hours !== null).length).toBeGreaterThan(5);
    expect(colleagues.filter(({ cards, hours }) => cards === null && hours === null).length).toBeGreaterThan(5);
  });

  it('has something to do, and so does each owner', () => {
    const coming = appointments.filter(({ day }) => day > 0);
    expect(coming.filter(({ staff }) => staff > 0).length).toBeGreaterThan(100);
    expect(appointments.filter(({ day, staff }) => day < 0 && staff > 0).length).toBeGreaterThan(50);
  });
});

describe('the demo’s cards', () => {
  it('with variants cost what the cheapest does, and one has extras', () => {
    const varied = providers.flatMap(({ cards }) => cards).filter(({ variants }) => variants.length > 0);
    expect(varied.length).toBeGreaterThan(0);
    expect(varied.some(({ extras }) => extras.length > 0)).toBe(true);
    for (const { variants, priceCents, durationMinutes } of varied) {
      const cheapest = variants.toSorted((one, other) => one.priceCents - other.priceCents)[0];
      expect(cheapest).toMatchObject({ priceCents, durationMinutes });
    }
  });

  it('with waits add up to their duration', () => {
    const parted = providers.flatMap(({ cards }) => cards).filter(({ parts }) => parts.length > 0);
    expect(parted.length).toBeGreaterThan(5);
    for (const { parts, durationMinutes } of parted) {
      expect(parts.reduce((sum, { work, wait }) => sum + work + wait, 0)).toBe(durationMinutes);
      expect(parts.at(-1)?.wait).toBe(0);
    }
  });
});

it('in Berlin every trade can be booked', () => {
  const booked = providers
    .filter(({ place, timeOff }) => place.city === 'Berlin' && timeOff.length === 0)
    .map(({ trade }) => trade.pictures);
  expect(new Set(booked)).toEqual(new Set(picturesOf('service').map(({ series }) => series)));
});

describe('the demo’s covers', () => {
  const named = providers.map((provider, index) => ({ ...provider, id: String(index) }));
  const covers = new Map(
    cardImages(
      named,
      named.map(({ id }) => ({ id, provider: id, position: 0 })),
      new Map(picturesOf('service').map(({ name }) => [name, name])),
    ).map(({ card, image }) => [card, image]),
  );

  it('differ between the businesses of one trade and town, as far as there are views', () => {
    for (const [group, list] of Map.groupBy(named, ({ trade, place }) => `${trade.pictures} ${place.city}`)) {
      const shown = new Set(list.map(({ id }) => covers.get(id)));
      expect(shown.size, group).toBe(Math.min(6, list.length));
    }
  });

  it('show at least four of the six views among the trades of Berlin', () => {
    const views = named.filter(({ place }) => place.city === 'Berlin').map(({ id }) => covers.get(id)?.slice(-1));
    expect(new Set(views).size).toBeGreaterThanOrEqual(4);
  });
});

describe('the demo’s appointments', () => {
  it('leave every customer room to book more', () => {
    const coming = appointments.filter(({ day, customer }) => day > 0 && customer !== null);
    const counts = Map.groupBy(coming, ({ customer }) => customer);
    expect(Math.max(...[...counts.values()].map((visits) => visits.length))).toBeLessThanOrEqual(3);
    expect(coming.some(({ status }) => status === 'open')).toBe(true);
  });

  it('never overlap for one of the staff, buffers included', () => {
    const taken = appointments.map(({ provider, staff, card, day, minute }) => {
      const { cards, bufferAfterMinutes } = providers[provider] ?? { cards: [], bufferAfterMinutes: 0 };
      const from = day * 1440 + minute;
      return {
        who: `${provider} ${staff}`,
        from,
        until: from + (cards[card]?.durationMinutes ?? 0) + bufferAfterMinutes,
      };
    });
    const overlaps = taken.flatMap((one, index) =>
      taken
        .slice(index + 1)
        .filter((other) => other.who === one.who && other.from < one.until && one.from < other.until),
    );
    expect(overlaps).toEqual([]);
  });

  it('lie in the hours of whoever does them, and are cards that they do', () => {
    for (const { provider, staff, card, day, minute } of appointments) {
      const { cards, colleagues, hours: usual } = providers[provider] ?? { cards: [], colleagues: [], hours: [] };
      const colleague = colleagues[staff - 1];
      const hours = colleague?.hours ?? usual;
      expect(colleague?.cards ?? [card]).toContain(card);
      const date = new Date(`${today}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() + day);
      const until = minute + (cards[card]?.durationMinutes ?? 0);
      const span = hours.find(
        ({ weekday, opensMinute, closesMinute }) =>
          weekday % 7 === date.getUTCDay() && opensMinute <= minute && until <= closesMinute,
      );
      expect(span, `day ${day}, minute ${minute}`).toBeDefined();
    }
  });

  it('are reviewed only when they are over', () => {
    const reviewed = appointments.filter(({ review }) => review !== null);
    expect(reviewed.length).toBeGreaterThan(300);
    for (const { status, day } of reviewed) {
      expect(status).toMatch(/^completed/);
      expect(day).toBeLessThan(0);
    }
  });

  it('say in most cases what was good, by the parts of the trade and near the whole', () => {
    const reviewed = appointments.flatMap(({ provider, card, review }) => {
      const category = providers[provider]?.cards[card]?.category;
      return review && category ? [{ review, category }] : [];
    });
    const ratable = reviewed.filter(({ category }) => partsOf(category).length > 0);
    const withParts = ratable.filter(({ review }) => Object.keys(review.parts).length > 0);
    expect(withParts.length).toBeGreaterThan(ratable.length / 2);
    expect(withParts.length).toBeLessThan(ratable.length);
    for (const { review, category } of reviewed) {
      for (const [part, points] of Object.entries(review.parts)) {
        expect(partsOf(category)).toContain(part);
        expect(Math.abs(points - review.rating)).toBeLessThanOrEqual(1);
      }
    }
  });
});

it('everybody who works in a business has a face, and no two of them the same', () => {
  for (const { picture, colleagues } of demoProviders()) {
    const faces = [picture, ...colleagues.map((colleague) => colleague.picture)];
    expect(faces.filter((face) => picturesOf('face').some(({ name }) => name === face))).toEqual(faces);
    expect(new Set(faces).size).toBe(faces.length);
  }
});

it('every first name of the demo has a portrait of its kind', () => {
  const names = demoProviders().flatMap(({ firstName, colleagues }) => [
    firstName,
    ...colleagues.map(({ name }) => name),
  ]);
  const women = names.filter((name) => facesOf([name], 'team')[0]?.startsWith('face-woman'));
  expect([...new Set(women)].toSorted().join(' ')).toMatchInlineSnapshot(
    `"Anna Aylin Carla Carmen Claudia Frieda Hannah Ines Irina Jule Julia Katharina Lena Leyla Miriam Nadia Nora Petra Renate Sabine Sibel Sofia Svetlana"`,
  );
});
