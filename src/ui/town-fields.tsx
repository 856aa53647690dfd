import { Fragment, useCallback, useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import type { FieldEntry } from './field.ts';
import { FieldPair } from './form.tsx';
import { TextField } from './text-field.tsx';
import { isTownOf } from './town-names.ts';

interface TownFieldsProps {
  zip: FieldEntry<string>;
  city: FieldEntry<string>;
  zipLabel: string;
  cityLabel: string;
  /** The towns of the typed postal code, the most populous first; empty while it is not known. */
  towns: readonly string[];
  isRequired?: boolean;
  /** Of the postal code. */
  maximum?: number;
}

/** More than so many are found by typing. */
const namedAtOnce = 12;
const namedInQuestion = 3;

/** Postal code and town: the code fills the town, all towns of the code can be chosen, and another one is questioned. */
export function TownFields({ zip, city, zipLabel, cityLabel, towns, isRequired = false, maximum }: TownFieldsProps) {
  const typed = useFilledTown(city, towns);
  return (
    <div>
      <FieldPair>
        <TextField
          label={zipLabel}
          autoComplete="postal-code"
          inputMode="numeric"
          isRequired={isRequired}
          {...(maximum === undefined ? {} : { maximum })}
          {...zip}
        />
        <TextField
          label={cityLabel}
          autoComplete="address-level2"
          maximum={100}
          isRequired={isRequired}
          suggestions={towns.length > 1 ? towns : []}
          {...city}
          {...typed}
        />
      </FieldPair>
      <output className="small breaks block">
        <TownQuestion zip={zip.value.trim()} city={city} towns={towns} />
      </output>
    </div>
  );
}

/**
 * Fills a town that nobody has typed, as soon as the code is known. Who stands in the field is about to type: it is filled when
 * they leave it empty.
 */
function useFilledTown({ value, onChange }: FieldEntry<string>, towns: readonly string[]) {
  const filled = useRef('');
  const isEntered = useRef(false);
  const [first] = towns;
  const fill = useCallback(() => {
    if (first === undefined || filled.current === first || isEntered.current) return;
    if (value !== '' && value !== filled.current) return;
    filled.current = first;
    onChange(first);
  }, [first, value, onChange]);
  useEffect(
    function fillTown() {
      fill();
    },
    [fill],
  );
  return {
    onFocus: () => {
      isEntered.current = true;
    },
    onBlur: () => {
      isEntered.current = false;
      fill();
    },
  };
}

function TownQuestion({ zip, city, towns }: { zip: string; city: FieldEntry<string>; towns: readonly string[] }) {
  const words = useWords('ui');
  const typed = city.value.trim();
  if (towns.length === 0 || typed === '') return null;
  const isOther = !isTownOf(typed, towns);
  if (!isOther && towns.length === 1) return null;
  const offered = towns.filter((town) => town !== typed).slice(0, isOther ? namedInQuestion : namedAtOnce);
  return (
    <>
      {isOther ? words('town.other', { zip }) : words('town.several', { zip, number: towns.length })}{' '}
      {offered.map((town) => (
        <Fragment key={town}>
          <Button variant="link" onClick={() => city.onChange(town)}>
            {town}
          </Button>{' '}
        </Fragment>
      ))}
    </>
  );
}
