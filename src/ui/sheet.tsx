import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { CloseIcon } from './icons.tsx';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useSwipeDown } from './use-swipe-down.ts';

interface SheetProps {
  title: string;
  /** From 768 px: in the middle, or along the right edge. On phones it comes from below. */
  place?: 'middle' | 'side';
  /** On phones it covers the whole screen. */
  isWhole?: boolean;
  /** Stays in sight below: the one button that ends the choice, `Show 14 results`. */
  footer?: ReactNode;
  /** A failure of the sheet's own call. It stands above the footer and does not scroll away. */
  fault?: ReactNode;
  children: ReactNode;
  /** Escape, Back, the cross, a tap beside it, and pulling it down. The caller then removes the sheet. */
  onClose: () => void;
}

/**
 * Choices over the page: filters, times, sorting. Open and modal as long as it is rendered; afterwards the focus returns to
 * where it was. A link in it leaves with `replace`, so that Back leads to the page below it.
 */
export function Sheet({ title, place = 'middle', isWhole = false, footer, fault, children, onClose }: SheetProps) {
  const words = useWords('ui');
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const pull = useSwipeDown(sheet, onClose);
  useBackCloses(onClose);
  // Close before the element is removed: afterwards closing would not return the focus.
  useLayoutEffect(function openModally() {
    const dialog = sheet.current;
    dialog?.showModal();
    heading.current?.focus();
    return () => dialog?.close();
  }, []);
  const close = useEffectEvent(onClose);
  useEffect(function closeBesideIt() {
    const dialog = sheet.current;
    const hear = (event: MouseEvent): void => {
      if (event.target === dialog) close();
    };
    dialog?.addEventListener('click', hear);
    return () => dialog?.removeEventListener('click', hear);
  }, []);
  return (
    <dialog
      ref={sheet}
      className={`${styles['sheet']} ${styles[place]} ${isWhole ? styles['whole'] : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={`beside shrinks ${styles['inside']}`}>
        <div className={`bar gap12 between ruled ${styles['head']}`} {...pull}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <Button variant="plain" isIcon isCompact icon={<CloseIcon />} aria-label={words('close')} onClick={onClose} />
        </div>
        <div className={styles['body']}>{children}</div>
        {fault !== undefined && <div className={styles['fault']}>{fault}</div>}
        {footer !== undefined && <div className={`beside gap12 between ruled-above ${styles['footer']}`}>{footer}</div>}
      </div>
    </dialog>
  );
}
