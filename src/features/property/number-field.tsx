import { NumberInput } from '@mantine/core';
import { useNumberSeparators } from './number-separators.ts';
import type { EntriesForm, numberNames } from './property-entries.ts';

interface NumberFieldProps {
  form: EntriesForm;
  name: (typeof numberNames)[number];
  label: string;
  description?: string;
  /** Written before the number: `₱`. */
  prefix?: string;
  /** Written after it: ` m²`. */
  suffix?: string;
  maximum: number;
  decimals?: number;
  isRequired?: boolean;
}

/** A number from 0 on, written as the language writes it. */
export function NumberField(props: NumberFieldProps) {
  const { form, name, label, description, prefix = '', suffix = '', maximum, decimals = 2, isRequired = false } = props;
  return (
    <NumberInput
      size="md"
      label={label}
      {...(description === undefined ? {} : { description })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      prefix={prefix}
      suffix={suffix}
      min={0}
      max={maximum}
      clampBehavior="none"
      allowNegative={false}
      decimalScale={decimals}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      hideControls
      withAsterisk={isRequired}
      required={isRequired}
      {...useNumberSeparators()}
      {...form.getInputProps(name)}
    />
  );
}
