import styles from './scan-code.module.css';

interface ScanCodeProps {
  /** Its dark modules as a path, one unit each, in a square of so many. */
  picture: { size: number; path: string };
  label: string;
}

/** A code to be scanned by a phone: dark on white in either scheme. */
export const ScanCode = ({ picture: { size, path }, label }: ScanCodeProps) => (
  <svg className={`round12 ${styles['code']}`} viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
    <path d={path} />
  </svg>
);
