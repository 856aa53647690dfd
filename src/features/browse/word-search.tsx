import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import fields from '../../ui/field.module.css';
import { SearchIcon } from '../../ui/icons.tsx';
import styles from './filter-row.module.css';

const typingMilliseconds = 300;

interface WordSearchProps {
  text: string;
  onText: (text: string) => void;
  /** What else stands in the pill where the header has room for it. */
  children: ReactNode;
}

/** Searches when the typing pauses. */
export function WordSearch({ text, onText, children }: WordSearchProps) {
  const words = useWords('browse');
  const id = useId();
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
        onChange={(event) => type(event.currentTarget.value)}
      />
      {children}
    </search>
  );
}
