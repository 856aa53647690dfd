import { Switch } from '@mantine/core';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './editor.module.css';
import { FeatureList } from './feature-list.tsx';
import { FormSection } from './form-section.tsx';
import { NumberField } from './number-field.tsx';
import { type EntriesForm, hasRooms } from './property-entries.ts';
import { StatedFactsFields } from './stated-facts-fields.tsx';

export function DetailsSection({ form }: { form: EntriesForm }) {
  const words = useWords('property');
  const isWithRooms = hasRooms(form.values.category);
  const areas = { form, suffix: ' m²', maximum: limits.areaMaximum };
  const rooms = { form, decimals: 0, maximum: limits.roomsMaximum };
  return (
    <FormSection title={words('editor.details')}>
      {isWithRooms && (
        <div className={styles['row']}>
          <NumberField {...rooms} name="bedrooms" label={words('fields.bedrooms')} />
          <NumberField {...rooms} name="bathrooms" label={words('fields.bathrooms')} />
        </div>
      )}
      <div className={styles['row']}>
        <NumberField {...areas} name="area" label={words('fields.area')} description={words('fields.areaHint')} />
        <NumberField {...areas} name="lotArea" label={words('fields.lotArea')} description={words('fields.optional')} />
        <NumberField
          {...areas}
          name="floorArea"
          label={words('fields.floorArea')}
          description={words('fields.optional')}
        />
      </div>
      <div className={styles['choiceRow']}>
        <Switch
          size="md"
          label={words('fields.isAvailableNow')}
          {...form.getInputProps('isAvailableNow', { type: 'checkbox' })}
        />
        {isWithRooms && (
          <Switch
            size="md"
            label={words('fields.isFurnished')}
            {...form.getInputProps('isFurnished', { type: 'checkbox' })}
          />
        )}
      </div>
      <FeatureList form={form} />
      <StatedFactsFields form={form} />
    </FormSection>
  );
}
