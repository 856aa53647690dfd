import { useId, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import fields from '#ui/field.module.css';
import { SearchIcon } from '#ui/icons.tsx';
import type { City } from '../contract/cities.ts';
import type { citiesNamed as CitiesNamed } from './cities.ts';
import styles from './position.module.css';

interface CitySearchProps {
  onCity: (city: City) => void;
}

/** Finds a city in the shipped list as one types. */
export function CitySearch({ onCity }: CitySearchProps) {
  const words = useWords('map');
  const id = useId();
  const [text, setText] = useState('');
  const { citiesNamed, load } = useCities();
  const found = citiesNamed?.(text) ?? [];
  const choose = (city: City): void => {
    setText('');
    onCity(city);
  };
  /** Whoever types fast presses Enter before the list is there. */
  const chooseFirst = async (): Promise<void> => {
    const [first] = (citiesNamed ?? (await load()))?.(text) ?? [];
    if (first !== undefined) choose(first);
  };
  return (
    <search className={`${fields['search']} ${styles['search']}`}>
      <label htmlFor={id} className="visually-hidden">
        {words('position.search')}
      </label>
      <SearchIcon size={18} />
      <input
        id={id}
        type="text"
        autoComplete="off"
        className={fields['input']}
        placeholder={words('position.searchPlaceholder')}
        value={text}
        onFocus={() => void load()}
        onChange={(event) => {
          void load();
          setText(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The search often stands in a form, which Enter must not submit.
          event.preventDefault();
          void chooseFirst();
        }}
      />
      {found.length > 0 && (
        <ul className={`on-surface ${styles['cities']}`} aria-label={words('position.cities')}>
          {found.map((city) => (
            <li key={`${city.name}, ${city.region}`}>
              <button type="button" onClick={() => choose(city)}>
                {city.name} <span className="quiet small">{city.region}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {text.trim() !== '' && citiesNamed !== undefined && found.length === 0 && (
        <p className={`on-surface ${styles['cities']}`}>{words('position.noCity')}</p>
      )}
    </search>
  );
}

/** The list is loaded when the field is first used. If that fails, the next key tries again. */
function useCities(): {
  citiesNamed: typeof CitiesNamed | undefined;
  /** Resolves with the list; with undefined if it does not come now. */
  load: () => Promise<typeof CitiesNamed | undefined>;
} {
  const [cities, setCities] = useState<{ citiesNamed: typeof CitiesNamed }>();
  const load = async (): Promise<typeof CitiesNamed | undefined> => {
    try {
      const loaded = await import('./cities.ts');
      setCities(loaded);
      return loaded.citiesNamed;
    } catch (problem) {
      console.warn('The list of cities did not load', problem);
      return undefined;
    }
  };
  return { citiesNamed: cities?.citiesNamed, load };
}
