import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** The dialog's description, read aloud with the title. */
  text?: string;
  children: ReactNode;
  /** Opened to be read: the focus begins at the title, so that no phone covers half of it with a keyboard. */
  isRead?: boolean;
  /** Opened to be typed into: the focus begins in the first field. */
  isTyped?: boolean;
  /** Called when Escape is pressed. The caller then removes the dialog. */
  onClose: () => void;
}

/** A number with hyphens, such as that of an invoice: on a phone it would be torn apart at one of them. */
const numbered = /(\S*-\S*\d)/;

/** Open and modal as long as it is rendered. Afterwards the focus returns to where it was. */
export function Dialog({ title, text, children, isRead = false, isTyped = false, onClose }: DialogProps) {
  const titleId = useId();
  const textId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDialogElement>(null);
  // Close before the element is removed: afterwards closing would not return the focus.
  useLayoutEffect(
    function openModally() {
      const dialog = place.current;
      dialog?.showModal();
      if (isRead) heading.current?.focus();
      if (isTyped) dialog?.querySelector('input')?.focus();
      return () => dialog?.close();
    },
    [isRead, isTyped],
  );
  return (
    <dialog
      ref={place}
      className={`full-width color-inherit on-surface ${styles['dialog']}`}
      aria-labelledby={titleId}
      {...(text === undefined ? {} : { 'aria-describedby': textId })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title.split(numbered).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="unbroken">
              {part}
            </span>
          ),
        )}
      </h2>
      {text !== undefined && <p id={textId}>{text}</p>}
      {children}
    </dialog>
  );
}

/** The last row of a dialog: the button back comes first, the one that goes on last. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={`beside gap12 at-end ${styles['buttons']}`}>{children}</div>
);
