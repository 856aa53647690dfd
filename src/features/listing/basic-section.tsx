import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '../../contract/limits.ts';
import { propertyCategories } from '../../contract/taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './editor.module.css';
import { FormSection } from './form-section.tsx';
import { PositionField } from './position-field.tsx';
import type { EntriesForm } from './property-entries.ts';

export function BasicSection({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const categories = propertyCategories.map((value) => ({ value, label: words(`categories.${value}`) }));
  return (
    <FormSection title={words('editor.basic')}>
      <TextInput
        label={words('fields.title')}
        placeholder={words('fields.titleExample')}
        withAsterisk
        required
        maxLength={limits.titleMaximum}
        {...form.getInputProps('title')}
      />
      <div className={styles['row']}>
        <NativeSelect
          label={words('fields.category')}
          withAsterisk
          required
          data={[{ value: '', label: words('fields.categoryChoose') }, ...categories]}
          {...form.getInputProps('category')}
        />
        <TextInput
          label={words('fields.location')}
          placeholder={words('fields.locationExample')}
          withAsterisk
          required
          maxLength={limits.locationMaximum}
          {...form.getInputProps('location')}
        />
      </div>
      <Textarea
        label={words('fields.description')}
        description={words('fields.descriptionHint')}
        rows={7}
        maxLength={limits.descriptionMaximum}
        {...form.getInputProps('description')}
      />
      <PositionField form={form} />
    </FormSection>
  );
}
