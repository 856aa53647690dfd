import { me } from '../../src/contract/account/account.ts';
import { bookAppointment } from '../../src/contract/booking/appointment.ts';
import { putBank } from '../../src/contract/services/business.ts';
import { listSlots } from '../../src/contract/services/provider.ts';
import { createServiceCard } from '../../src/contract/services/service-card.ts';
import { paths } from '../../src/paths.ts';
import { aBankAccount } from '../support/businesses.ts';
import { aCardForm } from '../support/service-cards.ts';
import { once, tokenOf } from './made.ts';
import { people } from './shot.ts';

/** A card of the salon that asks for a deposit and two questions, and its free times. */
const asking = once(async (ask) => {
  const token = await tokenOf(ask, people.salon);
  await ask(putBank, { body: aBankAccount() }, token);
  const { id: providerId } = await ask(me, {}, token);
  const questions = [
    {
      id: 'length',
      kind: 'choice' as const,
      text: 'Wie lang ist Ihr Haar?',
      choices: ['kurz', 'lang'],
      isRequired: true,
    },
    { id: 'skin', kind: 'text' as const, text: 'Worauf reagieren Sie empfindlich?' },
  ];
  const form = aCardForm({
    name: 'Farbe mit Beratung',
    category: 'coloring',
    price: 65,
    questions,
    depositPercent: 30,
  });
  const card = await ask(createServiceCard, { body: { ...form, isPublished: true, isAvailableNow: true } }, token);
  const { days } = await ask(listSlots, { params: { id: providerId }, query: { cards: card.id, days: 20 } });
  const starts = days.flatMap(({ slots }) => slots.slice(0, 1));
  return { providerId, card: card.id, totalCents: Math.round(card.price * 100), starts };
});

/** The details of a booking with questions. */
export const askedDetails = async (site: string): Promise<string> => {
  const { providerId, card, starts } = await asking(site);
  return paths.book(providerId, { cards: card, start: starts.at(-1) ?? '' });
};

/** An appointment whose deposit is due. */
export const depositVisit = once(async (ask) => {
  const { providerId, card, totalCents, starts } = await asking(ask.origin ?? '');
  const answers = [{ card, question: 'length', answer: 'lang' }];
  const depositCents = Math.round((totalCents * 30) / 100);
  const body = { providerId, cards: [card], start: starts.at(-2) ?? '', answers, depositCents, beginsEarly: true };
  const { appointment } = await ask(bookAppointment, { body }, await tokenOf(ask, people.customer));
  return paths.appointment(appointment.id);
});
