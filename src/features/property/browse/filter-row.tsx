import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { SlidersIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import type { BrowseState } from './browse-state.ts';
import { DealAndPrice } from './deal-and-price.tsx';
import { ConditionChips, DealChips } from './filter-chips.tsx';
import styles from './filter-row.module.css';
import { sheetFilters } from './filter-rules.ts';
import type { ChangeBrowseState } from './use-browse-state.ts';
import type { Listings } from './use-listings.ts';
import { WordSearch } from './word-search.tsx';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterRowProps {
  state: BrowseState;
  change: ChangeBrowseState;
  /** docs/product/property.md: all filters are disabled while the first answer is on its way. */
  isDisabled: boolean;
  listings: Listings;
  /** What else is done with the results: draw an area, show the map. */
  children: ReactNode;
}

/** The words, and in one row of chips what is asked for most; everything else behind `Filters`. */
export function FilterRow({ state, change, isDisabled, listings, children }: FilterRowProps) {
  const words = useWords('browse');
  const [isOpen, setIsOpen] = useState(false);
  const isAddressed = state.isFilterBarOpen;
  if (isAddressed && !isOpen) setIsOpen(true);
  useEffect(
    function leaveAddress() {
      // Otherwise Back would open the filters again.
      if (isAddressed) change({ isFilterBarOpen: false }, 'replace');
    },
    [isAddressed, change],
  );
  const count = sheetFilters(state).length;
  return (
    <div className={`line gap8-12 ${styles['row']}`}>
      <WordSearch text={state.q} onText={(q) => change({ q }, 'replace')}>
        <DealAndPrice state={state} change={change} isDisabled={isDisabled} />
      </WordSearch>
      <ChipRow label={words('filters.row')}>
        <Chip icon={<SlidersIcon size={18} />} isDialog onPress={() => setIsOpen(true)}>
          {count === 0 ? words('filters.title') : words('filters.titleSet', { number: formatNumber(count) })}
        </Chip>
        {children}
        <DealChips state={state} change={change} isDisabled={isDisabled} />
        <ConditionChips state={state} change={change} isDisabled={isDisabled} />
      </ChipRow>
      {isOpen && !isAddressed && (
        <Suspense>
          <FilterSheet
            state={state}
            // One step back leads to what was asked for before.
            change={(changed) => change(changed, 'replace')}
            isDisabled={isDisabled}
            listings={listings}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
