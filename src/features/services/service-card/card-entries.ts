import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import { type CardDraft, cardDurations, type OwnCard } from '../../../contract/services/service-card.ts';
import { groupOf, type ServiceCategory } from '../../../contract/services/service-taxonomy.ts';

interface OptionEntries {
  id: string;
  name: string;
  price: NumberEntry;
  duration: NumberEntry;
  parts?: CardDraft['parts'];
}

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
  | 'travelZones'
  | 'buffer'
  | 'noticeHours'
  | 'cancelHours'
> & {
  category: ServiceCategory | '';
  price: NumberEntry;
  /** One of the usual durations, or another one in `otherDuration`. */
  duration: string;
  otherDuration: NumberEntry;
  variants: OptionEntries[];
  extras: OptionEntries[];
  hasWait: boolean;
  parts: { work: NumberEntry; wait: NumberEntry }[];
  travelZones: { upTo: NumberEntry; fee: NumberEntry }[];
  buffer: NumberEntry;
  noticeHours: NumberEntry;
  cancelHours: NumberEntry;
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

/** A longer or shorter variant is all work, unless its parts still add up. */
const partsOf = ({ parts = [], duration }: OptionEntries): CardDraft['parts'] =>
  parts.reduce((sum, { work, wait }) => sum + work + wait, 0) === numberOf(duration) ? parts : [];

/** What is sent. Whatever is no number stays what it is: the contract's schema refuses it by name. */
export const draftOf = (
  { hasWait, otherDuration: other, ...entries }: CardEntries,
  images: readonly { id: string; alt: string }[],
): Record<string, unknown> => ({
  ...entries,
  category: entries.category === '' ? undefined : entries.category,
  // With variants the server takes those of the cheapest.
  price: entries.variants.length > 0 ? 0 : orAbsent(entries.price),
  duration: entries.variants.length > 0 ? 60 : minutesOf({ duration: entries.duration, otherDuration: other }),
  variants: entries.variants.map((variant) => ({
    ...variant,
    price: orAbsent(variant.price),
    duration: orAbsent(variant.duration),
    parts: partsOf(variant),
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
  images,
});
