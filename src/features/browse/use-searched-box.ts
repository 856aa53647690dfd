import { useState } from 'react';
import type { Bounds } from '../../contract/area.ts';

/** What the map shows, or that there is none to show anything. */
type Seen = Bounds | 'no map';

export interface SearchedBox {
  /** Where the listings beside the map are searched; undefined until the map has been seen. */
  searched: Seen | undefined;
  /** The map shows something else meanwhile. */
  isElsewhere: boolean;
  onSeen: (bounds: Bounds) => void;
  onFailed: () => void;
  searchHere: () => void;
}

/** What the map shows while it is followed; else what it showed last when it was, or when somebody asked. */
export function useSearchedBox(isFollowed: boolean): SearchedBox {
  const [seen, setSeen] = useState<Seen>();
  const [searched, setSearched] = useState<Seen>();
  return {
    searched: isFollowed ? seen : searched,
    isElsewhere: !isFollowed && seen !== searched,
    onSeen: (bounds) => {
      setSeen(bounds);
      if (isFollowed || searched === undefined) setSearched(bounds);
    },
    onFailed: () => {
      setSeen('no map');
      setSearched('no map');
    },
    searchHere: () => setSearched(seen),
  };
}
