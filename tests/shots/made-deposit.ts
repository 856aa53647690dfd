import { dayAt } from '../../netlify/calendar/zone.ts';
import { me } from '../../src/contract/account/account.ts';
import { bookAppointment } from '../../src/contract/booking/appointment.ts';
import { listClients } from '../../src/contract/booking/client.ts';
import { putBank } from '../../src/contract/services/business.ts';
import { putDeposits } from '../../src/contract/services/business-deposit.ts';
import { pickOf } from '../../src/contract/services/card-options.ts';
import { consented } from '../../src/contract/services/card-questions.ts';
import { listSlots } from '../../src/contract/services/provider.ts';
import { createServiceCard } from '../../src/contract/services/service-card.ts';
import { paths } from '../../src/paths.ts';
import type { Ask } from '../e2e/support/ask.ts';
import { aBankAccount } from '../support/businesses.ts';
import { aCardForm, type CardForm } from '../support/service-cards.ts';
import { once, tokenOf } from './made.ts';
import { people } from './shot.ts';

/** A published card, booked at once, and its free times. */
async function published(ask: Ask, token: string, form: Partial<CardForm>, options: string[] = []) {
  const { id: providerId } = await ask(me, {}, token);
  const body = { ...aCardForm(form), isPublished: true, isAvailableNow: true };
  const card = await ask(createServiceCard, { body }, token);
  const pick = pickOf(card.id, options);
  const { days } = await ask(listSlots, { params: { id: providerId }, query: { cards: pick, days: 20 } });
  return { providerId, card: card.id, pick, starts: days.flatMap(({ slots }) => slots.slice(0, 1)) };
}

const cut = (id: string, price: number, ...parts: { work: number; wait: number }[]) => {
  const duration = parts.reduce((sum, { work, wait }) => sum + work + wait, 0);
  return { id, name: id, price, duration, parts };
};

/** A card of the salon with all there is: variants with waits, extras, questions, and a deposit that is transferred. */
const asking = once(async (ask) => {
  const token = await tokenOf(ask, people.salon);
  await ask(putBank, { body: aBankAccount() }, token);
  const form = {
    name: 'Farbe mit Beratung',
    category: 'coloring',
    variants: [
      cut('kurz', 65, { work: 40, wait: 30 }, { work: 20, wait: 0 }),
      cut('lang', 85, { work: 60, wait: 35 }, { work: 25, wait: 0 }),
    ],
    extras: [{ id: 'kur', name: 'Pflegekur', price: 8, duration: 15 }],
    questions: [
      { id: 'length', kind: 'choice', text: 'Haben Sie schon gefärbt?', choices: ['ja', 'nein'], isRequired: true },
      { id: 'skin', kind: 'text', text: 'Worauf reagieren Sie empfindlich?' },
      { id: 'before', kind: 'picture', text: 'Wie sieht Ihr Haar jetzt aus?' },
      { id: 'allergy', kind: 'consent', text: 'Ich weiß, dass Farbe Allergien auslösen kann.', isRequired: true },
    ],
    depositPercent: 30,
  } satisfies Partial<CardForm>;
  return published(ask, token, form, ['kurz', 'kur']);
});

let turn = 0;
/** The details of a booking with questions, each time on another day: what is booked is gone. */
export const askedDetails = async (site: string): Promise<string> => {
  const { providerId, pick, starts } = await asking(site);
  turn += 1;
  return paths.book(providerId, { cards: pick, start: starts.at(-2 - (turn % 8)) ?? '' });
};

const waitsForDeposit = once(async (ask) => {
  const { providerId, card, pick, starts } = await asking(ask.origin);
  const answers = [
    { card, question: 'length', answer: 'ja' },
    { card, question: 'skin', answer: 'Auf Ammoniak, seit letztem Sommer.' },
    { card, question: 'allergy', answer: consented },
  ];
  const start = starts.at(-1) ?? '';
  const body = { providerId, cards: [pick], start, answers, depositCents: 2190, beginsEarly: true };
  const { appointment } = await ask(bookAppointment, { body }, await tokenOf(ask, people.customer));
  return appointment;
});

/** An appointment whose deposit is due: for the customer, in the calendar, and in its dialog. */
export const depositVisit = async (site: string): Promise<string> =>
  paths.appointment((await waitsForDeposit(site)).id);
export const depositCalendar = async (site: string): Promise<string> => {
  const { start, timeZone } = await waitsForDeposit(site);
  return paths.providerCalendar({ view: 'day', day: dayAt(Date.parse(start), timeZone) });
};
export const depositDialog = async (site: string): Promise<string> => {
  const { id } = await waitsForDeposit(site);
  return paths.providerCalendar({ visit: id });
};

/** The form of the card that asks. */
export const askingCard = async (site: string): Promise<string> => paths.editServiceCard((await asking(site)).card);

/** The file of somebody who has answered. */
export const answeredClient = once(async (ask) => {
  const { customer } = await waitsForDeposit(ask.origin);
  const query = { search: customer.name };
  const { items } = await ask(listClients, { query }, await tokenOf(ask, people.salon));
  return paths.clients({ id: items[0]?.id ?? '' });
});

/** The bank page of a business that is paid at a link, and asks whoever has not come twice. */
export const linkedBank = once(async (ask) => {
  const token = await tokenOf(ask, people.provider);
  await ask(putDeposits, { body: { link: 'https://pay.example/anbieter', noShowPercent: 50 } }, token);
  return paths.providerBank();
});
