import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  /** What is chosen, read out. */
  label: string;
  /** An icon stands before the word. */
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  /** `tabs`: without a track, for what changes the part below it. */
  look?: 'track' | 'tabs';
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to four, all in sight. Arrow keys choose. For parts of a screen with addresses: `Tabs look="segments"`. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, choices, look = 'track', value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={`${styles['segments']} ${look === 'tabs' ? `gap6 ${styles['tabs']}` : ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={`inline gap8 size15 medium pressable unlined pill ${styles['segment']}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
