import type { ReactNode } from 'react';
import buttons from './button.module.css';

interface StateButtonProps {
  onClick: () => void;
  /** The one thing to do. */
  isMain?: boolean;
  children: ReactNode;
}

/** A way out of an empty or failed screen. Own markup: the kit's button would be loaded with every list for it. */
export function StateButton({ onClick, isMain = false, children }: StateButtonProps) {
  return (
    <button type="button" className={buttons[isMain ? 'primary' : 'plain']} onClick={onClick}>
      {children}
    </button>
  );
}
