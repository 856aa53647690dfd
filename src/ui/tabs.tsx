import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from './link.tsx';
import segments from './segmented.module.css';
import styles from './tabs.module.css';

/** The tab that the URL names; the first if it names none that is known. */
export function useTab<Name extends string>(names: readonly [Name, ...Name[]], parameter = 'tab'): Name {
  const [search] = useSearchParams();
  return names.find((name) => name === search.get(parameter)) ?? names[0];
}

interface TabsProps<Name extends string> {
  /** `segments` for views of one thing, such as day and week. */
  look?: 'line' | 'segments';
  /** What the row is for, read out. */
  label: string;
  tabs: readonly { name: Name; label: string; badge?: ReactNode }[];
  current: Name;
  /** The URL's parameter that says the tab. */
  parameter?: string;
  /** The address of a tab; by default the present one with only the parameter behind it. */
  hrefOf?: (name: Name) => string;
}

/** A row of links between the parts of one screen: `const tab = useTab(['open', 'done'])`, `<Tabs current={tab} … />`. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, tabs, current, parameter = 'tab', look = 'line', hrefOf } = props;
  const bar = useRef<HTMLElement>(null);
  const showCurrent = useCallback(() => {
    const row = bar.current;
    const tab = row?.querySelector('[aria-current]');
    if (!row || !tab) return;
    const [{ left, width }, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
    // Scrolls sideways only, so that the page stays where Back has scrolled it.
    row.scrollBy({ left: left - frame.left - (frame.width - width) / 2 });
  }, []);
  useEffect(
    function showChosen() {
      const row = bar.current;
      if (row === null || current === undefined) return undefined;
      showCurrent();
      // A count that comes later moves the tabs behind it.
      const watcher = new ResizeObserver(showCurrent);
      for (const tab of row.children) watcher.observe(tab);
      return () => watcher.disconnect();
    },
    [current, showCurrent],
  );
  const isSegment = look === 'segments';
  const toOf = (name: Name) => hrefOf?.(name) ?? { search: `?${new URLSearchParams({ [parameter]: name })}` };
  return (
    <nav ref={bar} className={isSegment ? segments['segments'] : styles['tabs']} aria-label={label}>
      {tabs.map(({ name, label: said, badge }) => (
        <Link
          key={name}
          to={toOf(name)}
          className={
            isSegment ? `inline gap8 size15 medium pressable unlined pill ${segments['segment']}` : styles['tab']
          }
          {...(name === current ? { 'aria-current': 'page' } : {})}
        >
          {said}
          {badge}
        </Link>
      ))}
    </nav>
  );
}
