import { type ReactNode, Suspense } from 'react';
import styles from './pill-search.module.css';
import { useDropdown } from './use-dropdown.ts';

interface PillOpenerProps {
  /** Of the segment; its label has it with `-label`. */
  id: string;
  /** What is chosen, in a few words. */
  said: string;
  /** The choice, which opens below. Its code may come then. */
  children: ReactNode;
}

/** A segment of a pill whose choice needs more room than a field. */
export function PillOpener({ id, said, children }: PillOpenerProps) {
  const { frame, isOpen, toggle, onBlur } = useDropdown();
  return (
    <div ref={frame} className="relative" onBlur={onBlur}>
      <button
        type="button"
        id={id}
        className={`shrinks full-width ${styles['input']} bar unbroken text-start ${styles['opener']}`}
        aria-labelledby={`${id}-label ${id}`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {/* Browsers abbreviate days unlike the server. */}
        <span suppressHydrationWarning>{said}</span>
      </button>
      {isOpen && (
        <div className={styles['panel']}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </div>
  );
}
