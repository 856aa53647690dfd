import { useWords } from '#i18n/i18n.ts';
import { SwitchField } from '#ui/choice-fields.tsx';
import { hasRooms } from '../../../contract/property/taxonomy.ts';
import styles from './editor.module.css';
import { FeatureList } from './feature-list.tsx';
import { FormNumberField } from './form-number-field.tsx';
import { FormSection } from './form-section.tsx';
import type { EntriesForm } from './property-entries.ts';
import { StatedFactsFields } from './stated-facts-fields.tsx';

export function DetailsSection({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const isWithRooms = hasRooms(form.values.category);
  const areas = { form, unit: 'squareMetres' } as const;
  const rooms = { form, unit: 'count' } as const;
  return (
    <FormSection title={words('editor.details')}>
      {isWithRooms && (
        <div className={`stack gap16 at-top ${styles['row']}`}>
          <FormNumberField {...rooms} name="bedrooms" label={words('fields.bedrooms')} />
          <FormNumberField {...rooms} name="bathrooms" label={words('fields.bathrooms')} />
        </div>
      )}
      <div className={`stack gap16 at-top ${styles['row']}`}>
        <FormNumberField {...areas} name="area" label={words('fields.area')} hint={words('fields.areaHint')} />
        <FormNumberField {...areas} name="lotArea" label={words('fields.lotArea')} hint={words('fields.optional')} />
        <FormNumberField
          {...areas}
          name="floorArea"
          label={words('fields.floorArea')}
          hint={words('fields.optional')}
        />
      </div>
      <div className={styles['choiceRow']}>
        <SwitchField label={words('fields.isAvailableNow')} {...form.field('isAvailableNow')} />
        {isWithRooms && <SwitchField label={words('fields.isFurnished')} {...form.field('isFurnished')} />}
      </div>
      <FeatureList form={form} />
      <StatedFactsFields form={form} />
    </FormSection>
  );
}
