import { useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import type * as CityTable from '../../map/cities.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EntriesForm } from './property-entries.ts';

type Cities = typeof CityTable;

const suggestionsAtOnce = 4;

interface PlaceFieldProps {
  form: EntriesForm;
  /** The map is to open at the pin that the chosen city has set. */
  onPlaced: () => void;
}

/** The place in words. A suggested city sets the pin as well. The list of cities is loaded with the first key. */
export function PlaceField({ form, onPlaced }: PlaceFieldProps) {
  const words = useWords('listing');
  const [cities, setCities] = useState<Cities>();
  const [isTyped, setIsTyped] = useState(false);
  const load = async (): Promise<void> => {
    try {
      setCities(await import('../../map/cities.ts'));
    } catch (problem) {
      console.warn('The list of cities did not load', problem);
    }
  };
  const entry = form.field('location');
  const { location } = form.values;
  const isSettled = cities?.cityOfPlace(location) !== undefined && form.values.position !== null;
  const found = isTyped && !isSettled ? (cities?.citiesNamed(lastPart(location), suggestionsAtOnce) ?? []) : [];
  const choose = ({ name, region, position }: CityTable.City): void => {
    const before = location.slice(0, location.length - lastPart(location).length);
    entry.onChange(`${before}${name}, ${region}`);
    form.field('position').onChange(position);
    form.clearError('latitude');
    form.clearError('longitude');
    setIsTyped(false);
    onPlaced();
  };
  return (
    <div>
      <TextField
        label={words('fields.location')}
        placeholder={words('fields.locationExample')}
        isRequired
        autoComplete="off"
        maximum={limits.locationMaximum}
        {...entry}
        onFocus={() => void load()}
        onChange={(text) => {
          setIsTyped(true);
          entry.onChange(text);
        }}
      />
      {found.length > 0 && (
        <section aria-label={words('fields.suggestions')}>
          <ButtonRow>
            {found.map((city) => (
              <Button
                key={`${city.name}, ${city.region}`}
                variant="plain"
                isPill
                isCompact
                onClick={() => choose(city)}
              >
                {city.name}, {city.region}
              </Button>
            ))}
          </ButtonRow>
        </section>
      )}
    </div>
  );
}

/** Of "Blk 4, Lahug, Cebu": a street may stand before the city. */
const lastPart = (place: string): string => /[^,]*$/u.exec(place)?.[0].trimStart() ?? '';
