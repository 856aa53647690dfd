import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  kind?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A state in one or two words. */
export const Badge = ({ kind = 'neutral', children }: BadgeProps) => <span className={styles[kind]}>{children}</span>;
