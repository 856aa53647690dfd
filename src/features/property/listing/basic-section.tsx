import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { limits } from '../../../contract/limits.ts';
import { propertyCategories } from '../../../contract/property/taxonomy.ts';
import styles from './editor.module.css';
import { FormSection } from './form-section.tsx';
import { PlaceField } from './place-field.tsx';
import { PositionField } from './position-field.tsx';
import type { EntriesForm } from './property-entries.ts';

export function BasicSection({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const [isMapOpen, setIsMapOpen] = useState(false);
  const [placed, setPlaced] = useState(0);
  const showPlace = (): void => {
    setIsMapOpen(true);
    // A map that is open already is opened anew, at the city.
    setPlaced(placed + 1);
  };
  const categories = propertyCategories.map((value) => ({ value, label: words(`categories.${value}`) }));
  return (
    <FormSection title={words('editor.basic')}>
      <TextField
        label={words('fields.title')}
        placeholder={words('fields.titleExample')}
        isRequired
        maximum={limits.titleMaximum}
        {...form.field('title')}
      />
      <div className={`stack gap16 at-top ${styles['row']}`}>
        <SelectField
          label={words('fields.category')}
          isRequired
          choices={[{ value: '', label: words('fields.categoryChoose') }, ...categories]}
          {...form.field('category')}
        />
        <PlaceField form={form} onPlaced={showPlace} />
      </div>
      <TextAreaField
        label={words('fields.description')}
        hint={words('fields.descriptionHint')}
        rows={7}
        maximum={limits.descriptionMaximum}
        {...form.field('description')}
      />
      <PositionField form={form} mapKey={placed} isOpen={isMapOpen} onOpen={setIsMapOpen} />
    </FormSection>
  );
}
