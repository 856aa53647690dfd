import type { Appointment } from '../../../contract/booking/appointment.ts';
import { cardsOf } from './visit-words.ts';

/** A business where one was before. */
export interface Again {
  /** The latest visit there whose services are all still offered. */
  visit: Appointment;
  cards: readonly string[];
  /** Who did most of the visits there; of equally many who did the latest. Undefined where their name is gone. */
  person: Appointment['staff'] | undefined;
}

const shown = 3;

/** Where one could go again, from the latest visits to the oldest: each business once. */
export function againOf(visits: readonly Appointment[]): Again[] {
  const byProvider = Map.groupBy(visits, ({ provider }) => provider.id);
  return [...byProvider.values()]
    .flatMap((there): Again[] => {
      const visit = there.find((one) => cardsOf(one) !== undefined);
      const cards = visit && cardsOf(visit);
      return visit === undefined || cards === undefined ? [] : [{ visit, cards, person: usualOf(there) }];
    })
    .slice(0, shown);
}

function usualOf(visits: readonly Appointment[]): Appointment['staff'] | undefined {
  const times = Map.groupBy(visits, ({ staff }) => staff.id);
  // Stable: of equally many the one who comes first, which is the latest.
  const [most] = [...times.values()].toSorted((one, other) => other.length - one.length);
  return most?.[0]?.staff;
}
