import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { chosenCards, isOpen, placesOf } from '../../services/availability/chosen-cards.ts';
import type { BookingDetails, BookingDraft } from './booking-draft.ts';
import { askedOf, missingAnswers } from './card-answers.ts';

const steps = ['cards', 'time', 'details', 'code', 'summary', 'done'] as const;
export type Step = (typeof steps)[number];

/** A message that the next step shows. */
export interface Message {
  text: string;
  /** Free times that can be chosen instead. */
  slots?: readonly string[];
  /** The business proposes them: nothing went wrong here. */
  isOffer?: boolean;
}

export interface StepProps {
  provider: ProviderProfile;
  draft: BookingDraft;
  change: (change: Partial<BookingDraft>) => void;
  go: (step: Step, message?: Message) => void;
}

/** Whether there is anything to choose: several cards, or one with variants or extras. */
export const hasChoice = ({ cards }: Pick<ProviderProfile, 'cards'>): boolean =>
  cards.length > 1 || cards.some(({ variants, extras }) => variants.length + extras.length > 0);

/** The steps that are named above. */
export const stepsOf = (provider: ProviderProfile) =>
  hasChoice(provider) ? (['cards', 'time', 'details', 'summary'] as const) : (['time', 'details', 'summary'] as const);

/** Whose code a guest types; the server compares it in this form. */
export const subjectOf = ({ contact, email, phone }: BookingDetails): string =>
  contact === 'email' ? `email ${email.trim().toLowerCase()}` : `phone ${phone.replaceAll(/[^\d+]/g, '')}`;

export const isProven = ({ proof, details }: BookingDraft): boolean => proof?.subject === subjectOf(details);

/** Whom the account knows, at the provider's, where the cards ask nothing: note and number can be given, but nothing has to be. */
const asksNothing = ({ draft, provider, isGuest }: Known): boolean => {
  const cards = chosenCards(provider.cards, draft.cards);
  const [place, ...others] = placesOf(cards);
  return (
    !isGuest && askedOf(cards).length === 0 && place === 'shop' && others.length === 0 && draft.details.place === 'shop'
  );
};

/** Whether the details hold for the chosen cards: none were given for a place where they are not done. */
const areGiven = ({ draft, provider }: Known): boolean =>
  draft.given !== null &&
  placesOf(chosenCards(provider.cards, draft.cards)).includes(draft.details.place) &&
  missingAnswers(chosenCards(provider.cards, draft.cards), draft.details.answers).length === 0;

/** The step after a time was chosen. */
export const stepAfterTime = (known: Known): Step => (asksNothing(known) ? 'summary' : 'details');

/** Where Back within the booking leads; undefined at its beginning. A code that was typed is not asked for again. */
export function stepBefore(step: Step, known: Known): Step | undefined {
  if (step === 'time') return hasChoice(known.provider) ? 'cards' : undefined;
  if (step === 'details') return 'time';
  if (step === 'code') return 'details';
  if (step === 'summary') return areGiven(known) ? 'details' : 'time';
  return undefined;
}

interface Known {
  draft: BookingDraft;
  provider: ProviderProfile;
  isGuest: boolean;
}

/** The step of the address, or an earlier one where something is missing. */
export function stepShown(asked: string, known: Known): Step {
  const { draft, provider, isGuest } = known;
  const wanted = steps.find((step) => step === asked) ?? 'cards';
  if (wanted === 'done' && draft.done !== null) return 'done';
  const cards = chosenCards(provider.cards, draft.cards);
  const reached: Step =
    cards.length === 0 || placesOf(cards).length === 0 || cards.some(isOpen)
      ? 'cards'
      : draft.start === null
        ? 'time'
        : !areGiven(known) && !asksNothing(known)
          ? 'details'
          : isGuest && !isProven(draft)
            ? 'code'
            : 'summary';
  const first = steps.indexOf(wanted) <= steps.indexOf(reached) ? wanted : reached;
  // There is no code to type where it is typed already, or not needed.
  return first === 'code' && reached !== 'code' ? 'details' : first;
}
