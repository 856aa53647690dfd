import type { FormEvent, ReactNode } from 'react';
import cardStyles from './card.module.css';
import styles from './form-card.module.css';

interface FormCardProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is typed here outlives a reload: one may come by itself. */
  isKept?: boolean;
  children: ReactNode;
}

/** A form in a card. The schema validates the fields, not the browser. */
export const FormCard = ({ onSubmit, isKept, children }: FormCardProps) => (
  <form data-kept={isKept} className={`${cardStyles['card']} ${styles['card']}`} noValidate onSubmit={onSubmit}>
    {children}
  </form>
);

/** Two fields, side by side if there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles['pair']}>{children}</div>;
