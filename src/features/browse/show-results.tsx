import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type BrowseState, writeBrowseState } from './browse-state.ts';
import styles from './filter-bar.module.css';

interface ShowResultsProps {
  /** Undefined while it is counted. */
  total: number | undefined;
  onShow: () => void;
}

/** On a phone the filters hide the results, so a button shows how many matches there would be. */
export function ShowResults({ total, onShow }: ShowResultsProps) {
  const words = useWords('browse');
  return (
    <Button className={styles['show']} onClick={onShow}>
      {total === undefined
        ? words('filters.showAny')
        : words('filters.show', { count: total, number: formatNumber(total) })}
    </Button>
  );
}

const smallScreen = '(max-width: 767px)';

/** Neither the map's view nor the open filters are part of the question. */
const questionOf = (state: BrowseState): string =>
  writeBrowseState({ ...state, isFilterBarOpen: false, map: undefined }).toString();

/** The filters open from a bar that is always there. They scroll into view; without a change the page scrolls back. */
export function useShownWhenOpened(state: BrowseState): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const { isFilterBarOpen } = state;
  const wasOpen = useRef(isFilterBarOpen);
  // Read before the filters unfold, because the browser then scrolls to keep the visible content in place.
  const [seen, setSeen] = useState({ isOpen: isFilterBarOpen, y: 0 });
  if (seen.isOpen !== isFilterBarOpen) setSeen({ isOpen: isFilterBarOpen, y: window.scrollY });
  const before = useRef<{ y: number; question: string }>(undefined);
  const follow = useEffectEvent((isOpen: boolean) => {
    const question = questionOf(state);
    const back = before.current?.question === question ? before.current : undefined;
    before.current = isOpen ? { y: seen.y, question } : undefined;
    if (!isOpen && back !== undefined) window.scrollTo(0, back.y);
    else place.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(
    function showOpened() {
      if (wasOpen.current === isFilterBarOpen) return;
      wasOpen.current = isFilterBarOpen;
      if (matchMedia(smallScreen).matches) follow(isFilterBarOpen);
    },
    [isFilterBarOpen],
  );
  return place;
}
