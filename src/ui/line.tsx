import type { ReactNode } from 'react';
import styles from './line.module.css';
import { Link, type LinkProps } from './link.tsx';

/** What lies below each other, with a hairline between: no boxes. Each is a `Line`. */
export const Lines = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul aria-label={label}>{children}</ul>
);

interface LineProps {
  title: ReactNode;
  /** Beside the title: a badge. */
  beside?: ReactNode;
  /** One quiet line below. */
  text?: ReactNode;
  /** A date, a picture, an icon. */
  before?: ReactNode;
  /** At the end, such as a price. */
  after?: ReactNode;
  /** Buttons at the end, outside the link. */
  actions?: ReactNode;
  /** The whole line leads there. */
  to?: LinkProps['to'];
}

/** One row of a list: what comes first, title with a quiet line, what it costs, and what one does with it. */
export function Line({ title, beside, text, before, after, actions, to }: LineProps) {
  const content = (
    <>
      {before !== undefined && <span className={`stack rigid ${styles['before']}`}>{before}</span>}
      <span className="stack gap2 breaks shrinks grows">
        <span className={`row at-baseline ${styles['title']}`}>
          <strong>{title}</strong>
          {beside}
        </span>
        {text !== undefined && <span className="quiet small">{text}</span>}
      </span>
      {after !== undefined && <span className="strong digits text-end rigid">{after}</span>}
    </>
  );
  return (
    <li className="line gap0-12 ruled">
      {to === undefined ? (
        <div className={`bar gap16 plain-link grows ${styles['content']}`}>{content}</div>
      ) : (
        <Link to={to} className={`bar gap16 plain-link grows ${styles['content']}`}>
          {content}
        </Link>
      )}
      {actions !== undefined && <div className={`row gap8 ${styles['actions']}`}>{actions}</div>}
    </li>
  );
}

/** A date before a line: the day large, its month below. */
export const DateBefore = ({ day, month }: { day: string; month: string }) => (
  <span className={`stack ${styles['date']}`}>
    <span>{day}</span>
    <span>{month}</span>
  </span>
);
