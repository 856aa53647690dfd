import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { dealTypes } from '../../contract/taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { type BrowseState, bedroomChoices, clampedArea, clampedPrice } from './browse-state.ts';
import styles from './filter-bar.module.css';
import {
  areDealsOffered,
  nextFurnished,
  withBedroomsToggled,
  withDealToggled,
  withFavoritesToggled,
} from './filter-rules.ts';
import { NearCity } from './near-city.tsx';
import { RangeFields } from './range-fields.tsx';
import type { ChangeBrowseState } from './use-browse-state.ts';

interface FilterBarProps {
  state: BrowseState;
  change: ChangeBrowseState;
  /** spec.md §4: all filters are disabled while the first answer is on its way. */
  isDisabled: boolean;
}

export function FilterBar({ state, change, isDisabled }: FilterBarProps) {
  const words = useWords('browse');
  const furnishedWord = state.furnished === undefined ? 'any' : state.furnished ? 'yes' : 'no';
  return (
    <div className={styles['bar']} data-open={state.isFilterBarOpen || undefined}>
      <SearchField text={state.q} onText={(q) => change({ q }, 'replace')} />
      <fieldset className={styles['group']} disabled={isDisabled}>
        <legend className="visually-hidden">{words('filters.deal')}</legend>
        {dealTypes.map((deal) => (
          <Toggle
            key={deal}
            isOn={state.dealType === deal}
            isDisabled={!areDealsOffered(state)}
            onToggle={() => change(withDealToggled(state, deal))}
          >
            {words(`filters.${deal}`)}
          </Toggle>
        ))}
        <Toggle isOn={state.isFavorites} onToggle={() => change(withFavoritesToggled(state))}>
          {words('filters.favorites')}
        </Toggle>
        <Toggle isOn={state.isAvailable} onToggle={() => change({ isAvailable: !state.isAvailable })}>
          {words('filters.available')}
        </Toggle>
        <Toggle
          isOn={state.furnished !== undefined}
          onToggle={() => change({ furnished: nextFurnished(state.furnished) })}
        >
          {words(`filters.furnished.${furnishedWord}`)}
        </Toggle>
        <Toggle
          isOn={state.isForForeigners}
          isDisabled={!areDealsOffered(state)}
          onToggle={() => change({ isForForeigners: !state.isForForeigners })}
        >
          {words('filters.foreignBuyers')}
        </Toggle>
      </fieldset>
      <fieldset className={styles['group']} disabled={isDisabled}>
        <legend className={styles['legend']}>{words('filters.bedrooms')}</legend>
        {bedroomChoices.map((choice) => (
          <Toggle
            key={choice}
            label={words('filters.bedroomsNamed', { count: choice })}
            isOn={state.bedrooms === choice}
            onToggle={() => change(withBedroomsToggled(state, choice))}
          >
            {choice === 4 ? '4+' : choice}
          </Toggle>
        ))}
      </fieldset>
      <RangeFields
        legend={words('filters.price')}
        minimum={state.priceMin}
        maximum={state.priceMax}
        clamp={clampedPrice}
        onRange={(priceMin, priceMax) => change({ priceMin, priceMax })}
        isDisabled={isDisabled}
      />
      <RangeFields
        legend={words('filters.area')}
        minimum={state.areaMin}
        maximum={state.areaMax}
        clamp={clampedArea}
        onRange={(areaMin, areaMax) => change({ areaMin, areaMax })}
        isDisabled={isDisabled}
      />
      <NearCity state={state} change={change} isDisabled={isDisabled} />
    </div>
  );
}

interface ToggleProps {
  isOn: boolean;
  isDisabled?: boolean;
  label?: string;
  onToggle: () => void;
  children: ReactNode;
}

function Toggle({ isOn, isDisabled = false, label, onToggle, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}

const typingMilliseconds = 300;

/** Asks when the typing pauses. */
function SearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const words = useWords('browse');
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [given, setGiven] = useState(text);
  if (given !== text) {
    setGiven(text);
    if (typed.trim() !== text) setTyped(text);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function forgetTyping() {
    return () => clearTimeout(timer.current);
  }, []);
  const type = (now: string): void => {
    setTyped(now);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onText(now.trim()), typingMilliseconds);
  };
  return (
    <search className={styles['search']}>
      <label htmlFor={id} className="visually-hidden">
        {words('filters.search')}
      </label>
      <SearchIcon size={18} className={styles['searchIcon']} />
      <input
        id={id}
        type="search"
        className={styles['searchInput']}
        placeholder={words('filters.searchPlaceholder')}
        maxLength={limits.searchTextMaximum}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </search>
  );
}
