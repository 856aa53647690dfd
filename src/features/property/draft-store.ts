import { readStored, store } from '../../api/storage.ts';
import type { KeptPicture } from '../../ui/picture-list.ts';
import { newEntries, numberNames, type PropertyEntries } from './property-entries.ts';

export interface FormContent {
  entries: PropertyEntries;
  pictures: readonly KeptPicture[];
}

/** A property form as it was last typed into, kept in this browser. */
export interface Draft extends FormContent {
  /** What it is a change of; null where an older build wrote the draft. */
  begun: FormContent | null;
  /** Whose it is; null while nobody was signed in. */
  ownerId: string | null;
}

/** One draft for a new property, one for each that is being changed. */
const draftKey = (propertyId: string | undefined): string => `propertyDraft:${propertyId ?? 'new'}`;

export function writeDraft(propertyId: string | undefined, draft: Draft): void {
  store(draftKey(propertyId), JSON.stringify(draft));
}

export const clearDraft = (propertyId: string | undefined): void => store(draftKey(propertyId), null);

/** The draft, unless there is none, it is somebody else's, or it cannot be read. `readerId` is null for visitors. */
export function readDraft(propertyId: string | undefined, readerId: string | null): Draft | undefined {
  const draft = draftOf(readStored(draftKey(propertyId)));
  if (draft === undefined) return undefined;
  return draft.ownerId === null || readerId === null || draft.ownerId === readerId ? draft : undefined;
}

export function draftOf(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    if (!isRecord(draft) || !isRecord(draft['entries'])) return undefined;
    const { ownerId, begun } = draft;
    return {
      ...contentOfStored(draft['entries'], draft['pictures']),
      begun:
        isRecord(begun) && isRecord(begun['entries']) ? contentOfStored(begun['entries'], begun['pictures']) : null,
      ownerId: typeof ownerId === 'string' ? ownerId : null,
    };
  } catch (problem) {
    console.warn('The stored draft cannot be read', problem);
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contentOfStored = (entries: Record<string, unknown>, pictures: unknown): FormContent => ({
  entries: entriesOfStored(entries),
  pictures: Array.isArray(pictures) ? pictures.filter(isKeptPicture) : [],
});

/** Takes what has the right kind and the defaults for the rest: an older build may have written the draft. */
function entriesOfStored(stored: Record<string, unknown>): PropertyEntries {
  const fitting = Object.entries(newEntries).flatMap(([name, usual]) => {
    const given = stored[name];
    return isOfKind(name, given, usual) ? [[name, given]] : [];
  });
  return { ...newEntries, ...Object.fromEntries(fitting) };
}

function isOfKind(name: string, given: unknown, usual: unknown): boolean {
  if (numberNames.some((known) => known === name)) return isNumberEntry(given);
  if (name === 'position')
    return given === null || (isRecord(given) && typeof given['lat'] === 'number' && typeof given['lng'] === 'number');
  if (name === 'features') return Array.isArray(given) && given.every((one) => typeof one === 'string');
  return typeof given === typeof usual;
}

const isNumberEntry = (given: unknown): boolean =>
  typeof given === 'number' || (typeof given === 'string' && !Number.isNaN(Number(given)));

const isKeptPicture = (value: unknown): value is KeptPicture =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['name'] === 'string' &&
  typeof value['signature'] === 'string' &&
  typeof value['alt'] === 'string' &&
  (value['stored'] === null ||
    (isRecord(value['stored']) &&
      typeof value['stored']['id'] === 'string' &&
      typeof value['stored']['url'] === 'string'));
