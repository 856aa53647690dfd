import { Checkbox, Radio, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './choice-fields.module.css';
import type { FieldEntry, FieldTexts } from './field.ts';
import { WithMantine } from './mantine-form.tsx';
import { inMantineWords } from './mantine-words.ts';
import type { Choice } from './select-field.tsx';

type FlagProps = FieldEntry<boolean> & FieldTexts;

/** Yes or no, sent with the form. */
export function CheckboxField(props: FlagProps) {
  return (
    <WithMantine>
      <Checkbox
        {...inMantineWords(props)}
        checked={props.value}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </WithMantine>
  );
}

/** On or off. */
export function SwitchField(props: FlagProps) {
  return (
    <WithMantine>
      <Switch
        {...inMantineWords(props)}
        checked={props.value}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </WithMantine>
  );
}

/** Switches one below the other, each at the end of its own line. */
export const SwitchLines = ({ children }: { children: ReactNode }) => (
  <div className={`stack ${styles['lines']}`}>{children}</div>
);

interface ChoicesProps<Value extends string> extends FieldTexts {
  choices: readonly Choice<Value>[];
  /** Side by side instead of one below the other. */
  isInRow?: boolean;
}

const entryOf = ({ value, label, hint }: Choice<string>, isDisabled: boolean | undefined) => ({
  value,
  label,
  ...(hint === undefined ? {} : { description: hint }),
  disabled: isDisabled === true,
});

const frameOf = (isInRow: boolean | undefined) => styles[isInRow === true ? 'row' : 'column'];

/** One of a few, all of them visible. */
export function RadioGroup<Value extends string>(props: FieldEntry<Value> & ChoicesProps<Value>) {
  const { choices, isInRow, value, onChange, isDisabled } = props;
  return (
    <WithMantine>
      <Radio.Group
        {...inMantineWords(props)}
        value={value}
        onChange={(next) => {
          const chosen = choices.find((choice) => choice.value === next);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        <div className={frameOf(isInRow)}>
          {choices.map((choice) => (
            <Radio key={choice.value} {...entryOf(choice, isDisabled)} />
          ))}
        </div>
      </Radio.Group>
    </WithMantine>
  );
}

type ManyProps<Value extends string> = Omit<FieldEntry<readonly Value[]>, 'onChange'> &
  ChoicesProps<Value> & { onChange: (value: Value[]) => void };

/** Any of a few. */
export function CheckboxGroup<Value extends string>(props: ManyProps<Value>) {
  const { choices, isInRow, value, onChange, isDisabled } = props;
  return (
    <WithMantine>
      <Checkbox.Group
        {...inMantineWords(props)}
        value={[...value]}
        onChange={(next: string[]) =>
          onChange(choices.map((choice) => choice.value).filter((one) => next.includes(one)))
        }
      >
        <div className={frameOf(isInRow)}>
          {choices.map((choice) => (
            <Checkbox key={choice.value} {...entryOf(choice, isDisabled)} />
          ))}
        </div>
      </Checkbox.Group>
    </WithMantine>
  );
}
