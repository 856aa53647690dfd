import { pickOf } from '../../../contract/services/card-options.ts';
import type { OwnCard } from '../../../contract/services/service-card.ts';

/** Own cards to choose from: each variant is a choice of its own, and its value says which. */
export const serviceChoices = (cards: readonly OwnCard[]): { value: string; label: string }[] =>
  cards.flatMap(({ id, name, variants }) =>
    variants.length === 0
      ? [{ value: id, label: name }]
      : variants.map((variant) => ({ value: pickOf(id, [variant.id]) as string, label: `${name} · ${variant.name}` })),
  );
