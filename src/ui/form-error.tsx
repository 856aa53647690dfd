import styles from './form-error.module.css';
import { AlertIcon } from './icons.tsx';

/** What is wrong with a form as a whole; nothing where `sentence` is missing. */
export function FormError({ sentence }: { sentence: string | undefined }) {
  if (sentence === undefined) return null;
  return (
    <div className={styles['error']} role="alert">
      <AlertIcon />
      <span>{sentence}</span>
    </div>
  );
}
