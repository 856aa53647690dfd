import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { anOffering, offered } from '../providers.ts';
import { aCraftsman } from '../quotes.ts';
import { accessMatrix } from './matrix.ts';
import type { Case } from './rows.ts';
import { type ActorName, actors, type Make, missing, nowhere, type Stage } from './stage.ts';

/** A call that is done: right ids, the token of whoever may, nothing missing. */
export interface ValidCall {
  endpoint: Endpoint;
  actor: ActorName;
  make: Make;
  ask: (thing: string, stage: Stage, actor: ActorName) => unknown;
}

/** A business that can be booked with one of its cards and a free time, in one word. */
const bookableTime: Make = async ({ world }) => {
  const [{ id, cards }] = await offered(world.database, anOffering({ plan: 'platin' }));
  const [card] = cards;
  const { body } = await world.ask(listSlots, { params: { id }, query: { cards: card?.id ?? nowhere } });
  return [id, card?.id, body.next].join(' ');
};

const atThatTime = (thing: string) => {
  const [providerId = nowhere, card = nowhere, start = ''] = thing.split(' ');
  return { providerId, cards: [card], start };
};

/** Calls that the access matrix asks in vain only: by what it says, or who it says it of. */
const furtherCalls: Record<string, Omit<ValidCall, 'endpoint'>> = {
  holdAppointment: { actor: 'customer', make: bookableTime, ask: (thing) => ({ body: atThatTime(thing) }) },
  requestQuotes: {
    actor: 'customer',
    make: async ({ world }) => (await aCraftsman(world)).id,
    ask: (thing) => ({
      body: {
        country: 'de',
        zip: '10115',
        category: 'reparatur',
        title: 'Wasserhahn',
        text: 'Er tropft.',
        businesses: [thing],
      },
    }),
  },
  joinWaitingList: {
    actor: 'customer',
    make: bookableTime,
    ask: (thing) => {
      const { providerId, cards, start } = atThatTime(thing);
      return { body: { providerId, cards, firstDay: start.slice(0, 10), lastDay: start.slice(0, 10) } };
    },
  },
  previewSeries: {
    actor: 'customer',
    make: bookableTime,
    ask: (thing) => ({ body: { ...atThatTime(thing), weeks: 1, times: 3 } }),
  },
  bookSeries: {
    actor: 'customer',
    make: bookableTime,
    ask: (thing) => {
      const { start, ...visit } = atThatTime(thing);
      const next = new Date(Date.parse(start) + 7 * 24 * 3_600_000).toISOString();
      return { body: { ...visit, start, starts: [start, next], weeks: 1, beginsEarly: true } };
    },
  },
  quoteAppointment: {
    actor: 'customer',
    make: bookableTime,
    ask: (thing) => {
      const { providerId, cards } = atThatTime(thing);
      return { body: { providerId, cards } };
    },
  },
  bookAppointment: {
    actor: 'customer',
    make: bookableTime,
    ask: (thing) => ({ body: { ...atThatTime(thing), note: 'Klingel defekt', visitor: 'Oma', beginsEarly: true } }),
  },
};

/** Why a call begins from one that has the right form and is refused for what it names. */
export const withoutValidCall: Record<string, string> = {
  confirmApp: 'needs a code of the minute',
  addPasskey: 'needs an authenticator',
  takeStep: 'needs a sign-in that is half done',
  askPasskey: 'needs a sign-in that is half done',
  takeStepByPasskey: 'needs an authenticator',
  getLoss: 'needs a link that waits for three days',
  endSecondStep: 'needs a link that waits for three days',
  cancelLoss: 'needs a link that waits for three days',
  takeRole: 'would change who asks',
  deleteAccount: 'would end who asks',
  verifyPhone: 'needs the code of a text message',
  startPush: 'needs a key of the site',
  addOutsideCalendar: 'needs somebody outside',
  orderServiceCards: 'needs all cards of the provider',
  getPropertyTown: 'no town has enough for a page',
  getServiceTown: 'no town has enough for a page',
  withdrawReview: 'needs a review of one’s own',
  withdrawReviewByLink: 'needs a review of one’s own',
  openBooks: 'needs books that are closed',
  matchBankLine: 'needs an invoice that is owed',
  enterPayment: 'needs an invoice that is owed',
  makeCollection: 'needs mandates',
  issueCustomerInvoice: 'needs a tax number',
  confirmGuestCode: 'needs the code of a mail',
  addWaitingClient: 'needs a business that can be booked',
  swapAppointments: 'needs two visits',
  undoDeed: 'needs a deed of the last seconds',
};

const isDone = (answer: string): boolean => answer.startsWith('2');

/** Best is whoever is let in, then whoever is refused for what they name. */
const rank = (answer: string): number => (isDone(answer) ? 0 : /^(404|409|410|400)/.test(answer) ? 1 : 2);

/** From the access matrix: the first case in which somebody is let in, else the first that there is. */
function callOf(name: string): ValidCall {
  const { endpoint, ask, cases } = accessMatrix[name] as (typeof accessMatrix)[string];
  const meant = Object.values(cases).filter((told): told is Case => typeof told !== 'string');
  const open = meant.find(({ answers }) => Object.values(answers).some(isDone));
  const chosen = open ?? meant[0];
  const further = furtherCalls[name];
  if (further !== undefined) return { endpoint, ...further };
  const [actor = 'admin'] = [...actors].sort(
    (one, other) => rank(chosen?.answers[one] ?? '') - rank(chosen?.answers[other] ?? ''),
  );
  return { endpoint, actor, make: chosen?.make ?? missing, ask: chosen?.ask ?? ask };
}

export const validCalls: Record<string, ValidCall> = Object.fromEntries(
  Object.keys(accessMatrix).map((name) => [name, callOf(name)]),
);
