import { useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import type { City } from '../../map/cities.ts';
import { CitySearch } from '../../map/city-search.tsx';
import { circleOf } from '../../map/geometry.ts';
import { withShape } from '../../map/shape-rules.ts';
import fields from '../../ui/field.module.css';
import { toast } from '../../ui/toast.tsx';
import type { BrowseState } from './browse-state.ts';
import styles from './filter-bar.module.css';
import type { ChangeBrowseState } from './use-browse-state.ts';

const kilometres = [1, 2, 5, 10, 20, 50, 100] as const;

interface NearCityProps {
  state: BrowseState;
  change: ChangeBrowseState;
  isDisabled: boolean;
}

/** Chooses an area without a map: so many kilometres around a city become one more circle. */
export function NearCity({ state, change, isDisabled }: NearCityProps) {
  const words = useWords('browse');
  const map = useWords('map');
  const [radius, setRadius] = useState<number>(10);
  const add = (city: City): void => {
    const changed = withShape(state.shapes, circleOf(city.position, radius * 1000));
    if ('fault' in changed) {
      toast.error(map(`faults.${changed.fault}`));
      return;
    }
    change({ shapes: changed.shapes, map: undefined });
  };
  return (
    <fieldset className={`${styles['range']} ${styles['near']}`} disabled={isDisabled}>
      <legend>{words('near.title')}</legend>
      <select
        className={`${fields['input']} ${fields['compact']} ${styles['number']}`}
        aria-label={words('near.radius')}
        value={radius}
        onChange={(event) => setRadius(Number(event.currentTarget.value))}
      >
        {kilometres.map((count) => (
          <option key={count} value={count}>
            {words('near.kilometres', { count })}
          </option>
        ))}
      </select>
      <span>{words('near.of')}</span>
      <CitySearch onCity={add} isCompact />
    </fieldset>
  );
}
