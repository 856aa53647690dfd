import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '../../contract/limits.ts';
import { buyerEligibilities, titleTypes } from '../../contract/taxonomy.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './editor.module.css';
import { FormNumberField } from './form-number-field.tsx';
import type { EntriesForm } from './property-entries.ts';

/** The seller's statements about title, buyers, licences and dues. All are optional. */
export function StatedFactsFields({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const notStated = { value: '', label: words('stated.none') };
  const titles = titleTypes.map((value) => ({ value, label: words(`stated.titleTypes.${value}`) }));
  const buyers = buyerEligibilities.map((value) => ({ value, label: words(`stated.buyers.${value}`) }));
  return (
    <fieldset className={styles['stated']}>
      <legend className={styles['statedTitle']}>{words('stated.legend')}</legend>
      <p className={styles['quiet']}>{words('stated.hint')}</p>
      <div className={styles['row']}>
        <NativeSelect
          label={words('stated.titleType')}
          data={[notStated, ...titles]}
          {...form.getInputProps('titleType')}
        />
        <NativeSelect
          label={words('stated.buyerEligibility')}
          data={[notStated, ...buyers]}
          {...form.getInputProps('buyerEligibility')}
        />
      </div>
      <div className={styles['row']}>
        <TextInput
          label={words('stated.brokerLicence')}
          description={words('stated.brokerLicenceHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.licenceMaximum}
          {...form.getInputProps('brokerLicence')}
        />
        <TextInput
          label={words('stated.sellLicence')}
          description={words('stated.sellLicenceHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={limits.licenceMaximum}
          {...form.getInputProps('sellLicence')}
        />
        <FormNumberField
          form={form}
          name="monthlyDues"
          label={words('stated.monthlyDues')}
          hint={words('stated.monthlyDuesHint')}
          unit="pesosPerMonth"
        />
      </div>
    </fieldset>
  );
}
