import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** What it is about; read aloud with the title. */
  text?: string;
  children: ReactNode;
  /** Escape was pressed. Whoever shows the dialog takes it away. */
  onClose: () => void;
}

/** Open and modal as long as it is rendered; the focus then goes back to where it was. */
export function Dialog({ title, text, children, onClose }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  const place = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: afterwards, closing would move no focus.
  useLayoutEffect(function openModally() {
    const dialog = place.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={place}
      className={styles['dialog']}
      aria-labelledby={titleId}
      {...(text === undefined ? {} : { 'aria-describedby': textId })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p id={textId}>{text}</p>}
      {children}
    </dialog>
  );
}

/** The last row: what leads back first, what leads on last. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={styles['buttons']}>{children}</div>
);
