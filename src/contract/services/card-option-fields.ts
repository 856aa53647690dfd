import * as z from 'zod/mini';
import { type CardId, cardId, formed } from '../fields.ts';

// Apart from card-options.ts: the profile reads options, and loads no schema.

export const variantsMaximum = 12;
export const extrasMaximum = 12;
export const optionNameMaximum = 40;

/** Chosen by whoever writes the card, and kept as long as the option is offered: links name it. */
export const optionId = formed(z.regex(/^[0-9a-z]{1,8}$/, 'wrongType'));

export const cardOption = z.object({
  id: z.string(),
  name: z.string(),
  priceCents: z.number(),
  /** Of an extra it is what is added. */
  durationMinutes: z.number(),
});
export type CardOption = z.output<typeof cardOption>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** A card with the options that were chosen. Without options it is the card's id. */
export const cardPick = formed(
  z.regex(new RegExp(`^${uuid}(?:~[0-9a-z]{1,8}){0,${extrasMaximum + 1}}$`, 'i'), 'id'),
  z.toLowerCase(),
).brand<'CardPick'>();
export type CardPick = z.output<typeof cardPick>;

export function readPick(pick: string): { id: CardId; options: string[] } {
  const [id = '', ...options] = pick.split('~');
  return { id: cardId.parse(id), options };
}
