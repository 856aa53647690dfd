import { type KindPicture, sourceOfKind } from '#ui/kind-picture.ts';
import type { ServiceCategory } from '../contract/services/service-taxonomy.ts';

const pictures = {
  friseur: 'hair',
  haarschnitt: 'hair',
  coloring: 'hair',
  barber: 'barber',
  kosmetik: 'cosmetics',
  gesichtspflege: 'cosmetics',
  nageldesign: 'nails',
  nagelpflege: 'nails',
  massage: 'massage',
  reinigung: 'cleaning',
  reparatur: 'repair',
  maler: 'painting',
  umzug: 'moving',
  hundesitter: 'pets',
} as const satisfies Record<ServiceCategory, KindPicture>;

/** The drawing of a trade. */
export const tradeKind = (category: ServiceCategory): KindPicture => pictures[category];

/** The drawn picture of a trade, for who has no photo. Undefined where nothing is offered. */
export const tradePicture = (category: ServiceCategory | undefined): string | undefined =>
  category === undefined ? undefined : sourceOfKind(pictures[category]);
