import { useId, useState } from 'react';
import { Button } from './button.tsx';
import fields from './field.module.css';
import { SearchIcon } from './icons.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  label: string;
  /** What the button says to those who do not see it. */
  submit: string;
  /** What is searched for now. */
  value: string;
  maximum: number;
  /** Offered while one types; any other text may be typed. */
  suggestions?: readonly string[];
  /** One line with round ends, whose name stands in it. */
  isPill?: boolean;
  onSearch: (typed: string) => void;
}

/** A line to search by, sent as a whole. Whoever searches keeps the place in it; it follows `value` where that changes from outside. */
export function SearchField(props: SearchFieldProps) {
  const { label, submit, value, maximum, suggestions = [], isPill = false, onSearch } = props;
  const list = useId();
  const [typed, setTyped] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setTyped(value);
  }
  return (
    <form
      className={styles[isPill ? 'pill' : 'search']}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <label className={`stack medium shrinks grows ${styles['label']}`}>
        <span className={isPill ? 'visually-hidden' : undefined}>{label}</span>
        <input
          className={fields['input']}
          type="search"
          placeholder={isPill ? label : undefined}
          maxLength={maximum}
          list={suggestions.length > 0 ? list : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
      <Button type="submit" variant={isPill ? 'quiet' : 'plain'} isIcon={isPill} aria-label={submit}>
        <SearchIcon size={18} />
      </Button>
    </form>
  );
}
