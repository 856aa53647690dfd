import { type ReactNode, useEffect, useRef } from 'react';
import { AlertIcon, CheckIcon } from './icons.tsx';
import styles from './notice.module.css';

export interface NoticeProps {
  kind: 'success' | 'error' | 'warning' | 'info';
  title?: string;
  children?: ReactNode;
  /** What one can do about it: a button or a link. */
  action?: ReactNode;
}

/**
 * A message that stays on the screen. Errors are read out at once, the result of an action at the next pause. One that
 * replaces a sent form takes the focus.
 */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : kind === 'success' ? 'status' : undefined;
  const text = useRef<HTMLDivElement>(null);
  useEffect(
    function takeLostFocus() {
      const isLost = document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
      if (kind === 'success' && isLost) text.current?.focus({ preventScroll: true });
    },
    [kind],
  );
  return (
    <div className={styles[kind]}>
      {kind === 'success' ? <CheckIcon /> : <AlertIcon />}
      <div
        ref={text}
        className="stack gap4 shrinks grows"
        {...(role === undefined ? {} : { role })}
        {...(kind === 'success' ? { tabIndex: -1 } : {})}
      >
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={`row gap8 ${styles['action']}`}>{action}</div>}
    </div>
  );
}
