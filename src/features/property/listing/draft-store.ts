import type { KeptPicture } from '#ui/picture-list.ts';
import { readStored, store } from '../../../api/storage.ts';
import { newEntries, numberNames, type PropertyEntries } from './property-entries.ts';

export interface FormContent {
  entries: PropertyEntries;
  pictures: readonly KeptPicture[];
}

/** The last state of a property form, kept in this browser. */
export interface Draft extends FormContent {
  /** The content that the draft changes; null if an older build has written the draft. */
  begun: FormContent | null;
}

/** There is one draft for a new property and one for each changed property, separately for each account. */
export interface DraftPlace {
  /** Null for visitors. */
  ownerId: string | null;
  propertyId: string | undefined;
}

const draftKey = ({ ownerId, propertyId }: DraftPlace): string =>
  `propertyDraft:${ownerId ?? 'visitor'}:${propertyId ?? 'new'}`;

export const writeDraft = (place: DraftPlace, draft: Draft): void => keep(place, JSON.stringify(draft));
export const clearDraft = (place: DraftPlace): void => keep(place, null);

/** A visitor's draft that was adopted after signing in is no longer the visitor's. */
function keep(place: DraftPlace, draft: string | null): void {
  store(draftKey({ ...place, ownerId: null }), null);
  store(draftKey(place), draft);
}

/** The draft, if there is a readable one. A draft from before signing in is adopted. */
export const readDraft = (place: DraftPlace): Draft | undefined =>
  draftOf(readStored(draftKey({ ...place, ownerId: null }))) ?? draftOf(readStored(draftKey(place)));

export function draftOf(stored: string | null): Draft | undefined {
  if (stored === null) return undefined;
  try {
    const draft: unknown = JSON.parse(stored);
    if (!isRecord(draft) || !isRecord(draft['entries'])) return undefined;
    const { begun } = draft;
    return {
      ...contentOfStored(draft['entries'], draft['pictures']),
      begun:
        isRecord(begun) && isRecord(begun['entries']) ? contentOfStored(begun['entries'], begun['pictures']) : null,
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

/** Uses values of the right type and defaults for the rest, because an older build may have written the draft. */
function entriesOfStored(stored: Record<string, unknown>): PropertyEntries {
  const fitting = Object.entries(newEntries).flatMap(([name, usual]) => {
    const given = stored[name];
    return isOfKind(name, given, usual) ? [[name, given]] : [];
  });
  return { ...newEntries, ...Object.fromEntries(fitting) };
}

function isOfKind(name: string, given: unknown, usual: unknown): boolean {
  if (numberNames.some((known) => known === name)) return isNumberEntry(given);
  if (name === 'position' || name === 'positionOfWords')
    return given === null || (isRecord(given) && typeof given['lat'] === 'number' && typeof given['lng'] === 'number');
  if (name === 'features') return Array.isArray(given) && given.every((one) => typeof one === 'string');
  return typeof given === typeof usual;
}

const isNumberEntry = (given: unknown): boolean => typeof given === 'number' || typeof given === 'string';

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
