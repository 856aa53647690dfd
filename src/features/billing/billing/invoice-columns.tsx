import type { ReactNode } from 'react';
import styles from './invoice-columns.module.css';

interface InvoiceColumnsProps {
  children: ReactNode;
  next?: ReactNode;
  aside: ReactNode;
}

/** Invoices, and beside them what belongs to all of them. On a phone what comes next stands first. */
export function InvoiceColumns({ children, next, aside }: InvoiceColumnsProps) {
  return (
    <div className={`stack gap32 at-top ${styles['beside']}`}>
      <div className={`stack gap32 shrinks ${styles['parts']}`}>{children}</div>
      {next !== undefined && <div className={styles['next']}>{next}</div>}
      <div className={`stack gap24 shrinks ${styles['aside']}`}>{aside}</div>
    </div>
  );
}
