import { useEffect } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { CloseIcon } from './icons.tsx';
import styles from './toast.module.css';
import { watchable } from './watchable.ts';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  sentence: string;
}

const toasts = watchable<readonly Toast[]>([]);
let lastId = 0;

const shownMilliseconds = { success: 5000, error: 9000 } as const;

function show(kind: Toast['kind'], sentence: string): void {
  lastId += 1;
  toasts.set([...toasts.get().filter((shown) => shown.sentence !== sentence), { id: lastId, kind, sentence }]);
}

const close = (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Shows a short message at the edge of the screen; screen readers read it: `toast.success('Saved')`. */
export const toast = {
  success: (sentence: string): void => show('success', sentence),
  error: (sentence: string): void => show('error', sentence),
};

/** The place of the toasts, rendered once in the app's frame. */
export function Toasts() {
  const shown = toasts.use();
  return (
    <output className={styles['stack']}>
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </output>
  );
}

function ToastCard({ toast: { id, kind, sentence } }: { toast: Toast }) {
  const words = useWords('ui');
  useEffect(
    function closeAfterAWhile() {
      const timer = setTimeout(() => close(id), shownMilliseconds[kind]);
      return () => clearTimeout(timer);
    },
    [id, kind],
  );
  return (
    <div className={styles[kind]}>
      <span>{sentence}</span>
      <button type="button" className={styles['close']} aria-label={words('close')} onClick={() => close(id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
