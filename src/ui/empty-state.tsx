import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** The way out: a button or a link. */
  children?: ReactNode;
}

export function EmptyState({ title, text, icon, children }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
