import type { Property } from '../../contract/property.ts';
import type { Draft, FormContent } from './draft-store.ts';
import { entriesOf, judgedOf, type PropertyEntries, type Written } from './property-entries.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A draft put onto what the property is by now: only what was changed in the draft stays as the draft has it. */
export function rebased({ entries, pictures, begun }: Draft, now: FormContent): FormContent {
  if (begun === null) return { entries, pictures };
  const touched = Object.entries(entries).filter(
    ([name, entry]) => !isSame(entry, begun.entries[name as keyof PropertyEntries]),
  );
  return {
    entries: { ...now.entries, ...Object.fromEntries(touched) },
    pictures: isSame(pictures, begun.pictures) ? now.pictures : pictures,
  };
}

/** What only has a meaning together. */
const inseparable: readonly (readonly (keyof Written)[])[] = [
  ['dealType', 'price'],
  ['latitude', 'longitude'],
];

const withItsLike = (name: string): readonly string[] =>
  inseparable.find((names) => names.some((one) => one === name)) ?? [name];

/** What waits to be public is wanted so already; an expired listing is published anew by saving it. */
const statusBefore = (original: Property): Property['status'] =>
  original.awaitsConfirmation ? 'published' : original.status;

/** What a form changes of the property that it was opened with. The rest is not sent: it may have changed elsewhere meanwhile. */
export function changesOf(written: Written, original: Property): Partial<Written> {
  const images = original.images.map(({ id, alt }) => ({ id, alt }));
  const before: Record<string, unknown> = { ...judgedOf(entriesOf(original), images), status: statusBefore(original) };
  const touched = Object.entries(written).filter(([name, value]) => !isSame(value, before[name]));
  const sent = new Set(touched.flatMap(([name]) => withItsLike(name)));
  return Object.fromEntries(Object.entries(written).filter(([name]) => sent.has(name)));
}

/** What the form was opened with, of what is sent: something else may have been stored there since. */
export function seenOf(changes: Partial<Written>, original: Property): Partial<Written> {
  const images = original.images.map(({ id, alt }) => ({ id, alt }));
  return Object.fromEntries(Object.entries({ ...original, images }).filter(([name]) => Object.hasOwn(changes, name)));
}
