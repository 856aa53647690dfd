import type { ReactNode } from 'react';
import styles from './step-line.module.css';

export interface LineStep {
  key: string;
  state: 'done' | 'now' | 'next';
  title: string;
  text?: ReactNode;
}

/** What has happened, what is now and what comes, as points of one line. */
export const StepLine = ({ label, steps }: { label: string; steps: readonly LineStep[] }) => (
  <ol className={`stack ${styles['line']}`} aria-label={label}>
    {steps.map(({ key, state, title, text }) => (
      <li key={key} className={styles[state]} {...(state === 'now' ? { 'aria-current': 'step' as const } : {})}>
        <strong>{title}</strong>
        {text !== undefined && <span>{text}</span>}
      </li>
    ))}
  </ol>
);
