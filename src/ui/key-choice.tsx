import { useId } from 'react';
import type { FieldEntry } from './field.ts';
import { Key } from './key.tsx';
import styles from './key-choice.module.css';

interface KeyChoiceProps<Value extends string> extends FieldEntry<Value> {
  label: string;
  /** Each with the letter that chooses it; whoever draws the screen listens for it. */
  choices: readonly { value: Exclude<Value, ''>; label: string; key: string }[];
}

/** One of a few decisions, each by a tap or by its letter. */
export function KeyChoice<Value extends string>(props: KeyChoiceProps<Value>) {
  const { label, choices, name, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset
      className={`stack gap2 ${styles['choices']}`}
      {...(error === undefined ? {} : { 'aria-describedby': id, 'aria-invalid': true })}
    >
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`stack gap10 medium at-middle finger-tall pressable round12 ${styles['choice']}`}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            aria-keyshortcuts={choice.key}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          <Key>{choice.key}</Key>
        </label>
      ))}
      {error !== undefined && (
        <p className={`danger small ${styles['error']}`} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
