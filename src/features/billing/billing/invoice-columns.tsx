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
    <div className={styles['beside']}>
      <div className={styles['parts']}>{children}</div>
      {next !== undefined && <div className={styles['next']}>{next}</div>}
      <div className={styles['aside']}>{aside}</div>
    </div>
  );
}
