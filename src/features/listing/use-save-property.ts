import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { useChange } from '../../api/query.ts';
import { listListings } from '../../contract/browse.ts';
import { mapListings } from '../../contract/browse-map.ts';
import {
  createProperty,
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  type Property,
  updateProperty,
} from '../../contract/listing.ts';
import { getListing, previewListing } from '../../contract/listing-detail.ts';
import { paths } from '../../paths.ts';
import { changesOf, seenOf } from './property-changes.ts';
import type { SettableStatus, Written } from './property-entries.ts';

const refreshes = [
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

export interface SaveOfProperty {
  save: (written: Written, onRefused: (problem: ApiError) => void) => void;
  isBusy: boolean;
  /** The saved status; undefined before saving. */
  saved: Property['status'] | undefined;
  /** The saved status differs from the form's (`shown`), because of time or another tab. */
  isOtherwise: boolean;
  /** Saved as a draft that goes public when the seller's address is confirmed. */
  isAwaiting: boolean;
}

/** Creates or changes a property. Two seconds after success the browser goes to /home, unless there is more to say. */
export function useSaveProperty(original: Property | undefined, shown: SettableStatus): SaveOfProperty {
  const navigate = useNavigate();
  // An answer may be lost. Sent again under the same id, it is one listing. randomUUID needs a secure origin.
  const [newId] = useState(() => (isSecureContext ? crypto.randomUUID() : undefined));
  const creation = useChange(createProperty, { refreshes });
  const change = useChange(updateProperty, { refreshes });
  // After the message that something else was stored meanwhile, saving again replaces it.
  const [isReplacing, setIsReplacing] = useState(false);
  const { data } = original === undefined ? creation : change;
  const saved = data?.status;
  const isOtherwise = saved !== undefined && saved !== shown;
  useEffect(
    function goHome() {
      if (saved === undefined || isOtherwise) return undefined;
      const timer = setTimeout(() => void navigate(paths.home()), redirectMilliseconds);
      return () => clearTimeout(timer);
    },
    [saved, isOtherwise, navigate],
  );
  return {
    save: (written, onRefused) => {
      if (original === undefined) return creation.mutate({ body: { ...written, id: newId } }, { onError: onRefused });
      const changes = changesOf(written, original);
      const onError = (problem: ApiError): void => {
        if (problem.code === 'conflict') setIsReplacing(true);
        onRefused(problem);
      };
      const seen = isReplacing ? undefined : seenOf(changes, original);
      return change.mutate({ body: { ...changes, seen, id: original.id } }, { onError });
    },
    isBusy: creation.isPending || change.isPending,
    saved,
    isOtherwise,
    isAwaiting: data?.awaitsConfirmation === true,
  };
}
