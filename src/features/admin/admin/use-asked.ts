import { useSearchParams } from 'react-router-dom';

/** What a list is narrowed by, kept in the address: a reload, Back and a link to a colleague show the same. */
export function useAsked(name: string): [asked: string, ask: (asked: string) => void] {
  const [query, setQuery] = useSearchParams();
  const ask = (asked: string): void =>
    setQuery(
      (before) => {
        if (asked === '') before.delete(name);
        else before.set(name, asked);
        return before;
      },
      { replace: true },
    );
  return [query.get(name) ?? '', ask];
}

/** The same of a closed list of words; empty for any other word. */
export function useAskedWord<Word extends string>(
  name: string,
  known: readonly Word[],
): [asked: Word | '', ask: (asked: Word | '') => void] {
  const [asked, ask] = useAsked(name);
  return [known.find((word) => word === asked) ?? '', ask];
}
