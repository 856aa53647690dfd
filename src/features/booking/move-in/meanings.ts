import type { ServiceCategory } from '../../../contract/services/service-taxonomy.ts';
import { type Plan, plainName, usual } from './plan.ts';

/** Whom and what the names of the files mean: an id of the own people or cards; '' is somebody or something new. */
export interface Choices {
  staff: Readonly<Record<string, string>>;
  cards: Readonly<Record<string, string>>;
  /** Of a new card. */
  categories: Readonly<Record<string, ServiceCategory>>;
}

interface Own {
  staff: readonly { id: string; name: string; isActive: boolean }[];
  cards: readonly { id: string; name: string; category: ServiceCategory }[];
}

const firstWord = (name: string): string => plainName(name).split(' ')[0] ?? '';

/** Whom and what the names mean. Who works alone has all the visits of files that name one person at most. */
export function guessedChoices(plan: Plan, { staff, cards }: Own): Choices {
  const active = staff.filter(({ isActive }) => isActive);
  const [alone] = active.length === 1 && plan.staff.length === 1 ? active : [];
  const memberOf = (name: string): string => {
    const same = staff.find((one) => plainName(one.name) === plainName(name)) ?? alone;
    const alike = active.filter((one) => firstWord(one.name) === firstWord(name));
    return (same ?? (name === '' ? active[0] : alike.length === 1 ? alike[0] : undefined))?.id ?? '';
  };
  const common =
    usual(plan.services.flatMap(({ category }) => category ?? [])) ?? usual(cards.map(({ category }) => category));
  return {
    staff: Object.fromEntries(plan.staff.map(({ name }) => [name, memberOf(name)])),
    cards: Object.fromEntries(
      plan.services.map(({ name }) => [name, cards.find((card) => plainName(card.name) === plainName(name))?.id ?? '']),
    ),
    categories: Object.fromEntries(
      plan.services.map(({ name, category }) => [name, category ?? common ?? 'friseur'] as const),
    ),
  };
}
