import styles from './key.module.css';

/** A key that does the same, where there are keys. Whoever listens is told it by `aria-keyshortcuts`. */
export const Key = ({ children }: { children: string }) => (
  <kbd className={`quiet text-center on-surface ${styles['key']}`} aria-hidden="true">
    {children}
  </kbd>
);
