import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** A drawn picture, where the emptiness fills the screen. */
  drawing?: DrawingName;
  /** A small sign, in a part of a screen. */
  icon?: ReactNode;
  /** The way out: a button or a link. */
  children?: ReactNode;
}

export function EmptyState({ title, text, drawing, icon, children }: EmptyStateProps) {
  return (
    <div className={styles['state']}>
      {drawing !== undefined && <Drawing name={drawing} />}
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className={styles['actions']}>{children}</div>}
    </div>
  );
}
