import type { ReactNode } from 'react';
import buttons from '../../ui/button.module.css';
import styles from './filter-bar.module.css';

interface FilterToggleProps {
  isOn: boolean;
  isDisabled?: boolean;
  label?: string;
  onToggle: () => void;
  children: ReactNode;
}

export function FilterToggle({ isOn, isDisabled = false, label, onToggle, children }: FilterToggleProps) {
  return (
    <button
      type="button"
      className={`${buttons['plain']} ${buttons['compact']} ${buttons['pill']} ${styles['toggle']}`}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
