import { me } from '../../src/contract/account/account.ts';
import { bookAppointment } from '../../src/contract/booking/appointment.ts';
import { putBank } from '../../src/contract/services/business.ts';
import { listSlots } from '../../src/contract/services/provider.ts';
import { listServiceCards, updateServiceCard } from '../../src/contract/services/service-card.ts';
import { paths } from '../../src/paths.ts';
import { aBankAccount } from '../support/businesses.ts';
import { once, tokenOf } from './made.ts';
import { people } from './shot.ts';

/** A card of the salon that asks for a deposit and two questions, and its free times. */
const asking = once(async (ask) => {
  const token = await tokenOf(ask, people.salon);
  await ask(putBank, { body: aBankAccount() }, token);
  const { id: providerId } = await ask(me, {}, token);
  const { items } = await ask(listServiceCards, {}, token);
  const card = items.find(
    ({ isPublished, variants, priceUnit, isAtShop }) =>
      isPublished && variants.length === 0 && priceUnit === 'visit' && isAtShop,
  );
  if (card === undefined) throw new Error('the salon of the demo has a card');
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
  const images = card.images.map(({ id, alt }) => ({ id, alt }));
  const body = {
    ...card,
    images,
    questions,
    isAvailableNow: true,
    depositPercent: 30,
    deposit: null,
    seen: card.updatedAt,
  };
  await ask(updateServiceCard, { params: { id: card.id }, body }, token);
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
