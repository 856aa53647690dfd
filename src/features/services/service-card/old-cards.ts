import { limits } from '../../../contract/limits.ts';
import { cardDurations } from '../../../contract/services/service-card.ts';
import { type ServiceCategory, serviceCategories } from '../../../contract/services/service-taxonomy.ts';

/** Where an older version of the site kept service cards in the browser. */
export const oldKeys = ['serviceCards', 'userServiceCards'] as const;

export interface OldCard {
  name: string;
  category: ServiceCategory;
  price: number;
  duration: number;
  description: string;
  /** Data URLs of pictures. */
  images: string[];
}

type Entry = Record<string, unknown>;

const textOf = (value: unknown, maximum: number): string =>
  typeof value === 'string' ? value.trim().slice(0, maximum) : '';

const durationOf = (value: unknown): number => {
  const minutes = Number(value);
  const known: readonly number[] = cardDurations;
  return known.includes(minutes) ? minutes : 60;
};

const priceOf = (value: unknown): number => {
  const euros = Math.round(Number(value) * 100) / 100;
  return Number.isFinite(euros) && euros >= 0 && euros <= limits.servicePriceMaximum ? euros : 0;
};

function cardOf(entry: Entry): OldCard | undefined {
  const name = textOf(entry['name'], limits.titleMaximum);
  if (name === '') return undefined;
  const images = Array.isArray(entry['images']) ? entry['images'] : [];
  return {
    name,
    category: serviceCategories.find((known) => known === entry['category']) ?? 'reparatur',
    price: priceOf(entry['price']),
    duration: durationOf(entry['duration']),
    description: textOf(entry['description'], limits.descriptionMaximum) || name,
    images: images.filter((image): image is string => typeof image === 'string' && image.startsWith('data:image/')),
  };
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

function entriesIn(stored: string | null): unknown[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}

/** The cards of both keys, each once; what cannot be read is left out. */
export function oldCardsIn(read: (key: string) => string | null): OldCard[] {
  const entries = oldKeys.flatMap((key) => entriesIn(read(key))).filter(isEntry);
  const byId = new Map(entries.map((entry, index) => [typeof entry['id'] === 'string' ? entry['id'] : index, entry]));
  return [...byId.values()].flatMap((entry) => cardOf(entry) ?? []);
}

/** The picture of a data URL; undefined where it is none. */
export function pictureOf(dataUrl: string): Blob | undefined {
  const [, type, encoded] = /^data:(image\/[\w.+-]+);base64,(.+)$/s.exec(dataUrl) ?? [];
  if (type === undefined || encoded === undefined) return undefined;
  try {
    return new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}
