import { type ReactNode, useId } from 'react';
import styles from './tick.module.css';

interface TickProps {
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the line, such as a price. */
  after?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** The whole line can be pressed. For filters and choices outside forms; forms have `CheckboxField` and `SwitchField`. */
function Line(props: TickProps & { isSwitch?: boolean }) {
  const { label, hint, after, isOn, isDisabled = false, onChange, isSwitch = false } = props;
  const hintId = useId();
  return (
    <label className={`bar gap12 pressable ${styles['line']}`}>
      <input
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        className={isSwitch ? styles['switch'] : styles['tick']}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className="stack shrinks grows">
        {label}
        {hint !== undefined && (
          <span id={hintId} className="quiet small">
            {hint}
          </span>
        )}
      </span>
      {after !== undefined && <span className="strong digits">{after}</span>}
    </label>
  );
}

/** One of many to choose. */
export const Tick = (props: TickProps) => <Line {...props} />;

/** Something on or off, at once. */
export const Switch = (props: TickProps) => <Line {...props} isSwitch />;
