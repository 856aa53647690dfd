import type { ReactNode } from 'react';
import styles from './figure-tile.module.css';
import { Link, type LinkProps } from './link.tsx';

/** Figures beside each other: four on a desk, two on a phone. */
export const FigureTiles = ({ children }: { children: ReactNode }) => (
  <div className={`stack gap10 ${styles['tiles']}`}>{children}</div>
);

interface FigureTileProps {
  label: string;
  /** Formatted: `1,840 €`, `7 visits`. */
  value: ReactNode;
  /** Below it: `3 gaps today`. */
  note?: ReactNode;
  /** The note speaks of a change for the better or for the worse. */
  trend?: 'up' | 'down';
  to?: LinkProps['to'];
}

/** One figure large, with what it is above and what it means below. */
export function FigureTile({ label, value, note, trend, to }: FigureTileProps) {
  const content = (
    <>
      <span className={styles['label']}>{label}</span>
      <span className={`size25 strong display-type digits breaks ${styles['value']}`}>{value}</span>
      {note !== undefined && <span className={styles[trend ?? 'note']}>{note}</span>}
    </>
  );
  if (to === undefined)
    return <div className={`beside gap2 plain-link upright on-surface ${styles['tile']}`}>{content}</div>;
  return (
    <Link to={to} className={`beside gap2 plain-link upright on-surface ${styles['tile']}`}>
      {content}
    </Link>
  );
}
