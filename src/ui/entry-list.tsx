import type { ReactNode } from 'react';
import { formatRelative } from '#i18n/format.ts';
import styles from './entry-list.module.css';
import { Link } from './link.tsx';

/** Conversations one below the other; each is an `EntryLink` in an `li`. */
export const EntryList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={styles['list']} aria-label={label}>
    {children}
  </ul>
);

interface EntryLinkProps {
  to: string;
  name: string;
  /** Whose it is: a `Face`. */
  face?: ReactNode;
  /** Beside the name. */
  badge?: ReactNode;
  at: string;
  about?: string;
  /** The latest message, cut to a line. */
  excerpt: string | undefined;
}

export const EntryLink = ({ to, name, face, badge, at, about, excerpt }: EntryLinkProps) => (
  <Link className={`beside gap14 plain-link breaks at-top ${styles['entry']}`} to={to}>
    {face}
    <span className={`stack shrinks grows ${styles['words']}`}>
      <span className="line gap8">
        <strong>{name}</strong>
        {badge}
      </span>
      <span className="quiet small">{formatRelative(at)}</span>
      {about !== undefined && <span className="whole-row">{about}</span>}
      {excerpt !== undefined && (
        <span className={`whole-row quiet unbroken clipped ${styles['excerpt']}`}>{excerpt}</span>
      )}
    </span>
  </Link>
);
