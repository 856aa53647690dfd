import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What it is about: a price, a time. */
  title: ReactNode;
  /** One quiet line below. */
  text?: ReactNode;
  /** The one button, on a line of its own. */
  isStacked?: boolean;
  /** The buttons. */
  children: ReactNode;
}

/**
 * On phones: the thing to do, always in sight at the lower edge, in place of the bottom bar. On wide screens the page shows
 * the same beside its content, and this is not drawn.
 */
export const ActionBar = ({ title, text, isStacked = false, children }: ActionBarProps) => (
  <div className={`${styles['bar']} ${isStacked ? styles['stacked'] : ''}`} data-action-bar="">
    <div className={styles['words']}>
      <strong>{title}</strong>
      {text !== undefined && <span>{text}</span>}
    </div>
    <div className={styles['buttons']}>{children}</div>
  </div>
);
