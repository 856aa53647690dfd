import { type ReactNode, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { PlusIcon } from './icons.tsx';
import { TrashIcon } from './more-icons.tsx';
import styles from './rows.module.css';

/** What a form knows of a list of rows: `form.rows('phones')`. */
export interface RowsEntry<Row> {
  name: string;
  items: readonly Row[];
  error: string | undefined;
  add: (row: Row) => void;
  removeAt: (index: number) => void;
}

interface RowsProps<Row> {
  rows: RowsEntry<Row>;
  label: string;
  addLabel: string;
  /** A row that was just added. */
  blank: Row;
  minimum?: number;
  maximum?: number;
  /** The fields of one row. */
  children: (index: number) => ReactNode;
}

let lastKey = 0;
const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

/** The same fields as often as one likes. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { rows, label, addLabel, blank, minimum = 0, maximum = Number.POSITIVE_INFINITY, children } = props;
  const { items, error } = rows;
  const words = useWords('ui');
  const [kept, setKept] = useState(() => items.map(nextKey));
  // The form was filled anew from elsewhere.
  const keys = kept.length === items.length ? kept : items.map((_, index) => kept[index] ?? nextKey());
  if (keys !== kept) setKept(keys);
  return (
    <fieldset className="column gap12">
      <legend className={`medium ${styles['legend']}`}>{label}</legend>
      {keys.map((key, index) => (
        <div key={key} className={`stack gap12 at-top ${styles['row']}`}>
          <div className="column gap12">{children(index)}</div>
          {items.length > minimum && (
            <Button
              variant="quiet"
              isIcon
              icon={<TrashIcon />}
              aria-label={words('removeRow', { number: index + 1 })}
              onClick={() => {
                setKept(keys.toSpliced(index, 1));
                rows.removeAt(index);
              }}
            />
          )}
        </div>
      ))}
      {error !== undefined && (
        <p className="danger small" role="alert">
          {error}
        </p>
      )}
      {items.length < maximum && (
        <Button
          variant="plain"
          className={styles['add']}
          icon={<PlusIcon />}
          data-path={rows.name}
          onClick={() => rows.add(blank)}
        >
          {addLabel}
        </Button>
      )}
    </fieldset>
  );
}
