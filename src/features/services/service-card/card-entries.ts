import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import type { QuestionKind } from '../../../contract/services/card-questions.ts';
import {
  type CardDraft,
  cardDurations,
  type OwnCard,
  partStepMinutes,
} from '../../../contract/services/service-card.ts';
import { groupOf, type ServiceCategory } from '../../../contract/services/service-taxonomy.ts';

interface OptionEntries {
  id: string;
  name: string;
  price: NumberEntry;
  duration: NumberEntry;
  parts?: CardDraft['parts'];
  /** Of a variant: so long until the wait, and the wait. What is left comes behind it. */
  before?: NumberEntry;
  wait?: NumberEntry;
}

/** The answers of a choice are typed a line each. */
export interface QuestionEntries {
  id: string;
  kind: QuestionKind;
  text: string;
  choices: string;
  isRequired: boolean;
}

export const newQuestion = (): QuestionEntries => ({
  id: crypto.randomUUID().slice(0, 8),
  kind: 'text',
  text: '',
  choices: '',
  isRequired: false,
});

export const depositKinds = ['none', 'percent', 'sum'] as const;
type DepositKind = (typeof depositKinds)[number];

/** What the form's fields hold: texts for numbers that are no numbers yet, and '' for what is not chosen. */
export type CardEntries = Omit<
  CardDraft,
  | 'images'
  | 'category'
  | 'price'
  | 'duration'
  | 'parts'
  | 'variants'
  | 'extras'
  | 'questions'
  | 'travelZones'
  | 'buffer'
  | 'noticeHours'
  | 'cancelHours'
  | 'deposit'
  | 'depositPercent'
> & {
  category: ServiceCategory | '';
  price: NumberEntry;
  /** One of the usual durations, or another one in `otherDuration`. */
  duration: string;
  otherDuration: NumberEntry;
  variants: OptionEntries[];
  extras: OptionEntries[];
  questions: QuestionEntries[];
  hasWait: boolean;
  parts: { work: NumberEntry; wait: NumberEntry }[];
  travelZones: { upTo: NumberEntry; fee: NumberEntry }[];
  buffer: NumberEntry;
  noticeHours: NumberEntry;
  cancelHours: NumberEntry;
  /** Which of the two that follow is meant. */
  depositKind: DepositKind;
  deposit: NumberEntry;
  depositPercent: NumberEntry;
  images: readonly { id: string; alt: string }[];
};

export const durations = cardDurations.map(String);
export const otherDuration = 'other';

/** Links name an option by its id, so the id of one that is gone is not used again. */
export const newOption = (): OptionEntries => ({
  id: crypto.randomUUID().slice(0, 8),
  name: '',
  price: '',
  duration: '',
});

export const newEntries: CardEntries = {
  name: '',
  category: '',
  price: '',
  priceUnit: 'visit',
  duration: '60',
  otherDuration: '',
  variants: [],
  extras: [],
  questions: [],
  hasWait: false,
  parts: [],
  description: '',
  isPublished: false,
  isAvailableNow: false,
  isMobile: false,
  isAtShop: true,
  travelZones: [],
  isUrgent: false,
  isFreelancer: false,
  dealType: 'buy',
  buffer: '',
  noticeHours: '',
  cancelHours: 24,
  depositKind: 'none',
  deposit: '',
  depositPercent: '',
  images: [],
};

/** Where such work is usually done, as a first choice: painters, cleaners and dog sitters come to the customer. */
export function placesOf(category: ServiceCategory | ''): Pick<CardEntries, 'isAtShop' | 'isMobile'> {
  const isComing = category !== '' && ['home', 'pets'].includes(groupOf(category));
  return { isAtShop: !isComing, isMobile: isComing };
}

const durationOf = (minutes: number): Pick<CardEntries, 'duration' | 'otherDuration'> =>
  durations.includes(String(minutes))
    ? { duration: String(minutes), otherDuration: '' }
    : { duration: otherDuration, otherDuration: minutes };

export const entriesOf = (card: OwnCard): CardEntries => ({
  ...card,
  ...durationOf(card.duration),
  hasWait: card.parts.length > 0,
  buffer: card.buffer ?? '',
  noticeHours: card.noticeHours ?? '',
  variants: card.variants.map((variant) => ({ ...variant, ...waitOf(variant.parts) })),
  questions: card.questions.map((question) => ({ ...question, choices: question.choices.join('\n') })),
  depositKind: card.deposit !== null ? 'sum' : card.depositPercent !== null ? 'percent' : 'none',
  deposit: card.deposit ?? '',
  depositPercent: card.depositPercent ?? '',
  images: [],
});

const orOwnRule = (entry: NumberEntry): NumberEntry | null => (entry === '' ? null : (numberOf(entry) ?? entry));
/** A field left empty is missing, and its error says so. */
const orAbsent = (entry: NumberEntry): NumberEntry | undefined =>
  entry === '' ? undefined : (numberOf(entry) ?? entry);
const orZero = (entry: NumberEntry): NumberEntry => (entry === '' ? 0 : (numberOf(entry) ?? entry));

export const minutesOf = ({
  duration,
  otherDuration: other,
}: Pick<CardEntries, 'duration' | 'otherDuration'>): NumberEntry | undefined =>
  duration === otherDuration ? orAbsent(other) : Number(duration);

/** One wait is shown in two fields. More of them stay as they are, as long as they add up. */
function waitOf(parts: CardDraft['parts']): Pick<OptionEntries, 'before' | 'wait'> {
  const [first] = parts;
  return parts.length === 2 && first !== undefined ? { before: first.work, wait: first.wait } : {};
}

/** A variant with a wait has work on both sides of it. A longer or shorter one is all work, unless its parts still add up. */
function partsOf({ parts = [], duration, before = '', wait = '' }: OptionEntries): CardDraft['parts'] {
  const [minutes = 0, first = 0, idle = 0] = [duration, before, wait].map(numberOf);
  if (idle > 0)
    return [
      { work: first, wait: idle },
      { work: minutes - first - idle, wait: 0 },
    ];
  if (parts.length === 2) return [];
  return parts.reduce((sum, { work, wait: waited }) => sum + work + waited, 0) === minutes ? parts : [];
}

/** Variants whose wait leaves no work before or behind it, by the name of its field. */
export const waitFaults = ({ variants }: Pick<CardEntries, 'variants'>, sentence: string): Record<string, string> =>
  Object.fromEntries(
    variants.flatMap((variant, index) =>
      partsOf(variant).some(({ work }) => work < partStepMinutes || work % partStepMinutes !== 0)
        ? [[`variants.${index}.wait`, sentence]]
        : [],
    ),
  );

/** What is sent. Whatever is no number stays what it is: the contract's schema refuses it by name. */
export const draftOf = (
  { hasWait, otherDuration: other, depositKind, ...entries }: CardEntries,
  images: readonly { id: string; alt: string }[],
): Record<string, unknown> => ({
  ...entries,
  category: entries.category === '' ? undefined : entries.category,
  // With variants the server takes those of the cheapest.
  price: entries.variants.length > 0 ? 0 : orAbsent(entries.price),
  duration: entries.variants.length > 0 ? 60 : minutesOf({ duration: entries.duration, otherDuration: other }),
  variants: entries.variants.map((variant) => ({
    id: variant.id,
    name: variant.name,
    price: orAbsent(variant.price),
    duration: orAbsent(variant.duration),
    parts: partsOf(variant),
  })),
  questions: entries.questions.map(({ choices, ...question }) => ({
    ...question,
    choices:
      question.kind === 'choice'
        ? choices
            .split('\n')
            .map((choice) => choice.trim())
            .filter((choice) => choice !== '')
        : [],
  })),
  extras: entries.extras.map(({ id, name, price, duration }) => ({
    id,
    name,
    price: orAbsent(price),
    duration: orZero(duration),
  })),
  parts:
    hasWait && entries.variants.length === 0
      ? entries.parts.map(({ work, wait }) => ({ work: orAbsent(work), wait: orZero(wait) }))
      : [],
  travelZones: entries.isMobile
    ? entries.travelZones.map(({ upTo, fee }) => ({ upTo: orAbsent(upTo), fee: orAbsent(fee) }))
    : [],
  buffer: orOwnRule(entries.buffer),
  noticeHours: orOwnRule(entries.noticeHours),
  cancelHours: orZero(entries.cancelHours),
  deposit: depositKind === 'sum' ? orZero(entries.deposit) : null,
  depositPercent: depositKind === 'percent' ? orZero(entries.depositPercent) : null,
  images,
});
