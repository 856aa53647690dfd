import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { SearchIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { paths } from '../../../paths.ts';
import { useFilterNames } from './active-filters.tsx';
import { readBrowseState } from './browse-state.ts';
import { readLastSearch } from './last-search.ts';
import styles from './search-pill.module.css';

/** In the header of the other property screens: what /home was asked last, and the way back to it. */
export function SearchPill() {
  const words = useWords('browse');
  const [asked] = useState(readLastSearch);
  const state = readBrowseState(asked);
  const nameOf = useFilterNames(state);
  const what = state.type === undefined ? nameOf('category') : nameOf('type');
  const where = [
    ...(state.category === 'all' && state.type === undefined ? [] : [what]),
    ...(state.q === '' ? [] : [state.q]),
    ...(state.shapes.length === 0 ? [] : [words('active.shapes', { count: state.shapes.length })]),
  ].join(', ');
  const isPriced = state.priceMin > 0 || state.priceMax > 0;
  return (
    <Link
      className={`bar plain-link shrinks on-surface ${styles['pill']}`}
      to={{ pathname: paths.home(), search: asked.toString() }}
    >
      <span className="visually-hidden">{words('pill.back')}: </span>
      <span className={where === '' ? 'quiet' : 'strong'}>{where === '' ? words('pill.where') : where}</span>
      <span className={state.dealType === undefined ? 'quiet' : 'strong'}>
        {state.dealType === undefined ? words('pill.deal') : nameOf('dealType')}
      </span>
      <span className={isPriced ? 'strong' : 'quiet'}>{isPriced ? nameOf('price') : words('pill.anyPrice')}</span>
      <span className={`bar rigid centered circle ${styles['round']}`}>
        <SearchIcon size={18} />
      </span>
    </Link>
  );
}
