import type { NumberUnit } from '#i18n/typed-number.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { EntriesForm, numberNames } from './property-entries.ts';

interface FormNumberFieldProps {
  form: EntriesForm;
  name: (typeof numberNames)[number];
  label: string;
  unit: NumberUnit;
  hint?: string;
  isRequired?: boolean;
  onFocus?: () => void;
  onLeave?: () => void;
}

/** A number of the property form. */
export const FormNumberField = ({ form, name, ...named }: FormNumberFieldProps) => (
  <NumberField {...named} {...form.field(name)} />
);
