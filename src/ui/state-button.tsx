import type { ReactNode } from 'react';
import buttons from './button.module.css';

interface StateButtonProps {
  onClick: () => void;
  /** The main action. */
  isMain?: boolean;
  children: ReactNode;
}

/** A way out of an empty or failed screen. It has its own markup, so that lists do not load the kit's button for it. */
export function StateButton({ onClick, isMain = false, children }: StateButtonProps) {
  return (
    <button type="button" className={buttons[isMain ? 'primary' : 'plain']} onClick={onClick}>
      {children}
    </button>
  );
}
