import type { CardId } from '../fields.ts';
import type { CardOption, CardPick } from './card-option-fields.ts';

/**
 * Variants and extras of a card. One variant replaces the card's price and duration. Any number of extras add to both. A chosen
 * card is written `<card>~<option>~<option>`, in bodies as in addresses. Money is in cents, durations are in minutes.
 */

/** A card and the options that were chosen, as written anywhere, such as in a part of an address. */
export function splitPick(written: string): { id: string; options: string[] } {
  const [id = '', ...options] = written.split('~');
  return { id, options };
}

export const pickOf = (card: CardId, options: readonly string[] = []): CardPick =>
  [card, ...options].join('~') as CardPick;

type Parts = readonly { work: number; wait: number }[];

export interface OptionCard {
  name: string;
  priceCents: number;
  priceUnit: 'visit' | 'hour';
  durationMinutes: number;
  variants: readonly (CardOption & { parts?: Parts })[];
  extras: readonly CardOption[];
}

/** What a visit costs: an hourly price is that of the duration. */
export const centsOf = ({
  priceUnit,
  priceCents,
  durationMinutes,
}: Pick<OptionCard, 'priceUnit' | 'priceCents' | 'durationMinutes'>): number =>
  priceUnit === 'hour' ? Math.round((priceCents * durationMinutes) / 60) : priceCents;

/** The customer waits as before, and the last piece of work takes longer. */
const longer = (parts: Parts, minutes: number): Parts =>
  parts.map((part, index) => (index === parts.length - 1 ? { ...part, work: part.work + minutes } : part));

/**
 * The card as it was chosen, with its name, price and duration. Without a variant those of the cheapest count. Undefined where
 * an option is not offered, was named twice, or is a second variant.
 */
export function withOptions<Card extends OptionCard & { parts?: Parts }>(
  card: Card,
  chosen: readonly string[],
): (Card & { options: CardOption[] }) | undefined {
  const variants = card.variants.filter(({ id }) => chosen.includes(id));
  const extras = card.extras.filter(({ id }) => chosen.includes(id));
  if (variants.length > 1 || variants.length + extras.length !== chosen.length) return undefined;
  const minutes = extras.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  const { priceUnit } = card;
  const { priceCents, durationMinutes, parts = card.parts } = variants[0] ?? card;
  const basic = { priceUnit, priceCents, durationMinutes };
  // An extra has a price of its own: with it an hourly card costs a sum.
  const sum = {
    priceUnit: 'visit' as const,
    priceCents: extras.reduce((all, one) => all + one.priceCents, centsOf(basic)),
  };
  return {
    ...card,
    ...(extras.length > 0 ? sum : basic),
    ...(parts === undefined ? {} : { parts: longer(parts, minutes) }),
    durationMinutes: durationMinutes + minutes,
    name: [[card.name, ...variants.map(({ name }) => name)].join(' · '), ...extras.map(({ name }) => name)].join(' + '),
    options: [...variants, ...extras].map((option) => ({
      id: option.id,
      name: option.name,
      priceCents: option.priceCents,
      durationMinutes: option.durationMinutes,
    })),
  };
}

/** Whether a variant is still to be chosen. */
export const needsVariant = ({ variants }: Pick<OptionCard, 'variants'>, chosen: readonly string[]): boolean =>
  variants.length > 0 && !variants.some(({ id }) => chosen.includes(id));

/** Each variant as a card of its own, under the id of its pick; a card without variants as it is. */
export const byVariant = <Card extends OptionCard & { id: CardId; parts?: Parts }>(
  card: Card,
): (Omit<Card, 'id'> & { id: CardPick; options: CardOption[] })[] =>
  (card.variants.length === 0 ? [[]] : card.variants.map(({ id }) => [id])).flatMap((chosen) => {
    const found = withOptions(card, chosen);
    return found === undefined ? [] : [{ ...found, id: pickOf(card.id, chosen) }];
  });
