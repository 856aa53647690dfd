import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { listListings } from '../../../contract/property/browse-listings.ts';
import { mapListings } from '../../../contract/property/browse-map.ts';
import {
  createProperty,
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  type Property,
  updateProperty,
} from '../../../contract/property/listing.ts';
import { getListing, previewListing } from '../../../contract/property/listing-detail.ts';
import { paths } from '../../../paths.ts';
import { changesOf, seenOf } from './property-changes.ts';
import type { SettableStatus, TypedEntries } from './property-entries.ts';

/** What has other answers after it. */
export const staleAfterSaving = [
  listListings,
  mapListings,
  getListing,
  previewListing,
  getUserProperties,
  listOwnRows,
  getOwnProperty,
];
/** docs/product/property.md. */
const redirectMilliseconds = 2000;

type Saved = Pick<Property, 'status' | 'awaitsConfirmation' | 'isHeld'>;

export interface SaveOfProperty {
  /** Rejects with an ApiError. */
  save: (written: TypedEntries) => Promise<Saved>;
  /** Called with the answer, and the status that was asked for. */
  saveDone: (answer: Saved, asked: SettableStatus) => void;
  /** The saved status; undefined before saving. */
  saved: Property['status'] | undefined;
  /** The saved status differs from the form's, because of time or another tab. */
  isOtherwise: boolean;
  /** Saved as a draft that goes public when the seller's address is confirmed. */
  isAwaiting: boolean;
  /** Saved as paused, until a person has looked at its pictures. */
  isHeld: boolean;
}

/** Creates or changes a property. Two seconds after success the browser goes to /home, unless there is more to say. */
export function useSaveProperty(original: Property | undefined): SaveOfProperty {
  const navigate = useNavigate();
  // An answer may be lost. Sent again under the same id, it is one listing. randomUUID needs a secure origin.
  const [newId] = useState(() => (isSecureContext ? crypto.randomUUID() : undefined));
  // After the message that something else was stored meanwhile, saving again replaces it.
  const [isReplacing, setIsReplacing] = useState(false);
  const [done, setDone] = useState<{ answer: Saved; asked: SettableStatus }>();
  const saved = done?.answer.status;
  const isOtherwise = saved !== undefined && saved !== done?.asked;
  useEffect(
    function goHome() {
      if (saved === undefined || isOtherwise) return undefined;
      const timer = setTimeout(() => void navigate(paths.home()), redirectMilliseconds);
      return () => clearTimeout(timer);
    },
    [saved, isOtherwise, navigate],
  );
  const save = async (written: TypedEntries): Promise<Saved> => {
    if (original === undefined) return call(createProperty, { body: { ...written, id: newId } });
    const changes = changesOf(written, original);
    const seen = isReplacing ? undefined : seenOf(changes, original);
    try {
      return await call(updateProperty, { body: { ...changes, seen, id: original.id } });
    } catch (problem) {
      if (problem instanceof ApiError && problem.code === 'conflict') setIsReplacing(true);
      throw problem;
    }
  };
  return {
    save,
    saveDone: (answer, asked) => setDone({ answer, asked }),
    saved,
    isOtherwise,
    isAwaiting: done?.answer.awaitsConfirmation === true,
    isHeld: done?.answer.isHeld === true,
  };
}
