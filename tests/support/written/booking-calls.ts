import { listAppointments } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { getCalendar } from '../../../src/contract/booking/calendar.ts';
import { listClients } from '../../../src/contract/booking/client.ts';
import { getQuotes, listQuotes } from '../../../src/contract/booking/quote.ts';
import { listWaiting } from '../../../src/contract/booking/waiting-list.ts';
import { accountId } from '../../../src/contract/fields.ts';
import { listNotifications } from '../../../src/contract/messaging/notification.ts';
import { getProvider } from '../../../src/contract/services/provider.ts';
import { listServiceCards } from '../../../src/contract/services/service-card.ts';
import { listStaff } from '../../../src/contract/services/staff.ts';
import { nextCaller, nowhere, type Stage } from '../access/stage.ts';
import { aGuest, dayAhead, sessionOf, startIn } from '../appointments.ts';
import { anAppointment } from '../providers.ts';
import { type Read, type Ready, read, readAs, type WrittenCall } from './call.ts';
import { anotherCard, anotherMember, found, newId, twofold, word } from './things.ts';

const home = { place: 'customer', address: { street: 'Gartenweg 3', zip: '10439', city: 'Berlin' } };

const asked = (thing: string) => {
  const [providerId, card, , , start] = thing.split(' ');
  return { body: { providerId, cards: [card], start } };
};

/** A start and the same a week later. */
const weekly = (start = ''): string[] => [start, new Date(Date.parse(start) + 7 * 24 * 3_600_000).toISOString()];

const bookingUnread = {
  providerId: 'names with the cards whose time it is',
  holdId: 'ends the hold, which nothing lists',
  totalCents: 'compared with the price: another one is a conflict',
  depositCents: 'compared with what the cards ask for: tests/api/booking/appointment-deposit.test.ts',
  beginsEarly: 'a consent, without which a start within 14 days is refused',
  mayRecall: 'stands in the client file: tests/api/booking/client-recall.test.ts',
  answers: 'kept beside the question: tests/api/booking/appointment-answers.test.ts',
  via: 'signed; decides about commission: tests/api/billing/billing-commission.test.ts',
};

const visit: WrittenCall = {
  actor: 'customer',
  make: twofold,
  ask: asked,
  named: { staffId: 'id', cards: 'cardId' },
  values: { start: [word(5)], staffId: [word(3)], cards: [async (ready) => [await word(2)(ready)]], id: [newId] },
  unread: bookingUnread,
};

const bookedBy: Read = async (sent) => {
  const id = (sent.answer['appointment'] as { id: string }).id;
  const provider = sent.thing.split(' ')[0] ?? nowhere;
  return readAs(
    () => provider,
    getAppointment,
    () => ({ params: { id } }),
  )(sent);
};

/** What stands in the appointment, or goes on as a message. */
const note: WrittenCall = { named: { note: 'text' } };

const stepped: WrittenCall = {
  ...note,
  unread: { action: 'one of two steps, of which each side may take its own' },
};

const providerOf = found(`select provider_id::text as value from app.appointment where id = $1`, ({ ask }) => [
  ask.params?.['id'],
]);

/** A visit of which another person of the business may be asked for. */
const moved: WrittenCall = {
  values: {
    start: [async () => dayAhead().start],
    staffId: [async (ready) => anotherMember(ready.stage, await providerOf(ready))],
  },
  named: { staffId: 'id' },
};
const linkedVisit = found(`select id::text as value from app.appointment order by created_at desc limit 1`);
const linkedMoved: WrittenCall = {
  ...moved,
  values: {
    ...moved.values,
    staffId: [
      async (ready: Ready) => {
        const id = await linkedVisit(ready);
        return anotherMember(ready.stage, await providerOf({ ...ready, ask: { params: { id } } }));
      },
    ],
  },
};

/** Told to the other side, and kept nowhere else. */
const late: WrittenCall = {
  reads: [readAs(({ answer }) => (answer['provider'] as { id: string }).id, listNotifications)],
  shownAs: { minutes: (said) => `${said} minutes` },
};

const providerIn = ({ world }: Stage, thing: string): Promise<string> =>
  sessionOf(world, thing.split(' ')[0] ?? nowhere);

/** In three weeks, which is a day that the salon is open. */
const dayIn = (days: number): string => startIn(days).slice(0, 10);

/** Of the client file of the salon. */
const klara = async ({ stage, thing }: Ready): Promise<string> =>
  found(`insert into app.client (provider_id, name) values ($1, 'Klara') returning id::text as value`, () => [
    thing.split(' ')[0],
  ])({ stage } as Ready);

/** Of a salon of two: somebody's visit is entered by hand. */
const entered: WrittenCall = {
  make: twofold,
  asker: providerIn,
  ask: (thing) => ({
    body: { isForm: true, name: 'Klara', cards: [thing.split(' ')[1]], day: dayIn(20), minute: 600 },
  }),
  forms: [{}, { every: { unit: 'week', count: 1 }, times: 2 }],
  reads: [
    read(getCalendar, () => ({ query: { days: 42 } })),
    read(listAppointments, () => ({ query: { as: 'provider' } })),
    read(listClients, () => ({ query: {} })),
    async ({ answer }) => ({ times: answer['entered'] }),
  ],
  values: {
    id: [newId],
    cards: [async (ready) => [await word(2)(ready)]],
    staffId: [word(3)],
    day: [dayIn(21)],
    clientId: [klara],
  },
  named: { cards: 'cardId', minute: 'fromMinute', priceCents: 'totalCents', isWalkIn: 'origin' },
  shownAs: { isWalkIn: () => 'walk_in' },
  unread: {
    text: 'a line that says the other fields: tests/api/booking/calendar.test.ts',
    isForm: 'whether the line is read',
    chosen: 'which service the line means',
    closedDay: 'a consent to enter it on a closed day',
    every: 'the visits of a series stand for it: tests/api/booking/calendar.test.ts',
  },
};

/** The days and hours in which somebody waits. */
const waits: WrittenCall = {
  actor: 'customer',
  make: twofold,
  ask: (thing) => {
    const [providerId, card] = thing.split(' ');
    return { body: { providerId, cards: [card], firstDay: dayIn(20), lastDay: dayIn(30) } };
  },
  forms: [{}, { fromMinute: 540, untilMinute: 720 }],
  reads: [read(listWaiting, () => ({ query: {} }))],
  values: {
    cards: [async (ready) => [await word(2)(ready)]],
    staffId: [word(3)],
    firstDay: [dayIn(21)],
    lastDay: [dayIn(31)],
    fromMinute: [600],
    untilMinute: [780],
  },
  beside: { fromMinute: { untilMinute: 720 }, untilMinute: { fromMinute: 540 } },
  named: { staffId: 'id' },
  unread: { providerId: 'names with the cards for whose time one waits' },
};

/** The same of a client who has called. */
const waitsByCall: WrittenCall = {
  ...waits,
  actor: 'provider',
  asker: providerIn,
  ask: (thing) => ({
    body: { name: 'Klara', cards: [thing.split(' ')[1]], firstDay: dayIn(20), lastDay: dayIn(30) },
  }),
  reads: [read(listWaiting, () => ({ query: { as: 'provider' } })), read(listClients, () => ({ query: {} }))],
  values: { ...waits.values, clientId: [klara] },
  named: { staffId: 'id', name: 'customer' },
  unread: {},
};

const startOf = found(`select starts_at::text as value from app.appointment where id = $1`, ({ thing }) => [
  thing.split(' ')[1],
]);

const openAt = ({ world, stranger }: Stage, provider: string): Promise<string> =>
  anAppointment(world.database, {
    provider: accountId.parse(provider),
    customer: stranger.user.id,
    status: 'open',
    ...dayAhead(),
  });

/** A guest, whose number or address a code has proven. */
const byGuest: WrittenCall = {
  ...visit,
  actor: 'nobody',
  reads: [bookedBy],
  forms: [
    async ({ stage }) => ({ guest: await aGuest(stage.world, `guest.${nextCaller()}@example.org`), beginsEarly: true }),
  ],
  values: { ...visit.values, 'guest.phone': ['+49 1512 3456780'] },
  unread: {
    ...bookingUnread,
    'guest.email': 'proven by the code: another address is refused',
  },
};

const rated: WrittenCall = {
  values: { parts: [{ cleanliness: 4 }, { quality: 4 }] },
  unread: {
    staffId: 'somebody of the same staff: tests/api/booking/review.test.ts',
    images: 'uploaded for this visit: tests/api/booking/review.test.ts',
  },
};

export const bookingCalls: Record<string, WrittenCall | readonly WrittenCall[]> = {
  // Nothing lists a hold: its answer alone says it.
  holdAppointment: {
    ...visit,
    reads: [async ({ answer }) => answer],
    unread: { ...visit.unread, cards: 'priced in the answer: tests/api/booking/appointment-hold.test.ts' },
  },
  bookAppointment: [
    {
      ...visit,
      reads: [bookedBy],
      forms: [{ beginsEarly: true }, { ...home, beginsEarly: true }],
      values: { ...visit.values, 'address.zip': ['10437'], phone: ['+49 1512 3456780'] },
      beside: { place: home },
      unread: { ...bookingUnread, guest: 'of somebody without an account' },
    },
    byGuest,
  ],
  bookSeries: {
    ...visit,
    make: twofold,
    ask: (thing) => {
      const { start, ...body } = asked(thing).body;
      return { body: { ...body, start, starts: weekly(start), weeks: 1, beginsEarly: true } };
    },
    reads: [async (sent) => ({ ...sent.answer, series: 'read' })],
    values: { ...visit.values, start: [], phone: ['+49 1512 3456780'], id: [newId] },
    unread: {
      ...bookingUnread,
      start: 'the first date of the rhythm: tests/api/booking/appointment-series.test.ts',
      starts: 'the starts of its appointments: tests/api/booking/appointment-series.test.ts',
      weeks: 'compared with the starts: tests/api/booking/appointment-series.test.ts',
      guest: 'of somebody without an account',
      place: 'as in a single booking',
      address: 'as in a single booking',
    },
  },
  stepSeries: stepped,
  stepLinkedSeries: stepped,
  holdAgain: { unread: { weeks: 'decides about the start: tests/api/booking/appointment-again.test.ts' } },
  holdLinkedAgain: { unread: { weeks: 'decides about the start: tests/api/booking/appointment-again.test.ts' } },
  bookAgain: {
    unread: {
      totalCents: 'compared with the price: another one is a conflict',
      beginsEarly: 'a consent, without which a start within 14 days is refused',
    },
  },
  declineAppointment: {
    ...note,
    make: async (stage, actor) => {
      const [provider = nowhere, , , , , later = ''] = (await twofold(stage, actor)).split(' ');
      return [await openAt(stage, provider), provider, later].join(' ');
    },
    asker: ({ world }, thing) => sessionOf(world, thing.split(' ')[1] ?? nowhere),
    ask: (thing) => ({ params: { id: thing.split(' ')[0] }, body: {} }),
    values: { alternatives: [async (ready) => [await word(2)(ready)]] },
  },
  cancelAppointment: note,
  cancelVisit: note,
  moveAppointment: moved,
  moveVisit: linkedMoved,
  changeAppointment: {
    values: {
      cards: [async (ready) => [await anotherCard(ready)]],
      staffId: [async ({ stage }) => anotherMember(stage, stage.people.provider.user.id)],
      durationMinutes: [90],
      priceCents: [7700],
    },
    named: { cards: 'services', staffId: 'id', priceCents: 'totalCents' },
    shownAs: { cards: () => ['Massage'] },
  },
  lateAppointment: late,
  lateVisit: late,
  swapAppointments: { unread: { with: 'names the other visit: tests/api/booking/appointment-actions.test.ts' } },
  reportIll: {
    make: async (stage, actor) => {
      const [provider = nowhere, , , staff] = (await twofold(stage, actor)).split(' ');
      return [provider, await openAt(stage, provider), staff].join(' ');
    },
    asker: providerIn,
    ask: () => ({ body: { day: dayIn(20) } }),
    forms: [{}, async (ready) => ({ day: (await startOf(ready)).slice(0, 10) })],
    reads: [
      read(getCalendar, () => ({ query: { days: 42 } })),
      read(getAppointment, ({ thing }) => ({ params: { id: thing.split(' ')[1] } })),
    ],
    values: { day: [dayIn(22)], staffId: [word(2)] },
    named: { note: 'text' },
    unread: { handedOver: 'the colleague has the visit: tests/api/booking/appointment-ill.test.ts' },
  },
  putAppointmentImages: {
    unread: { images: 'needs an upload of the visit: tests/api/booking/appointment-image.test.ts' },
  },
  putVisitImages: { unread: { images: 'needs an upload of the visit: tests/api/booking/appointment-image.test.ts' } },
  writeReview: rated,
  writeReviewByLink: rated,
  replyToReview: {
    reads: [readAs('provider', getProvider, ({ stage }) => ({ params: { id: stage.people.provider.user.id } }))],
    named: { text: 'reply' },
  },
  addEntry: entered,
  joinWaitingList: waits,
  addWaitingClient: waitsByCall,
  requestQuotes: {
    reads: [read(getQuotes, ({ answer }) => ({ params: { id: answer['id'] } }))],
    values: { zip: ['10117'], country: ['de'], category: ['reparatur'] },
    unread: {
      id: 'sent twice it is one wish: tests/api/booking/quote.test.ts',
      businesses: 'names who is asked: tests/api/booking/quote.test.ts',
      country: 'with another one the postal code is none',
      category: 'with another one nobody is there',
      images: 'needs an upload: tests/api/booking/quote.test.ts',
    },
  },
  offerQuote: {
    reads: [read(getQuotes, ({ thing }) => ({ params: { id: thing } }))],
    unread: {
      starts: 'each is a time of the calendar: tests/api/booking/quote.test.ts',
      lines: 'with their sums: tests/api/booking/quote.test.ts',
    },
  },
  declineQuote: { reads: [read(getQuotes, ({ thing }) => ({ params: { id: thing } }))] },
  acceptQuote: {
    unread: {
      quoteId: 'names the quote',
      totalCents: 'compared with the quote',
      beginsEarly: 'noted with the texts',
      start: 'of the appointment: tests/api/booking/quote.test.ts',
      address: 'of the appointment: tests/api/booking/quote.test.ts',
      phone: 'of the appointment',
    },
  },
  setTakesQuotes: { reads: [read(listQuotes, () => ({ query: { as: 'provider' } }))] },
  startMoveIn: {
    reads: [read(listStaff), read(listServiceCards)],
    values: { cards: [[{ name: 'Gel', category: 'nageldesign', duration: 60, priceCents: 4500 }]] },
    unread: {
      cards: 'drafts of the list of cards: tests/api/booking/move-in.test.ts',
      made: 'taken back with the move: tests/api/booking/move-in-archive.test.ts',
    },
  },
  addOutsideCalendar: {
    unread: {
      staffId: 'needs somebody outside: tests/api/booking/calendar-outside.test.ts',
      address: 'a secret, of which the host is shown: tests/api/booking/calendar-outside.test.ts',
    },
  },
  sendRecalls: {
    unread: {
      clients: 'who has agreed gets a mail: tests/api/booking/client-recall.test.ts',
      way: 'by mail or text message: tests/api/booking/client-recall.test.ts',
    },
  },
  putRecallConsent: {
    reads: [read(listClients, () => ({ query: {} }))],
    unread: { isAgreed: 'stands as the time since when: tests/api/booking/client-recall.test.ts' },
  },
  readDiary: { unread: { text: 'only read: tests/api/booking/move-in-diary.test.ts' } },
  addMoved: {
    reads: [read(listClients, () => ({ query: {} }))],
    unread: {
      visits: 'rows of a file: tests/api/booking/move-in.test.ts',
      clients: 'rows of a file: tests/api/booking/move-in.test.ts',
    },
  },
};
