import { addDays, weekdayOf } from '../../netlify/calendar/zone.ts';
import { partsOf } from '../../src/contract/services/provider-rating.ts';
import type { DemoAppointment, DemoReview } from './appointments.ts';
import { rota, salonEmail, shifts, vanEmail } from './berlin.ts';
import { firstNames, lastNames } from './provider-words.ts';
import type { DemoProvider } from './providers.ts';
import { regulars, salonReplies, salonReviews, vanReviews, walkIns } from './story-words.ts';

/** What happens at the salon and at the van: the same whatever day it is, told around the minute at which the demo begins. */
export interface StoryNow {
  /** In Berlin, `YYYY-MM-DD`. */
  today: string;
  minute: number;
  /** Index of the first of `regulars` among the customers. */
  firstRegular: number;
}

type Slot = readonly [card: number, minute: number];
type Visit = Pick<DemoAppointment, 'card' | 'day' | 'minute' | 'staff'>;

/** Indexes of the salon's cards. */
const [women, men, roots, highlights, blowDry, updo, child, cure] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Five hours of work in a shift of six. */
const mornings: readonly (readonly Slot[])[] = [
  [
    [women, 540],
    [roots, 585],
    [highlights, 690],
    [women, 840],
  ],
  [
    [roots, 540],
    [blowDry, 630],
    [highlights, 705],
    [women, 840],
  ],
  [
    [highlights, 540],
    [women, 660],
    [roots, 720],
    [cure, 825],
  ],
];
/** A quarter less, with room in the middle for a haircut that is booked or asked for. */
const afternoons: readonly { visits: readonly Slot[]; room: number }[] = [
  {
    visits: [
      [men, 780],
      [roots, 810],
      [women, 900],
      [highlights, 990],
    ],
    room: 945,
  },
  {
    visits: [
      [roots, 780],
      [updo, 870],
      [women, 975],
      [roots, 1020],
    ],
    room: 930,
  },
  {
    visits: [
      [highlights, 780],
      [child, 900],
      [women, 975],
      [roots, 1020],
    ],
    room: 930,
  },
];

const daysAhead = 6;
const quietDays = 13;
const fullDaysBehind = 13;
const historyDays = 150;

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
};

/** Monday is 0. */
const weekdayIndex = (today: string, day: number): number => weekdayOf(addDays(today, day)) - 1;

function salonDay(today: string, day: number): Visit[] {
  const weekday = weekdayIndex(today, day);
  const of = (staff: number, slots: readonly Slot[]): Visit[] =>
    slots.map(([card, minute]) => ({ card, minute, day, staff }));
  return [...of(at(rota.early, weekday), at(mornings, day)), ...of(at(rota.late, weekday), at(afternoons, day).visits)];
}

/** The week before has one visit a day less, so that this one is better; what lies further back thins out. */
function isKept(today: string, { day }: Visit, place: number): boolean {
  const monday = -weekdayIndex(today, 0);
  if (day > daysAhead) return place % 3 === 0;
  if (day < -fullDaysBehind) return place === 1 || (place === 4 && day % 2 === 0);
  return day >= monday || place !== 2;
}

const days = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const stateOf = (end: number, { day }: Visit, minute: number): DemoAppointment['status'] =>
  day * 1_440 + end <= minute ? 'completed_paid' : 'confirmed';

const endOf = ({ cards }: DemoProvider, { card, minute }: Visit): number =>
  minute + (cards[card]?.durationMinutes ?? 0);

/** Has never been there. */
const newcomer = 'Daniel Kowalski';
const known = regulars.filter((name) => name !== newcomer);

/** Of three visits in the weeks around today one is a regular's; nobody's hair is cut twice a week. */
function personOf({ day }: Visit, turn: number, firstRegular: number): Pick<DemoAppointment, 'customer' | 'guest'> {
  const isLongAgo = day < -fullDaysBehind;
  if (isLongAgo || turn % 3 === 0) {
    const name = at(known, isLongAgo ? turn : turn / 3);
    return { customer: firstRegular + regulars.indexOf(name), guest: null };
  }
  const lot = Math.abs(turn);
  const guest = lot % 10 === 1 ? at(walkIns, lot) : `${at(firstNames, lot * 7)} ${at(lastNames, lot * 11)}`;
  return { customer: null, guest };
}

const ratings = [5, 5, 4, 5, 5, 5, 3, 5, 5, 4, 5, 5, 5, 2, 5] as const;

/** The texts of the salon in the order in which they are given, latest first: 42 by 36 people. */
function reviewsInOrder(): { rating: 5 | 4 | 3 | 2; text: string }[] {
  const left = { 5: [...salonReviews[5]], 4: [...salonReviews[4]], 3: [...salonReviews[3]], 2: [...salonReviews[2]] };
  const count = Object.values(left).flat().length;
  return Array.from({ length: count }, (_, place) => {
    const wanted = at(ratings, place);
    const rating = left[wanted].length > 0 ? wanted : left[5].length > 0 ? 5 : left[4].length > 0 ? 4 : 3;
    return { rating, text: left[rating].shift() ?? '' };
  });
}

function reviewed(visits: readonly DemoAppointment[], { cards }: DemoProvider): DemoAppointment[] {
  const given = reviewsInOrder();
  const past = visits
    .filter(({ day, customer, status }) => day < -2 && customer !== null && status === 'completed_paid')
    .toSorted((one, other) => other.day - one.day || other.minute - one.minute);
  // Every third visit, so that the reviews reach months back.
  const chosen = new Map(given.map((review, place) => [past[place * 3], { ...review, place }] as const));
  return visits.map((visit) => {
    const found = chosen.get(visit);
    const category = cards[visit.card]?.category;
    if (found === undefined || category === undefined) return visit;
    const { rating, text, place } = found;
    const parts = Object.fromEntries(
      partsOf(category).map((part, index) => [part, Math.max(1, rating - ((place + index) % 4 === 3 ? 1 : 0))]),
    );
    const review: DemoReview = {
      rating,
      parts,
      text,
      afterHours: 3 + (place % 5),
      // Two wait for an answer.
      reply: place < 2 ? null : at(salonReplies, place),
      ofCustomer: 'Pünktlich und sehr freundlich.',
    };
    return { ...visit, review };
  });
}

/** Talks about visits, by the name of the regular: about the next one, or the last where none lies ahead. */
const talks: readonly { name: string; messages: NonNullable<DemoAppointment['messages']> }[] = [
  {
    name: 'Renate Schwarz',
    messages: [
      { author: 'customer', text: 'Können wir den Ton etwas wärmer machen als beim letzten Mal?', minutesAgo: 1_620 },
      { author: 'provider', text: 'Gern, Frau Schwarz. Ich lege Ihnen zwei Muster bereit.', minutesAgo: 1_580 },
      { author: 'customer', text: 'Wunderbar, dann bis gleich!', minutesAgo: 40 },
    ],
  },
  {
    name: 'Ingrid Baumann',
    messages: [
      { author: 'customer', text: 'Ist der Platz am Fenster frei? Ich komme mit dem Rollator.', minutesAgo: 3_000 },
      { author: 'provider', text: 'Ist für Sie reserviert. Klingeln Sie, wir halten die Tür auf.', minutesAgo: 2_930 },
      { author: 'customer', text: 'Sehr lieb, danke.', minutesAgo: 2_900 },
      { author: 'provider', text: 'Bis dann!', minutesAgo: 2_890 },
    ],
  },
  {
    name: 'Tom Wieczorek',
    messages: [
      { author: 'provider', text: 'Bringen Sie gern ein Bild mit, wie kurz es werden soll.', minutesAgo: 700 },
      { author: 'customer', text: 'Mache ich. Kann mein Sohn danach auch noch dran?', minutesAgo: 95 },
    ],
  },
  {
    name: 'Mira Popović',
    messages: [
      { author: 'customer', text: 'Ich komme zehn Minuten früher, passt das?', minutesAgo: 5_200 },
      { author: 'provider', text: 'Passt gut.', minutesAgo: 5_190 },
    ],
  },
];

function withTalks(visits: readonly DemoAppointment[], firstRegular: number): DemoAppointment[] {
  const talked = new Map(
    talks.flatMap(({ name, messages }) => {
      const customer = firstRegular + regulars.indexOf(name);
      const own = visits.filter((visit) => visit.customer === customer);
      const next = own.find(({ status }) => status === 'confirmed') ?? own.at(-1);
      return next === undefined ? [] : [[next, messages] as const];
    }),
  );
  return visits.map((visit) => {
    const messages = talked.get(visit);
    return messages === undefined ? visit : { ...visit, messages };
  });
}

type Request = Pick<DemoAppointment, 'card' | 'day' | 'note'> & {
  name: string;
  asked: number;
  /** Without it: the room in the afternoon. */
  minute?: number;
  looks?: readonly string[];
};

const requests: readonly Request[] = [
  { name: newcomer, card: men, day: 2, asked: 130, note: 'Ich bin neu hier. Bitte nur Schere, keine Maschine.' },
  {
    name: 'Elif Çelik',
    card: child,
    day: 3,
    asked: 65,
    note: 'Für meine Tochter (6). Sie mag den Föhn nicht.',
  },
  {
    name: 'Petra Braun',
    card: updo,
    day: 9,
    minute: 660,
    asked: 300,
    note: 'Probefrisur für die Hochzeit, ungefähr wie auf den Bildern, mit echten Blüten.',
    looks: ['look-2', 'look-3'],
  },
  {
    name: 'Svetlana Wolf',
    card: highlights,
    day: 10,
    minute: 960,
    asked: 20,
    note: 'Meine Locken sehen heute so aus. Geht das ohne Ausdünnen?',
    looks: ['look-1'],
  },
];

/** Whoever works then, and the time itself. */
function requestAt({ today, firstRegular }: StoryNow, request: Request, provider: number): DemoAppointment {
  const { name, asked, card, day, minute = at(afternoons, day).room, note = '', looks } = request;
  const weekday = weekdayIndex(today, day);
  const staff = minute < shifts.late[0] ? at(rota.early, weekday) : at(rota.late, weekday);
  const person = { customer: firstRegular + regulars.indexOf(name), guest: null };
  const shared = { provider, card, staff, day, minute, ...person, status: 'open', review: null } as const;
  return { ...shared, note, askedMinutes: asked, ...(looks ? { looks } : {}) };
}

function salonStory(salon: DemoProvider, provider: number, now: StoryNow): DemoAppointment[] {
  const { today, minute, firstRegular } = now;
  const asked = requests.map((request) => requestAt(now, request, provider));
  const overlaps = (visit: Visit) =>
    asked.some(
      (one) =>
        one.day === visit.day &&
        one.staff === visit.staff &&
        visit.minute < endOf(salon, one) &&
        one.minute < endOf(salon, visit),
    );
  const visits = days(-historyDays, quietDays)
    .flatMap((day) => salonDay(today, day).filter((visit, place) => isKept(today, visit, place)))
    .filter((visit) => visit.day <= daysAhead || !overlaps(visit))
    // Counted from the second visit of this afternoon on, so that it is always the same person's.
    .map((visit, index, all) => ({ visit, turn: index - all.findIndex(({ day }) => day === 0) - 5 }))
    .map(
      ({ visit, turn }): DemoAppointment => ({
        ...visit,
        provider,
        ...personOf(visit, turn, firstRegular),
        status: stateOf(endOf(salon, visit), visit, minute),
        review: null,
      }),
    );
  return withTalks(reviewed([...visits, ...asked], salon), firstRegular);
}

/** In the order of a route through the north, then the south of the city. */
const stops = [
  ['Müllerstraße 143', '13353'],
  ['Brunnenstraße 70', '13355'],
  ['Gleimstraße 14', '10437'],
  ['Kastanienallee 60', '10435'],
  ['Winsstraße 31', '10405'],
  ['Torstraße 88', '10119'],
  ['Friedrichstraße 121', '10117'],
  ['Alt-Moabit 90', '10557'],
  ['Warschauer Straße 12', '10243'],
  ['Oranienstraße 140', '10969'],
] as const;

/** Indexes of the cards of repairs: little things, lamps, a tap, a washing machine, a bicycle. */
const vanDay: readonly Slot[] = [
  [0, 480],
  [3, 570],
  [2, 660],
  [4, 780],
  [5, 930],
];

const vanNotes = [
  'Die Wohnungstür klemmt, seit es kalt ist.',
  'Hahn in der Küche tropft. Hinterhaus, zweiter Stock.',
  'Drei Lampen im Flur, Leiter ist da.',
  'Maschine schleudert nicht mehr.',
  'Gangschaltung springt. Das Rad steht im Hof.',
];

function vanStory(van: DemoProvider, provider: number, { minute, firstRegular }: StoryNow): DemoAppointment[] {
  return days(-21, daysAhead).flatMap((day) =>
    vanDay.map(([card, start], place): DemoAppointment => {
      const visit = { card, day, minute: start, staff: 0 };
      const count = (day + 21) * vanDay.length + place;
      const [street, zip] = at(stops, day * vanDay.length + place);
      const status = stateOf(endOf(van, visit), visit, minute);
      const [rating = 5, text] = (place === 0 && (day + 21) % 4 === 0 && vanReviews[(day + 21) / 4]) || [];
      return {
        ...visit,
        provider,
        // Another part of the regulars than those who are at the salon on the same days.
        customer: firstRegular + ((count * 5 + 18) % regulars.length),
        guest: null,
        status,
        address: { street, zip, city: 'Berlin' },
        note: at(vanNotes, place),
        review:
          text === undefined || status === 'confirmed'
            ? null
            : { rating, parts: {}, text, afterHours: 5, reply: null, ofCustomer: 'Alles war gut vorbereitet, danke.' },
      };
    }),
  );
}

/** The visits of those who have their own story. */
export function storyAppointments(providers: readonly DemoProvider[], now: StoryNow): DemoAppointment[] {
  return providers.flatMap((provider, index) => {
    if (provider.email === salonEmail) return salonStory(provider, index, now);
    return provider.email === vanEmail ? vanStory(provider, index, now) : [];
  });
}
