import { useId } from 'react';
import { conditionNames } from '../../contract/browse.ts';
import { limits } from '../../contract/limits.ts';
import { dealTypes } from '../../contract/taxonomy.ts';
import { formatBedroomChoice } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { type BrowseState, bedroomChoices } from './browse-state.ts';
import { conditionWord } from './condition-word.ts';
import styles from './filter-bar.module.css';
import {
  areDealsOffered,
  foldedFilters,
  isConditionOffered,
  withBedroomsToggled,
  withConditionToggled,
  withDealToggled,
  withFavoritesToggled,
} from './filter-rules.ts';
import { FilterToggle } from './filter-toggle.tsx';
import { NearCity } from './near-city.tsx';
import { RangeFields } from './range-fields.tsx';
import { ShowResults, useShownWhenOpened } from './show-results.tsx';
import type { ChangeBrowseState } from './use-browse-state.ts';
import { WordSearch } from './word-search.tsx';

interface FilterBarProps {
  state: BrowseState;
  change: ChangeBrowseState;
  /** docs/product/property.md: all filters are disabled while the first answer is on its way. */
  isDisabled: boolean;
}

interface CountedFilterBarProps extends FilterBarProps {
  /** The number of matches; undefined while they are counted. */
  total: number | undefined;
}

/** If there is not room for all, the less used filters fold away. The active ones among them are counted and listed below. */
export function FilterBar({ state, change, isDisabled, total }: CountedFilterBarProps) {
  const words = useWords('browse');
  const folded = useId();
  const place = useShownWhenOpened(state);
  return (
    <div ref={place} className={styles['bar']} data-open={state.isFilterBarOpen || undefined}>
      <WordSearch text={state.q} onText={(q) => change({ q }, 'replace')} />
      <DealToggles state={state} change={change} isDisabled={isDisabled} />
      <MoreFilters state={state} change={change} panel={folded} />
      <fieldset className={styles['group']} disabled={isDisabled}>
        <legend className={styles['legend']}>{words('filters.bedrooms')}</legend>
        {bedroomChoices.map((choice) => (
          <FilterToggle
            key={choice}
            label={words('filters.bedroomsNamed', { count: choice, number: formatBedroomChoice(choice) })}
            isOn={state.bedrooms === choice}
            onToggle={() => change(withBedroomsToggled(state, choice))}
          >
            {formatBedroomChoice(choice)}
          </FilterToggle>
        ))}
      </fieldset>
      <RangeFields
        legend={words('filters.price')}
        minimum={state.priceMin}
        maximum={state.priceMax}
        unit="pesos"
        most={limits.priceFilterMaximum}
        onRange={(priceMin, priceMax) => change({ priceMin, priceMax })}
        isDisabled={isDisabled}
      />
      <div id={folded} className={styles['folded']}>
        <ConditionToggles state={state} change={change} isDisabled={isDisabled} />
        <RangeFields
          legend={words('filters.area')}
          minimum={state.areaMin}
          maximum={state.areaMax}
          unit="squareMetres"
          most={limits.areaFilterMaximum}
          onRange={(areaMin, areaMax) => change({ areaMin, areaMax })}
          isDisabled={isDisabled}
        />
        <NearCity state={state} change={change} isDisabled={isDisabled} />
      </div>
      {state.isFilterBarOpen && (
        <ShowResults total={total} onShow={() => change({ isFilterBarOpen: false }, 'replace')} />
      )}
    </div>
  );
}

interface MoreFiltersProps {
  state: BrowseState;
  change: ChangeBrowseState;
  /** The id of the panel that it opens. */
  panel: string;
}

function MoreFilters({ state, change, panel }: MoreFiltersProps) {
  const words = useWords('browse');
  const { isFilterBarOpen } = state;
  const count = foldedFilters(state).length;
  return (
    <Button
      variant="plain"
      isCompact
      className={styles['more']}
      aria-expanded={isFilterBarOpen}
      aria-controls={panel}
      onClick={() => change({ isFilterBarOpen: !isFilterBarOpen }, 'replace')}
    >
      {words('filters.more')}
      {count > 0 && (
        <span className={styles['tally']}>
          {count} <span className="visually-hidden">{words('filters.set')}</span>
        </span>
      )}
    </Button>
  );
}

function DealToggles({ state, change, isDisabled }: FilterBarProps) {
  const words = useWords('browse');
  return (
    <fieldset className={styles['group']} disabled={isDisabled}>
      <legend className="visually-hidden">{words('filters.deal')}</legend>
      {dealTypes.map((deal) => (
        <FilterToggle
          key={deal}
          isOn={state.dealType === deal}
          isDisabled={!areDealsOffered(state)}
          onToggle={() => change(withDealToggled(state, deal))}
        >
          {words(`filters.${deal}`)}
        </FilterToggle>
      ))}
      <FilterToggle isOn={state.isFavorites} onToggle={() => change(withFavoritesToggled(state))}>
        {words('filters.favorites')}
      </FilterToggle>
    </fieldset>
  );
}

function ConditionToggles({ state, change, isDisabled }: FilterBarProps) {
  const words = useWords('browse');
  return (
    <fieldset className={styles['group']} disabled={isDisabled}>
      <legend className="visually-hidden">{words('filters.condition')}</legend>
      {conditionNames.map((name) => (
        <FilterToggle
          key={name}
          isOn={state[name] !== undefined}
          isDisabled={!isConditionOffered(name, state)}
          onToggle={() => change(withConditionToggled(state, name))}
        >
          {conditionWord(words, name, state[name])}
        </FilterToggle>
      ))}
    </fieldset>
  );
}
