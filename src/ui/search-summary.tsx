import { SearchIcon } from './icons.tsx';
import styles from './search-summary.module.css';

interface SearchSummaryProps {
  /** What a press does, read out before what was searched. */
  label: string;
  /** What was searched: `Haarschnitt · 10115`. */
  said: string;
  /** The id of the form that it opens. */
  controls: string;
  onOpen: () => void;
}

/** A search that was made, in one line with the look of a field; a press opens the fields in its place. */
export const SearchSummary = ({ label, said, controls, onOpen }: SearchSummaryProps) => (
  <button type="button" className={styles['summary']} aria-expanded={false} aria-controls={controls} onClick={onOpen}>
    <span className="visually-hidden">{label}</span>
    {/* Browsers abbreviate days unlike the server. */}
    <span className={styles['said']} suppressHydrationWarning>
      {said}
    </span>
    <span className={styles['mark']}>
      <SearchIcon size={20} />
    </span>
  </button>
);
