import type { ReactNode } from 'react';
import styles from './fact-lines.module.css';

/** What holds, one fact a line, each with its icon and what changes it. Each is a `FactLine`. */
export const FactLines = ({ children }: { children: ReactNode }) => <dl>{children}</dl>;

interface FactLineProps {
  icon: ReactNode;
  /** What it is, for those who cannot see the icon: `When`. */
  term: string;
  title: ReactNode;
  /** Further quiet words below. */
  text?: ReactNode;
  /** At the end: a price. */
  after?: ReactNode;
  /** A link or button that changes it. */
  action?: ReactNode;
}

export const FactLine = ({ icon, term, title, text, after, action }: FactLineProps) => (
  <div className={`stack at-top ruled ${styles['fact']}`}>
    <dt>
      {icon}
      <span className="visually-hidden">{term}</span>
    </dt>
    <dd className="stack gap2 breaks leading15">
      <strong>{title}</strong>
      {text !== undefined && <span className="quiet kept-lines">{text}</span>}
    </dd>
    {(after !== undefined || action !== undefined) && (
      <dd className={`stack gap2 digits leading15 ${styles['end']}`}>
        {after !== undefined && <strong>{after}</strong>}
        {action}
      </dd>
    )}
  </div>
);
