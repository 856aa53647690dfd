import type { Property } from '../../../contract/property/listing.ts';
import type { Draft, FormContent } from './draft-store.ts';
import { entriesOf, judgedOf, type PropertyEntries, type TypedEntries } from './property-entries.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Applies a draft to the present property: only fields that were changed in the draft keep the draft's value. */
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

/** Groups of fields that only make sense together. */
const inseparable: readonly (readonly (keyof TypedEntries)[])[] = [
  ['dealType', 'price'],
  ['latitude', 'longitude'],
];

const withItsLike = (name: string): readonly string[] =>
  inseparable.find((names) => names.some((one) => one === name)) ?? [name];

/** The status before the change. A listing that waits for the confirmed address counts as published. */
const statusBefore = (original: Property): Property['status'] =>
  original.awaitsConfirmation ? 'published' : original.status;

/** The fields that differ from the property when the form was opened. Others may have changed elsewhere and are not sent. */
export function changesOf(written: TypedEntries, original: Property): Partial<TypedEntries> {
  const images = original.images.map(({ id, alt }) => ({ id, alt }));
  const before: Record<string, unknown> = { ...judgedOf(entriesOf(original), images), status: statusBefore(original) };
  const touched = Object.entries(written).filter(([name, value]) => !isSame(value, before[name]));
  const sent = new Set(touched.flatMap(([name]) => withItsLike(name)));
  return Object.fromEntries(Object.entries(written).filter(([name]) => sent.has(name)));
}

/** The former values of the sent fields, so that the server notices a change made elsewhere meanwhile. */
export function seenOf(changes: Partial<TypedEntries>, original: Property): Partial<TypedEntries> {
  const images = original.images.map(({ id, alt }) => ({ id, alt }));
  return Object.fromEntries(Object.entries({ ...original, images }).filter(([name]) => Object.hasOwn(changes, name)));
}
