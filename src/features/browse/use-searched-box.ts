import { useEffect, useState } from 'react';
import type { Bounds } from '../../contract/area.ts';
import { useHistoryEntry } from '../../ui/history-entry.ts';
import { boxAt, isSameBox, keepBoxAt } from './kept-box.ts';
import { useReturns } from './use-returns.ts';

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
      // On the way back the list is not asked for anew because of the last digit.
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
