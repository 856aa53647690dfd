import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { afterThePress } from '#ui/after-the-press.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { City } from '../../../contract/cities.ts';
import { limits } from '../../../contract/limits.ts';
import type * as CityTable from '../../../map/cities.ts';
import { type EntriesForm, isPinPlaced } from './property-entries.ts';

type Cities = typeof CityTable;

const suggestionsAtOnce = 4;

interface PlaceFieldProps {
  form: EntriesForm;
  /** The map is to open at the pin that the words have set. */
  onPlaced: () => void;
}

/**
 * The place in words. A city that is chosen or typed sets the pin as well. A typed one does so only if the seller has
 * placed no pin; otherwise pin-question.tsx asks. The list of cities is loaded when the field is entered.
 */
export function PlaceField({ form, onPlaced }: PlaceFieldProps) {
  const words = useWords('listing');
  const [cities, setCities] = useState<Cities>();
  const [isTyped, setIsTyped] = useState(false);
  const [timesLeft, setTimesLeft] = useState(0);
  const load = async (): Promise<void> => {
    try {
      setCities(await import('../../../map/cities.ts'));
    } catch (problem) {
      console.warn('The list of cities did not load', problem);
    }
  };
  const entry = form.field('location');
  const { location } = form.values;
  const isSettled = cities?.cityOfPlace(location) !== undefined && form.values.position !== null;
  const found = isTyped && !isSettled ? (cities?.citiesNamed(lastPart(location), suggestionsAtOnce) ?? []) : [];
  const setPin = ({ position }: City): void => {
    form.field('position').onChange(position);
    form.field('positionOfWords').onChange(position);
    form.clearError('latitude');
    form.clearError('longitude');
    onPlaced();
  };
  const choose = (city: City): void => {
    const before = location.slice(0, location.length - lastPart(location).length);
    entry.onChange(`${before}${city.name}, ${city.region}`);
    setIsTyped(false);
    setPin(city);
  };
  const settle = useEffectEvent((): void => {
    const city = isTyped && !isPinPlaced(form.values) ? cities?.cityOfPlace(location) : undefined;
    const { position } = form.values;
    if (city !== undefined && (position?.lat !== city.position.lat || position.lng !== city.position.lng)) setPin(city);
  });
  useEffect(
    function settleWhenLeft() {
      if (timesLeft > 0 && cities !== undefined) settle();
    },
    [timesLeft, cities],
  );
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
        onBlur={() => afterThePress(() => setTimesLeft((before) => before + 1))}
        onChange={(text) => {
          setIsTyped(true);
          entry.onChange(text);
        }}
      />
      {found.length > 0 && <Suggestions cities={found} onChoose={choose} />}
    </div>
  );
}

function Suggestions({ cities, onChoose }: { cities: readonly City[]; onChoose: (city: City) => void }) {
  const words = useWords('listing');
  return (
    <section aria-label={words('fields.suggestions')}>
      <ButtonRow>
        {cities.map((city) => (
          <Button key={`${city.name}, ${city.region}`} variant="plain" isPill isCompact onClick={() => onChoose(city)}>
            {city.name}, {city.region}
          </Button>
        ))}
      </ButtonRow>
    </section>
  );
}

/** Of "Blk 4, Lahug, Cebu": a street may stand before the city. */
const lastPart = (place: string): string => /[^,]*$/u.exec(place)?.[0].trimStart() ?? '';
