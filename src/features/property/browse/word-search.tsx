import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { afterThePress } from '#ui/after-the-press.ts';
import { Button } from '#ui/button.tsx';
import fields from '#ui/field.module.css';
import { SearchIcon } from '#ui/icons.tsx';
import { limits } from '../../../contract/limits.ts';
import type * as CityTable from '../../../map/cities.ts';
import styles from './filter-row.module.css';

const typingMilliseconds = 300;
const offeredMaximum = 5;

interface WordSearchProps {
  text: string;
  onText: (text: string) => void;
  /** What else stands in the pill where the header has room for it. */
  children: ReactNode;
}

/** What was typed. It is asked for once the typing pauses. */
function useTyped(text: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  // The text that was sent to the address. When it comes back, more may have been typed, which must not be lost.
  const [asked, setAsked] = useState<string>();
  if (asked === text) setAsked(undefined);
  if (given !== text) {
    setGiven(text);
    if (asked === undefined) setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function forgetTyping() {
    return () => clearTimeout(timer.current);
  }, []);
  const ask = (now: string): void => {
    setAsked(now);
    onText(now);
  };
  const type = (now: string): void => {
    setTyped(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(now.trim()), typingMilliseconds);
  };
  const choose = (whole: string): void => {
    setTyped(whole);
    clearTimeout(timer.current);
    ask(whole);
  };
  return { typed, type, choose };
}

/** The table of cities, once it was asked for. */
function useCities() {
  const [cities, setCities] = useState<typeof CityTable>();
  const load = async (): Promise<void> => {
    try {
      setCities(await import('../../../map/cities.ts'));
    } catch (problem) {
      console.warn('The list of places did not load', problem);
    }
  };
  return { cities, load };
}

/** Searches when the typing pauses. Meanwhile it offers cities, districts and projects: those of the seller's form. */
export function WordSearch({ text, onText, children }: WordSearchProps) {
  const words = useWords('browse');
  const id = useId();
  const { typed, type, choose } = useTyped(text, onText);
  const { cities, load } = useCities();
  const [isTyping, setIsTyping] = useState(false);
  const offered = isTyping ? cities?.placesAtEnd(typed, offeredMaximum) : undefined;
  return (
    <search className={`${fields['search']} ${styles['search']}`}>
      <label htmlFor={id} className="visually-hidden">
        {words('filters.search')}
      </label>
      <SearchIcon size={18} />
      <input
        id={id}
        type="search"
        className={`${fields['input']} ${fields['compact']}`}
        placeholder={words('filters.searchPlaceholder')}
        maxLength={limits.searchTextMaximum}
        value={typed}
        autoComplete="off"
        onFocus={() => void load()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || offered === undefined || offered.places.length === 0) return;
          // The browser would empty the field.
          event.preventDefault();
          setIsTyping(false);
        }}
        onBlur={({ relatedTarget }) => {
          if (!(relatedTarget instanceof Element && relatedTarget.closest('search') !== null))
            afterThePress(() => setIsTyping(false));
        }}
        onChange={(event) => {
          // Who typed before the page worked has given the field the focus before that, too.
          if (cities === undefined) void load();
          setIsTyping(true);
          type(event.currentTarget.value);
        }}
      />
      {children}
      {offered !== undefined && offered.places.length > 0 && (
        <ul className={styles['offered']} aria-label={words('filters.places')}>
          {offered.places.map(({ name, region }) => (
            <li key={`${name}, ${region}`}>
              <Button
                variant="plain"
                isPill
                isCompact
                onClick={() => {
                  setIsTyping(false);
                  choose(`${offered.before} ${name}`.trim());
                }}
              >
                {name}, {region}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
