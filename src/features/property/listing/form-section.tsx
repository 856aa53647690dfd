import { type ReactNode, useId } from 'react';
import styles from './editor.module.css';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`column gap16 ${styles['section']}`} aria-labelledby={id}>
      <h2 id={id} className="size25">
        {title}
      </h2>
      {children}
    </section>
  );
}
