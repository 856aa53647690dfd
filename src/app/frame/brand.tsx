import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { paths } from '../../paths.ts';
import styles from './shell.module.css';

export function Brand() {
  const words = useWords('shell');
  return (
    <Link className={`inline gap10 accent ${styles['brand']}`} to={paths.landing()}>
      <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
        <rect width="32" height="32" rx="10" fill="var(--accent-fill)" />
        <path d="M6 16 16 7l10 9v10H6z" fill="var(--on-fill)" />
        <path d="M16 14a4 4 0 0 0-4 4c0 3 4 7 4 7s4-4 4-7a4 4 0 0 0-4-4z" fill="var(--deep-light)" />
      </svg>
      <span>{words('brand')}</span>
    </Link>
  );
}
