import type { NumberUnit } from '../../i18n/typed-number.ts';
import { NumberField } from '../../ui/number-field.tsx';
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
export function FormNumberField({ form, name, ...named }: FormNumberFieldProps) {
  const error = form.errors[name];
  return (
    <NumberField
      {...named}
      name={name}
      value={form.values[name]}
      onChange={(value) => form.setFieldValue(name, value)}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
