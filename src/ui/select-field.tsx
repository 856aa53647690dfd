import { NativeSelect } from '@mantine/core';
import type { FieldEntry, FieldTexts } from './field.ts';
import { WithMantine } from './mantine-form.tsx';
import { inMantineWords } from './mantine-words.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A line below the label; not in a SelectField. */
  hint?: string;
}

export interface SelectFieldProps<Value extends string> extends FieldEntry<Value>, FieldTexts {
  /** With a choice of value '' the field may stay empty. */
  choices: readonly Choice<Value>[];
  autoComplete?: string;
}

/** One of a list that the browser shows: on phones as a wheel or a sheet. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { choices, value, onChange, autoComplete } = props;
  return (
    <WithMantine>
      <NativeSelect
        {...inMantineWords(props)}
        {...(autoComplete === undefined ? {} : { autoComplete })}
        data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      />
    </WithMantine>
  );
}
