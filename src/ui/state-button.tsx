import type { ReactNode } from 'react';
import styles from './states.module.css';

interface StateButtonProps {
  onClick: () => void;
  /** The one thing to do. */
  isMain?: boolean;
  children: ReactNode;
}

/** A way out of an empty or failed screen. Own markup: the kit's button would be loaded with every list for it. */
export function StateButton({ onClick, isMain = false, children }: StateButtonProps) {
  return (
    <button type="button" className={styles[isMain ? 'mainButton' : 'button']} onClick={onClick}>
      {children}
    </button>
  );
}
