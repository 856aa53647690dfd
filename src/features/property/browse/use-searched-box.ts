import { useEffect, useState } from 'react';
import { useHistoryEntry } from '#ui/history-entry.ts';
import type { Bounds } from '../../../contract/area.ts';
import { boxAt, isSameBox, keepBoxAt } from './kept-box.ts';
import { useReturns } from './use-returns.ts';

/** The area of the map, or that there is no map. */
type Seen = Bounds | 'no map';

export interface SearchedBox {
  /** The area in which the listings beside the map are searched; undefined until the map has reported one. */
  searched: Seen | undefined;
  /** The map shows another area by now. */
  isElsewhere: boolean;
  onSeen: (bounds: Bounds) => void;
  onFailed: () => void;
  searchHere: () => void;
}

/** The map's area while it is followed; otherwise the area when it was last followed or searched. */
export function useSearchedBox(isFollowed: boolean): SearchedBox {
  const entry = useHistoryEntry();
  const [seen, setSeen] = useState<Seen | undefined>(() => boxAt(entry));
  const [asked, setAsked] = useState(seen);
  const returns = useReturns();
  const [returned, setReturned] = useState(returns);
  if (returned !== returns) {
    setReturned(returns);
    const kept = boxAt(entry);
    if (kept !== undefined) {
      setSeen(kept);
      setAsked(kept);
    }
  }
  const searched = isFollowed ? seen : asked;
  useEffect(
    function keepBox() {
      if (searched !== undefined && searched !== 'no map') keepBoxAt(entry, searched);
    },
    [entry, searched],
  );
  return {
    searched,
    isElsewhere: !isFollowed && seen !== asked,
    onSeen: (bounds) => {
      // After Back a difference in the last digit must not cause a new question.
      const shown = [seen, asked].find((known) => isSameBox(known, bounds)) ?? bounds;
      setSeen(shown);
      if (isFollowed || asked === undefined) setAsked(shown);
    },
    onFailed: () => {
      setSeen('no map');
      setAsked('no map');
    },
    searchHere: () => setAsked(seen),
  };
}
