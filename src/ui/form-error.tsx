import styles from './form-error.module.css';
import { AlertIcon } from './icons.tsx';

/** The error of a form as a whole; renders nothing without a sentence. */
export function FormError({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <div className={styles['error']} role="alert">
      <AlertIcon />
      <span>{sentence}</span>
    </div>
  );
}
