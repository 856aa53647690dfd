import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../api/api-error.ts';
import { useChange } from '../../api/query.ts';
import { getListing, listListings, previewListing } from '../../contract/listing.ts';
import { mapListings } from '../../contract/listing-map.ts';
import {
  createProperty,
  getOwnProperty,
  getUserProperties,
  listOwnRows,
  type Property,
  updateProperty,
} from '../../contract/property.ts';
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
  /** The status that was saved, once it is. */
  saved: Property['status'] | undefined;
  /** It is saved, and time or another tab has made it something else than `shown`, what the form says it is. */
  isOtherwise: boolean;
  /** It is saved as a draft that goes public once the seller's address is confirmed. */
  isAwaiting: boolean;
}

/** Creates or changes a property; two seconds after it has succeeded the browser goes home, unless there is more to say. */
export function useSaveProperty(original: Property | undefined, shown: SettableStatus): SaveOfProperty {
  const navigate = useNavigate();
  // An answer may be lost on its way: sent once more, it is still the same listing. Only secure origins make such ids.
  const [newId] = useState(() => (isSecureContext ? crypto.randomUUID() : undefined));
  const creation = useChange(createProperty, { refreshes });
  const change = useChange(updateProperty, { refreshes });
  // Whoever was told that something else was stored meanwhile, and saves again, means it.
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
