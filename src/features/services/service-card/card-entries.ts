import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import {
  type CardDraft,
  type CardDuration,
  cardDurations,
  type OwnCard,
} from '../../../contract/services/service-card.ts';
import { groupOf, type ServiceCategory } from '../../../contract/services/service-taxonomy.ts';

/** What the form's fields hold: texts for numbers that are no numbers yet, and '' for what is not chosen. */
export type CardEntries = Omit<
  CardDraft,
  'images' | 'category' | 'price' | 'duration' | 'parts' | 'travelZones' | 'buffer' | 'noticeHours' | 'cancelHours'
> & {
  category: ServiceCategory | '';
  price: NumberEntry;
  duration: `${CardDuration}`;
  hasWait: boolean;
  parts: { work: NumberEntry; wait: NumberEntry }[];
  travelZones: { upTo: NumberEntry; fee: NumberEntry }[];
  buffer: NumberEntry;
  noticeHours: NumberEntry;
  cancelHours: NumberEntry;
  images: readonly { id: string; alt: string }[];
};

export const durations = cardDurations.map((minutes) => `${minutes}` as const);

export const newEntries: CardEntries = {
  name: '',
  category: '',
  price: '',
  priceUnit: 'visit',
  duration: '60',
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

const durationOf = (minutes: number): CardEntries['duration'] =>
  durations.find((known) => known === String(minutes)) ?? '60';

export const entriesOf = (card: OwnCard): CardEntries => ({
  ...card,
  duration: durationOf(card.duration),
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

/** What is sent. Whatever is no number stays what it is: the contract's schema refuses it by name. */
export const draftOf = (
  { hasWait, ...entries }: CardEntries,
  images: readonly { id: string; alt: string }[],
): Record<string, unknown> => ({
  ...entries,
  category: entries.category === '' ? undefined : entries.category,
  price: orAbsent(entries.price),
  duration: Number(entries.duration),
  parts: hasWait ? entries.parts.map(({ work, wait }) => ({ work: orAbsent(work), wait: orZero(wait) })) : [],
  travelZones: entries.isMobile
    ? entries.travelZones.map(({ upTo, fee }) => ({ upTo: orAbsent(upTo), fee: orAbsent(fee) }))
    : [],
  buffer: orOwnRule(entries.buffer),
  noticeHours: orOwnRule(entries.noticeHours),
  cancelHours: orZero(entries.cancelHours),
  images,
});
