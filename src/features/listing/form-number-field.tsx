import type { NumberUnit } from '../../i18n/typed-number.ts';
import { NumberField } from './number-field.tsx';
import type { EntriesForm, numberNames } from './property-entries.ts';

interface FormNumberFieldProps {
  form: EntriesForm;
  name: (typeof numberNames)[number];
  label: string;
  unit: NumberUnit;
  description?: string;
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
      path={name}
      value={form.values[name]}
      onValue={(value) => form.setFieldValue(name, value)}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
