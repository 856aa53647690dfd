import type { CardDuration } from '../../../contract/services/service-card.ts';
import type { ServiceCategory } from '../../../contract/services/service-taxonomy.ts';

/** A service of the files, as a card that may be made of it. */
export interface NamedService {
  name: string;
  duration: CardDuration;
  priceCents: number;
  category: ServiceCategory | undefined;
  /** Visits that name it. */
  visits: number;
}
