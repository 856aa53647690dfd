import { useEffect } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { CloseIcon } from './icons.tsx';
import styles from './toast.module.css';
import { watchable } from './watchable.ts';

interface Toast {
  id: number;
  kind: 'success' | 'error';
  sentence: string;
  action: ToastAction | undefined;
}

export interface ToastAction {
  label: string;
  onPress: () => void;
  /** For so long it can be pressed. */
  milliseconds: number;
}

const toasts = watchable<readonly Toast[]>([]);
let lastId = 0;

const shownMilliseconds = { success: 5000, error: 9000 } as const;

function show(kind: Toast['kind'], sentence: string, action?: ToastAction): () => void {
  lastId += 1;
  const id = lastId;
  toasts.set([...toasts.get().filter((shown) => shown.sentence !== sentence), { id, kind, sentence, action }]);
  return () => close(id);
}

const close = (id: number): void => toasts.set(toasts.get().filter((shown) => shown.id !== id));

/** Shows a short message at the edge of the screen; screen readers read it: `toast.success('Saved')`. It may offer one thing to do. */
export const toast = {
  /** Answers what closes it before its time. */
  success: (sentence: string, action?: ToastAction): (() => void) => show('success', sentence, action),
  error: (sentence: string): void => void show('error', sentence),
};

/** The place of the toasts, rendered once in the app's frame. */
export function Toasts() {
  const shown = toasts.use();
  return (
    <output className={`stack gap8 ${styles['stack']}`}>
      {shown.map((one) => (
        <ToastCard key={one.id} toast={one} />
      ))}
    </output>
  );
}

function ToastCard({ toast: { id, kind, sentence, action } }: { toast: Toast }) {
  const words = useWords('ui');
  const shown = action?.milliseconds ?? shownMilliseconds[kind];
  useEffect(
    function closeAfterAWhile() {
      const timer = setTimeout(() => close(id), shown);
      return () => clearTimeout(timer);
    },
    [id, shown],
  );
  return (
    <div className={styles[kind]}>
      <span>{sentence}</span>
      {action !== undefined && (
        <button
          type="button"
          className={`underlined finger-tall pressable color-inherit bare ${styles['action']}`}
          onClick={() => {
            close(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles['close']} aria-label={words('close')} onClick={() => close(id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  );
}
