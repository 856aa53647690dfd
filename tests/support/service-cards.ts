import type * as z from 'zod/mini';
import { createServiceCard, type OwnCard } from '../../src/contract/services/service-card.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

export type CardForm = z.input<typeof createServiceCard.body>;

export const aCardForm = (overrides: Partial<CardForm> = {}): CardForm => ({
  name: 'Gelnägel',
  category: 'nageldesign',
  price: 39.9,
  duration: 60,
  description: 'Mit Maniküre und Lack Ihrer Wahl.',
  ...overrides,
});

/** A card of the person's, made by the call. */
export async function aServiceCard(world: World, person: Person, overrides: Partial<CardForm> = {}): Promise<OwnCard> {
  const answered = await world.ask(createServiceCard, { body: aCardForm(overrides) }, { token: person.token });
  if (answered.status !== 201) throw new Error(`the card answered ${answered.refusal.code}`);
  return answered.body;
}
