import { useEffect, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type * as CityTable from '../../../map/cities.ts';
import type { EntriesForm } from './property-entries.ts';

type Cities = typeof CityTable;

/** A pin at another city than the one in the words is questioned. Only the seller knows which of the two is right. */
export function PinQuestion({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const [cities, setCities] = useState<Cities>();
  const { position, location } = form.values;
  const isAsked = position !== null && location.trim() !== '';
  useEffect(
    function loadCities() {
      if (!isAsked) return undefined;
      let isOver = false;
      import('../../../map/cities.ts').then(
        (loaded) => isOver || setCities(loaded),
        (problem: unknown) => console.warn('The list of cities did not load', problem),
      );
      return () => {
        isOver = true;
      };
    },
    [isAsked],
  );
  const other = position === null ? undefined : cities?.otherCityAt(position, location);
  if (other === undefined) return null;
  const { named, nearest } = other;
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="plain" onClick={() => form.field('position').onChange(named.position)}>
          {words('fields.movePin', { city: named.name })}
        </Button>
      }
    >
      {words('fields.pinElsewhere', { named: named.name, nearest: nearest.name })}
    </Notice>
  );
}
