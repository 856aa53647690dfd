import { Radio } from '@mantine/core';
import { limits } from '../../contract/limits.ts';
import { dealTypes } from '../../contract/taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './editor.module.css';
import { FormSection } from './form-section.tsx';
import { NumberField } from './number-field.tsx';
import type { EntriesForm } from './property-entries.ts';

export function PricingSection({ form }: { form: EntriesForm }) {
  const words = useWords('property');
  const isRent = form.values.dealType === 'rent';
  return (
    <FormSection title={words('editor.pricing')}>
      <Radio.Group size="md" label={words('fields.dealType')} {...form.getInputProps('dealType')}>
        <div className={styles['choiceRow']}>
          {dealTypes.map((dealType) => (
            <Radio key={dealType} size="md" value={dealType} label={words(`deals.${dealType}`)} />
          ))}
        </div>
      </Radio.Group>
      <div className={styles['row']}>
        <NumberField
          form={form}
          name="price"
          label={words(isRent ? 'fields.pricePerMonth' : 'fields.price')}
          prefix="₱"
          maximum={limits.priceMaximum}
          isRequired
        />
      </div>
      <p className={styles['quiet']}>{words('fields.priceBefore')}</p>
    </FormSection>
  );
}
