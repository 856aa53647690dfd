import { Suspense, useId } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { PinIcon } from '#ui/more-icons.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { loadGround } from '../../../api/ground.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import styles from './editor.module.css';
import { PinQuestion } from './pin-question.tsx';
import type { EntriesForm } from './property-entries.ts';

const PositionPicker = lazyMap(async () => (await import('../../../map/position-picker.tsx')).PositionPicker);

interface PositionFieldProps {
  form: EntriesForm;
  /** Another one opens the map anew, at the pin. */
  mapKey: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The point on the map, and whether it is shown exactly. The map is loaded on demand. */
export function PositionField({ form, mapKey, isOpen, onOpen }: PositionFieldProps) {
  const words = useWords('listing');
  const errorId = useId();
  const { position, isPositionExact } = form.values;
  const problem = form.errors['latitude'] ?? form.errors['longitude'];
  const sentence = position === null && problem !== undefined ? words('fields.positionMissing') : problem;
  return (
    <div className="stack gap12 shrinks">
      <div className="line gap12">
        <Button
          variant="plain"
          icon={<PinIcon />}
          aria-expanded={isOpen}
          aria-describedby={errorId}
          data-problem={sentence === undefined ? undefined : true}
          onClick={() => onOpen(!isOpen)}
        >
          {words(isOpen ? 'fields.closeMap' : 'fields.selectOnMap')}
        </Button>
        {!isOpen && (
          <span className="quiet">
            {position === null
              ? words('fields.noPosition')
              : words('fields.position', { latitude: position.lat.toFixed(5), longitude: position.lng.toFixed(5) })}
          </span>
        )}
      </div>
      <div id={errorId} className={`danger ${styles['problem']}`}>
        {sentence}
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={1} height={400} />}>
          <PositionPicker
            key={mapKey}
            value={position ?? undefined}
            loadGround={loadGround}
            onChange={(chosen) => {
              form.field('position').onChange(chosen);
              form.clearError('latitude');
              form.clearError('longitude');
            }}
          />
        </Suspense>
      )}
      <PinQuestion form={form} />
      <RadioGroup
        label={words('fields.shown')}
        choices={[
          { value: 'exact', label: words('fields.exact'), hint: words('fields.exactHint') },
          { value: 'approximate', label: words('fields.approximate'), hint: words('fields.approximateHint') },
        ]}
        value={isPositionExact ? 'exact' : 'approximate'}
        onChange={(chosen) => form.field('isPositionExact').onChange(chosen === 'exact')}
      />
    </div>
  );
}
