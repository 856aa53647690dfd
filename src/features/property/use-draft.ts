import { useEffect, useState } from 'react';
import type { Property } from '../../contract/property.ts';
import { type KeptPicture, keptPictureOf, type Picture } from '../../ui/picture-list.ts';
import { clearDraft, readDraft, writeDraft } from './draft-store.ts';
import { entriesOf, newEntries, type PropertyEntries } from './property-entries.ts';

interface Start {
  entries: PropertyEntries;
  pictures: readonly KeptPicture[];
}

export interface OpenedDraft {
  /** What the form shows first: the draft, or what it is a change of. */
  start: Start;
  wasRestored: boolean;
  isChanged: (entries: PropertyEntries, pictures: readonly Picture[]) => boolean;
}

/** Of the form's own small cards. */
const previewPixels = 400;

const storedPicture = ({ id, url, alt, sizes }: Property['images'][number]): KeptPicture => ({
  key: id,
  name: '',
  signature: '',
  alt,
  stored: { id, url: sizes.find(({ width }) => width >= previewPixels)?.url ?? url },
});

const unchanged = (property: Property | undefined): Start =>
  property === undefined
    ? { entries: newEntries, pictures: [] }
    : { entries: entriesOf(property), pictures: property.images.map(storedPicture) };

const isSame = (one: Start, other: Start): boolean =>
  JSON.stringify([one.entries, one.pictures]) === JSON.stringify([other.entries, other.pictures]);

/** Opens the draft of a new or of a changed property, once. */
export function useOpenedDraft(property: Property | undefined, readerId: string | null): OpenedDraft {
  const [opened] = useState(() => {
    const base = unchanged(property);
    const draft = readDraft(property?.id, readerId);
    const start: Start = draft ?? base;
    const isChanged = (entries: PropertyEntries, pictures: readonly Picture[]): boolean =>
      !isSame(base, { entries, pictures: pictures.map(keptPictureOf) });
    return { start, wasRestored: draft !== undefined && !isSame(base, draft), isChanged };
  });
  return opened;
}

interface Kept {
  propertyId: string | undefined;
  ownerId: string | null;
  entries: PropertyEntries;
  pictures: readonly Picture[];
  /** False before the first change and once all is saved: there is nothing to keep then. */
  isChanged: boolean;
}

/** Writes the draft with every change. */
export function useKeptDraft({ propertyId, ownerId, entries, pictures, isChanged }: Kept): void {
  useEffect(
    function keepDraft() {
      if (isChanged) writeDraft(propertyId, { entries, pictures: pictures.map(keptPictureOf), ownerId });
      else clearDraft(propertyId);
    },
    [propertyId, ownerId, entries, pictures, isChanged],
  );
}
