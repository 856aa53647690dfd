import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import fields from '#ui/field.module.css';
import type { City } from '../../../contract/cities.ts';
import { CitySearch } from '../../../map/city-search.tsx';
import { circleOf } from '../../../map/geometry.ts';
import { withShape } from '../../../map/shape-rules.ts';
import type { BrowseState } from './browse-state.ts';
import styles from './filter-sheet.module.css';
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
  const [fault, setFault] = useState<string>();
  const add = (city: City): void => {
    const changed = withShape(state.shapes, circleOf(city.position, radius * 1000));
    setFault('fault' in changed ? map(`faults.${changed.fault}`) : undefined);
    if (!('fault' in changed)) change({ shapes: changed.shapes, map: undefined });
  };
  return (
    <fieldset className={`shrinks ${styles['range']}`} disabled={isDisabled}>
      <legend>{words('near.title')}</legend>
      <div className={`line gap8 ${styles['fields']}`}>
        <select
          className={fields['input']}
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
        <CitySearch onCity={add} />
      </div>
      {fault !== undefined && (
        <p role="alert" className={`danger small ${styles['problem']}`}>
          {fault}
        </p>
      )}
      {state.shapes.length > 0 && (
        <output className="block quiet small">{words('active.shapes', { count: state.shapes.length })}</output>
      )}
    </fieldset>
  );
}
