import { useId, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import fields from '../../ui/field.module.css';
import { orderedRange } from './browse-state.ts';
import styles from './filter-bar.module.css';

interface RangeFieldsProps {
  legend: string;
  minimum: number;
  maximum: number;
  clamp: (text: string) => number;
  onRange: (minimum: number, maximum: number) => void;
  isDisabled: boolean;
}

const shown = (value: number): string => (value === 0 ? '' : String(value));

/** Smallest and largest; each is read when it is left (spec.md §5). */
export function RangeFields({ legend, minimum, maximum, clamp, onRange, isDisabled }: RangeFieldsProps) {
  const words = useWords('browse');
  return (
    <fieldset className={styles['range']} disabled={isDisabled}>
      <legend>{legend}</legend>
      <NumberField
        label={words('filters.from')}
        value={minimum}
        clamp={clamp}
        onValue={(value) => onRange(...orderedRange(value, maximum))}
      />
      <span aria-hidden="true">–</span>
      <NumberField
        label={words('filters.to')}
        value={maximum}
        clamp={clamp}
        onValue={(value) => onRange(...orderedRange(minimum, value))}
      />
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  clamp: (text: string) => number;
  onValue: (value: number) => void;
}

function NumberField({ label, value, clamp, onValue }: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState(shown(value));
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setText(shown(value));
  }
  const leave = (): void => {
    const clamped = clamp(text);
    // To set what is set already would be made up for by React after the value has come, and overtake it.
    if (shown(clamped) !== text) setText(shown(clamped));
    if (clamped !== value) onValue(clamped);
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={`${fields['input']} ${fields['compact']} ${styles['number']}`}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
    </>
  );
}
