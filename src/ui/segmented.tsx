import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen, read out. */
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to four, all in sight. Arrow keys choose. For parts of a screen with addresses: `Tabs look="segments"`. */
export function Segmented<Value extends string>({ label, choices, value, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles['segments']}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles['segment']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
