import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
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
    <Button
      variant="plain"
      isCompact
      isPill
      className={styles['toggle']}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
