import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { MapPin } from '../../../map/marks.ts';
import styles from './browse-map.module.css';

interface CardRowProps {
  pins: readonly MapPin[];
  /** The one whose card is in the middle. */
  opened: string;
  onOpen: (id: string) => void;
  card: (id: string) => ReactNode;
}

const restMilliseconds = 120;

/** The card at which a row stands still; each is as wide as the first. */
function shownAt(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return Math.round(row.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

/** On a phone: the cards of all pins of the map, to swipe through. The pin follows the card, and the card the pin. */
export function CardRow({ pins, opened, onOpen, card }: CardRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const place = pins.findIndex(({ id }) => id === opened);
  const goTo = useEffectEvent((at: number) => {
    const list = row.current;
    const target = list?.children[at];
    const [first] = list?.children ?? [];
    if (list === null || !(target instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    if (shownAt(list) !== at) list.scrollTo({ left: target.offsetLeft - first.offsetLeft, behavior: 'instant' });
  });
  useEffect(
    function followPin() {
      goTo(place);
    },
    [place],
  );
  useEffect(function forgetSwipe() {
    return () => clearTimeout(timer.current);
  }, []);
  const settle = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const at = row.current === null ? undefined : pins[shownAt(row.current)];
      if (at !== undefined && at.id !== opened) onOpen(at.id);
    }, restMilliseconds);
  };
  return (
    <ul ref={row} className={`beside gap10 ${styles['row']}`} onScroll={settle}>
      {pins.map(({ id, title }, index) => (
        <li className="on-surface round20" key={id} aria-label={title}>
          {Math.abs(index - place) <= 1 && card(id)}
        </li>
      ))}
    </ul>
  );
}
