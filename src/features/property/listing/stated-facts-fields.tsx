import { useWords } from '#i18n/i18n.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { limits } from '../../../contract/limits.ts';
import { buyerEligibilities, titleTypes } from '../../../contract/property/taxonomy.ts';
import styles from './editor.module.css';
import { FormNumberField } from './form-number-field.tsx';
import type { EntriesForm } from './property-entries.ts';

/** The seller's statements about title, buyers, licences and dues. All are optional. */
export function StatedFactsFields({ form }: { form: EntriesForm }) {
  const words = useWords('listing');
  const notStated = { value: '', label: words('stated.none') } as const;
  const titles = titleTypes.map((value) => ({ value, label: words(`stated.titleTypes.${value}`) }));
  const buyers = buyerEligibilities.map((value) => ({ value, label: words(`stated.buyers.${value}`) }));
  return (
    <fieldset className="column gap16">
      <legend className={`strong ${styles['statedTitle']}`}>{words('stated.legend')}</legend>
      <p className="quiet">{words('stated.hint')}</p>
      <div className={`stack gap16 at-top ${styles['row']}`}>
        <SelectField label={words('stated.titleType')} choices={[notStated, ...titles]} {...form.field('titleType')} />
        <SelectField
          label={words('stated.buyerEligibility')}
          choices={[notStated, ...buyers]}
          {...form.field('buyerEligibility')}
        />
      </div>
      <div className={`stack gap16 at-top ${styles['row']}`}>
        <TextField
          label={words('stated.brokerLicence')}
          hint={words('stated.brokerLicenceHint')}
          maximum={limits.licenceMaximum}
          {...form.field('brokerLicence')}
        />
        <TextField
          label={words('stated.sellLicence')}
          hint={words('stated.sellLicenceHint')}
          maximum={limits.licenceMaximum}
          {...form.field('sellLicence')}
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
