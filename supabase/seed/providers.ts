import type { PlanName } from '../../src/contract/plans.ts';
import { groupOf } from '../../src/contract/services/service-taxonomy.ts';
import { berlinProviders } from './berlin.ts';
import { facesOf } from './faces.ts';
import { type ProviderPlace, providerPlaces } from './provider-places.ts';
import { type CardTemplate, type OpeningPattern, type Trade, tradeShownBy, trades } from './provider-trades.ts';
import { firstNames, lastNames } from './provider-words.ts';
import { type Random, seeded } from './random.ts';

export interface DemoCard extends CardTemplate {
  isMobile: boolean;
  isAtShop: boolean;
  isAvailableNow: boolean;
  isFreelancer: boolean;
}

export interface DemoHours {
  /** Monday is 1. */
  weekday: number;
  opensMinute: number;
  closesMinute: number;
}

/** Somebody who works there beside the owner. */
export interface DemoColleague {
  name: string;
  /** Indexes of the provider's cards; null: all of them. */
  cards: readonly number[] | null;
  /** Null: those of the business. */
  hours: readonly DemoHours[] | null;
  /** Name of the portrait. */
  picture?: string | undefined;
}

export interface DemoProvider {
  firstName: string;
  lastName: string;
  businessName: string;
  email: string;
  phone: string;
  plan: Extract<PlanName, 'free' | 'gold' | 'platin'>;
  place: ProviderPlace;
  houseNumber: string;
  description: string;
  trade: Trade;
  isPhonePublic: boolean;
  isAddressPublic: boolean;
  isIdentityVerified: boolean;
  memberDays: number;
  reachKilometres: number | null;
  bufferAfterMinutes: number;
  noticeMinutes: number;
  cards: DemoCard[];
  hours: DemoHours[];
  colleagues: readonly DemoColleague[];
  /** Days from today, both included. */
  timeOff: readonly { first: number; last: number }[];
  /** Of the owner, where they are not those of the business. */
  ownHours?: readonly DemoHours[];
  /** Name of the owner's portrait. */
  picture?: string | undefined;
  isOpenOnHolidays?: boolean;
  /** Nothing is booked from tomorrow noon to the evening. */
  keepsTomorrowFree?: boolean;
  /** What happens there is told in story.ts, not drawn by lot. */
  hasOwnStory?: boolean;
}

const weekdaysOf = (pattern: OpeningPattern): number[] =>
  ({ salon: [2, 3, 4, 5, 6], workday: [1, 2, 3, 4, 5], daily: [1, 2, 3, 4, 5, 6, 7] })[pattern];

function spansOf(pattern: OpeningPattern, weekday: number, early: number): (readonly [number, number])[] {
  if (pattern === 'workday') {
    return [
      [480 + early, 720],
      [780, 1020 + early],
    ];
  }
  if (pattern === 'daily')
    return weekday === 7
      ? [[600, 840]]
      : [
          [540 + early, 780],
          [900, 1140],
        ];
  return weekday === 6 ? [[540, 900]] : [[540 + early, 1080 + early]];
}

function hoursOf(pattern: OpeningPattern, random: Random): DemoHours[] {
  const early = random.pick([0, 30, 60]);
  return weekdaysOf(pattern).flatMap((weekday) =>
    spansOf(pattern, weekday, early).map(([opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute })),
  );
}

/** As many as the plan allows at most, and as the trade has. */
const cardCount = (plan: DemoProvider['plan'], random: Random): number =>
  plan === 'free' ? 1 : plan === 'gold' ? random.whole(2, 3) : random.whole(4, 10);

const ascii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äöüßı]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');

/** Numbers that the German regulator keeps free for films and books. */
const phoneOf = (index: number): string =>
  index < 100
    ? `+49 171 39200${String(index).padStart(2, '0')}`
    : `+49 176 040690${String(index - 100).padStart(2, '0')}`;

type Owner = Pick<DemoProvider, 'firstName' | 'lastName' | 'businessName' | 'email' | 'plan' | 'trade'>;

function ownerOf(index: number, random: Random): Owner {
  const trade = trades[(index * 3 + 6) % trades.length] ?? random.pick(trades);
  const firstName = firstNames[(index * 7) % firstNames.length] ?? '';
  const lastName = lastNames[(index * 11) % lastNames.length] ?? '';
  return {
    firstName,
    lastName,
    businessName: random.pick(trade.names).replace('{first}', firstName).replace('{last}', lastName),
    email: `${ascii(firstName)}.${ascii(lastName)}.${index}@example.com`,
    plan: random.pick(['free', 'free', 'free', 'gold', 'gold', 'gold', 'platin', 'platin', 'platin', 'platin']),
    trade,
  };
}

const repairs = tradeShownBy('service-repair');

/** Those one signs in as for a first look (README). */
const namedOwners: readonly Owner[] = [
  {
    firstName: 'Anton',
    lastName: 'Anbieter',
    businessName: 'Anton Anbieter Handwerk',
    email: 'anbieter@example.com',
    plan: 'platin',
    trade: { ...repairs, cards: [...repairs.cards, ...tradeShownBy('service-painting').cards] },
  },
  {
    firstName: 'Frieda',
    lastName: 'Frei',
    businessName: 'Salon Frieda',
    email: 'anbieter-free@example.com',
    plan: 'free',
    trade: tradeShownBy('service-hair'),
  },
];

/** Afternoons, for those who work part of the time. */
const lateHours = (hours: readonly DemoHours[]): DemoHours[] =>
  hours
    .filter(({ weekday, closesMinute }) => weekday <= 5 && closesMinute > 900)
    .map(({ weekday, opensMinute, closesMinute }) => ({
      weekday,
      opensMinute: Math.max(opensMinute, 780),
      closesMinute,
    }));

/** One or two in half of the businesses whose plan has room for them; some do a part of the cards, or work afternoons only. */
function colleaguesOf(
  index: number,
  { plan, cards, hours }: Pick<DemoProvider, 'plan' | 'cards' | 'hours'>,
): DemoColleague[] {
  const random = seeded(50_000 + index);
  const isNamed = index < namedOwners.length;
  if (plan === 'free' || !(isNamed || random.chance(0.5))) return [];
  const count = isNamed ? 2 : plan === 'gold' ? 1 : random.whole(1, 2);
  return Array.from({ length: count }, (_, place): DemoColleague => {
    const isPart = cards.length > 1 && random.chance(isNamed ? 1 : 0.5);
    const some = random.shuffled(cards.map((_card, card) => card)).slice(0, Math.ceil(cards.length / 2));
    const late = lateHours(hours);
    return {
      name: firstNames[(index * 7 + 11 * (place + 1)) % firstNames.length] ?? '',
      cards: isPart ? some.toSorted((one, other) => one - other) : null,
      hours: late.length > 0 && random.chance(isNamed ? place : 0.4) ? late : null,
    };
  });
}

/** Painters, cleaners, movers and dog sitters have no shop. */
const isOnTheWay = ({ cards }: Trade): boolean =>
  cards.every(({ category }) => ['home', 'pets'].includes(groupOf(category)));

function providerAt(place: ProviderPlace, index: number): DemoProvider {
  const random = seeded(90_000 + index);
  const owner = namedOwners[index] ?? ownerOf(index, random);
  const { plan, trade } = owner;
  const isNamed = index < namedOwners.length;
  const travels =
    (plan === 'platin' && trade.travels && (isNamed || random.chance(0.7))) || (plan === 'platin' && isOnTheWay(trade));
  const templates = isNamed ? trade.cards : random.shuffled(trade.cards);
  const holiday = random.whole(3, 40);
  const alone: Omit<DemoProvider, 'colleagues'> = {
    ...owner,
    phone: phoneOf(index),
    place,
    houseNumber: `${random.whole(1, 120)}${random.chance(0.15) ? 'a' : ''}`,
    description: trade.description,
    isPhonePublic: isNamed || random.chance(0.8),
    isAddressPublic: trade.hours === 'salon' && random.chance(0.8),
    isIdentityVerified: plan !== 'free' && random.chance(0.8),
    memberDays: random.whole(200, 900),
    reachKilometres: travels ? random.pick([5, 10, 15, 25, 40]) : null,
    bufferAfterMinutes: random.pick([0, 0, 10, 15]),
    noticeMinutes: random.pick([60, 120, 240, 1440]),
    cards: templates.slice(0, isNamed && plan === 'platin' ? 10 : cardCount(plan, random)).map((template) => ({
      ...template,
      isMobile: (travels && (trade.hours !== 'salon' || random.chance(0.5))) || isOnTheWay(trade),
      isAtShop: !isOnTheWay(trade),
      isAvailableNow: plan !== 'free' && random.chance(0.25),
      isFreelancer: plan === 'free' && random.chance(0.4),
    })),
    hours: hoursOf(trade.hours, random),
    timeOff: random.chance(0.3) ? [{ first: holiday, last: holiday + random.whole(1, 13) }] : [],
  };
  return { ...alone, colleagues: colleaguesOf(index, alone) };
}

/** New ones stand behind the others, who are drawn by their place in the list. */
export const demoProviders = (): DemoProvider[] =>
  [...providerPlaces.map(providerAt), ...berlinProviders()].map((provider) => {
    const [picture, ...others] = facesOf(
      [provider.firstName, ...provider.colleagues.map(({ name }) => name)],
      provider.businessName,
    );
    const colleagues = provider.colleagues.map((colleague, index) => ({ ...colleague, picture: others[index] }));
    return { ...provider, picture, colleagues };
  });
