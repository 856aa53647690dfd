import type { RefObject } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxField } from '#ui/choice-fields.tsx';
import styles from './begins-early.module.css';

interface BeginsEarlyProps {
  place: RefObject<HTMLDivElement | null>;
  /** Of the provider. */
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  /** Somebody has tried to book without the tick. */
  isMissing: boolean;
}

/** The tick for a start within the time in which a contract may be withdrawn from. */
export function BeginsEarly({ place, name, value, onChange, isMissing }: BeginsEarlyProps) {
  const words = useWords('booking');
  return (
    <div ref={place} className={`on-sunken round14 ${styles['early']}`}>
      <CheckboxField
        label={words('summary.early', { name })}
        isRequired
        value={value}
        onChange={onChange}
        error={isMissing ? words('summary.earlyMissing') : undefined}
      />
    </div>
  );
}
