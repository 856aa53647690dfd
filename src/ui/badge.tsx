import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeKind = 'neutral' | 'brand' | 'success' | 'warning' | 'danger';

interface BadgeProps {
  kind?: BadgeKind;
  /** Within a line of small text, which it does not make higher. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A state in one or two words. */
export const Badge = ({ kind = 'neutral', isSmall = false, children }: BadgeProps) => (
  <span className={styles[kind]} data-small={isSmall}>
    {children}
  </span>
);
