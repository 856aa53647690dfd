import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** What it is about: a price, a time. Without it the button has the whole bar. */
  title?: ReactNode;
  /** One quiet line below. */
  text?: ReactNode;
  /** At the end of the line: what it costs. */
  amount?: ReactNode;
  /** The one button, on a line of its own. */
  isStacked?: boolean;
  /** The buttons. Without them it only says how things stand. */
  children?: ReactNode;
}

/**
 * On phones: the thing to do, always in sight at the lower edge, in place of the bottom bar. On wide screens the page shows
 * the same beside its content, and this is not drawn.
 */
export const ActionBar = ({ title, text, amount, isStacked = false, children }: ActionBarProps) => (
  <div
    className={`line gap8-12 between on-surface ruled-above ${styles['bar']} ${isStacked ? styles['stacked'] : ''}`}
    data-action-bar={isStacked ? 'stacked' : ''}
  >
    {title !== undefined && (
      <div className={styles['about']}>
        <div className="stack breaks shrinks">
          <strong className="size16 digits">{title}</strong>
          {text !== undefined && <span className="quiet small">{text}</span>}
        </div>
        {amount !== undefined && <strong className="size21 display-type digits rigid">{amount}</strong>}
      </div>
    )}
    {children !== undefined && <div className={`beside gap8 ${styles['buttons']}`}>{children}</div>}
  </div>
);
