import { formatArea, formatBedroomChoice, formatNumber, formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { Shape } from '../../../contract/area.ts';
import type { ConditionName } from '../../../contract/property/browse.ts';
import { readWords } from '../../../contract/search-words.ts';
import { withoutShape } from '../../../map/shape-rules.ts';
import { sizeOf } from '../../../map/shape-size.ts';
import styles from './active-filters.module.css';
import type { BrowseState } from './browse-state.ts';
import { conditionWord, useWordNames } from './condition-word.ts';
import {
  activeFilters,
  type BrowseChange,
  type FilterName,
  isCondition,
  withoutFilter,
  withoutFilters,
} from './filter-rules.ts';
import { type Brings, useBrought } from './use-brought.ts';
import type { ChangeBrowseState } from './use-browse-state.ts';

interface ActiveFiltersProps {
  state: BrowseState;
  change: ChangeBrowseState;
  brings: Brings;
}

/** The active filters, each with a button that removes it. Where little is found it says what that brings. */
export function ActiveFilters({ state, change, brings }: ActiveFiltersProps) {
  const words = useWords('browse');
  const nameOf = useFilterNames(state);
  const active = activeFilters(state);
  const parts = readWords(state.q).length;
  if (active.length === 0) return null;
  // Favourites are shown whatever else is asked.
  const resting = state.isFavorites ? active.length - 1 : 0;
  return (
    <ul className="row gap6" data-set-filters="" aria-label={words('active.title')}>
      {active
        .filter((name) => name !== 'shapes' && name !== 'q' && (resting === 0 || name === 'isFavorites'))
        .map((name) => (
          <Chip
            key={name}
            label={nameOf(name)}
            state={state}
            without={withoutFilter(name)}
            brings={brings}
            change={change}
          />
        ))}
      {resting === 0 && (
        <>
          <WordChips state={state} change={change} brings={brings} />
          <ShapeChips state={state} change={change} brings={brings} />
        </>
      )}
      {resting > 0 && (
        <li className={`quiet small ${styles['resting']}`}>{words('active.resting', { count: resting })}</li>
      )}
      {(active.length > 1 || state.shapes.length > 1 || parts > 1) && (
        <li>
          <button type="button" className={styles['clear']} onClick={() => change(withoutFilters(state))}>
            {words('active.clear')}
          </button>
        </li>
      )}
    </ul>
  );
}

interface ChipProps extends ActiveFiltersProps {
  label: string;
  without: BrowseChange;
}

function Chip({ label, state, without, brings, change }: ChipProps) {
  const words = useWords('browse');
  const more = useBrought({ ...state, ...without }, brings);
  const said = more === undefined ? undefined : words('active.brings', { filter: label, number: formatNumber(more) });
  const removal = words('active.remove', { filter: label });
  return (
    <li>
      <button
        type="button"
        className={styles['chip']}
        // By voice it is called by the words that stand there.
        aria-label={said === undefined ? removal : `${said}. ${removal}`}
        onClick={() => change(without)}
      >
        {said ?? label}
        <CloseIcon size={14} />
      </button>
    </li>
  );
}

/** `condo makati rent`: one chip for what each of the words means. */
function WordChips({ state, change, brings }: ActiveFiltersProps) {
  const nameOf = useWordNames(state);
  return readWords(state.q).map((part, index) => (
    <Chip
      // A word's only identity is its place among them.
      key={index}
      label={nameOf(part)}
      state={state}
      without={{ q: part.without }}
      brings={brings}
      change={change}
    />
  ));
}

/** One chip for each drawn area. Several are numbered. */
function ShapeChips({ state, change, brings }: ActiveFiltersProps) {
  const { shapes } = state;
  const words = useWords('browse');
  const map = useWords('map');
  const nameOf = (shape: Shape, index: number): string => {
    if (shapes.length === 1) return words('active.shapes', { count: 1 });
    const named = { number: index + 1, shape: map(`shapes.${shape.type}`), size: sizeOf(shape) };
    return words(shape.exclude === true ? 'active.shapeExcluded' : 'active.shape', named);
  };
  return shapes.map((shape, index) => (
    <Chip
      // A shape's only identity is its position in the list.
      key={index}
      label={nameOf(shape, index)}
      state={state}
      without={{ shapes: withoutShape(shapes, index) }}
      brings={brings}
      change={change}
    />
  ));
}

export function useFilterNames(state: BrowseState): (name: FilterName) => string {
  const words = useWords('browse');
  const wordName = useWordNames(state);
  const range = (minimum: number, maximum: number, written: (value: number) => string): string => {
    if (maximum === 0) return words('active.from', { value: written(minimum) });
    if (minimum === 0) return words('active.to', { value: written(maximum) });
    return `${written(minimum)} – ${written(maximum)}`;
  };
  const names = (name: FilterName): string => {
    const { type = 'residential', dealType = 'buy', bedrooms = 1 } = state;
    const spoken = {
      category: () => words(`categories.${state.category}`),
      type: () => words(`types.${type}`),
      dealType: () => words(`filters.${dealType}`),
      isFavorites: () => words('filters.favorites'),
      bedrooms: () => words('filters.bedroomsNamed', { count: bedrooms, number: formatBedroomChoice(bedrooms) }),
      price: () => range(state.priceMin, state.priceMax, (value) => formatPesos(value)),
      area: () => range(state.areaMin, state.areaMax, (value) => formatArea(value)),
      q: () => readWords(state.q).map(wordName).join(', '),
      shapes: () => words('active.shapes', { count: state.shapes.length }),
    } as const satisfies Record<Exclude<FilterName, ConditionName>, () => string>;
    return isCondition(name) ? conditionWord(words, name, state[name]) : spoken[name]();
  };
  return names;
}
