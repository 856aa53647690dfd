import { useEffect, useState } from 'react';
import { type KeptPicture, keptPictureOf, type Picture } from '#ui/picture-list.ts';
import type { Property } from '../../../contract/property/listing.ts';
import { clearDraft, type DraftPlace, type FormContent, readDraft, writeDraft } from './draft-store.ts';
import { rebased } from './property-changes.ts';
import { entriesOf, newEntries, type PropertyEntries } from './property-entries.ts';

export interface OpenedDraft {
  /** The property when the form was opened; undefined for a new one. */
  original: Property | undefined;
  /** The content that the draft changes. */
  begun: FormContent;
  /** The form's initial content: the draft, or the content that it changes. */
  start: FormContent;
  wasRestored: boolean;
  isChanged: (entries: PropertyEntries, pictures: readonly Picture[]) => boolean;
}

/** The width of previews in the form's small cards. */
const previewPixels = 400;

const storedPicture = ({ id, url, alt, sizes }: Property['images'][number]): KeptPicture => ({
  key: id,
  name: '',
  signature: '',
  alt,
  stored: { id, url: sizes.find(({ width }) => width >= previewPixels)?.url ?? url },
});

const unchanged = (property: Property | undefined): FormContent =>
  property === undefined
    ? { entries: newEntries, pictures: [] }
    : { entries: entriesOf(property), pictures: property.images.map(storedPicture) };

const isSame = (one: FormContent, other: FormContent): boolean =>
  JSON.stringify([one.entries, one.pictures]) === JSON.stringify([other.entries, other.pictures]);

/** Opens the draft of a new or of a changed property, once. */
export function useOpenedDraft(property: Property | undefined, ownerId: string | null): OpenedDraft {
  const [opened] = useState(() => {
    const begun = unchanged(property);
    const draft = readDraft({ ownerId, propertyId: property?.id });
    const start = draft === undefined ? begun : rebased(draft, begun);
    const isChanged = (entries: PropertyEntries, pictures: readonly Picture[]): boolean =>
      !isSame(begun, { entries, pictures: pictures.map(keptPictureOf) });
    return { original: property, begun, start, wasRestored: !isSame(begun, start), isChanged };
  });
  return opened;
}

interface Kept extends DraftPlace {
  begun: FormContent;
  entries: PropertyEntries;
  pictures: readonly Picture[];
  /** False before the first change and when everything is saved: then there is nothing to keep. */
  isChanged: boolean;
}

/** Stores the draft after every change. For an existing property also on leaving, because another tab may have deleted it. */
export function useKeptDraft({ propertyId, ownerId, begun, entries, pictures, isChanged }: Kept): void {
  useEffect(
    function keepDraft() {
      const place = { ownerId, propertyId };
      const write = (): void => writeDraft(place, { entries, pictures: pictures.map(keptPictureOf), begun });
      if (!isChanged) return clearDraft(place);
      write();
      if (propertyId === undefined) return undefined;
      addEventListener('pagehide', write);
      return () => removeEventListener('pagehide', write);
    },
    [propertyId, ownerId, begun, entries, pictures, isChanged],
  );
}
