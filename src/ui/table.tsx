import { type ReactNode, useState } from 'react';
import styles from './table.module.css';
import { nextSort, type Sort, sortedRows } from './table-sort.ts';

export interface Column<Row> {
  /** Unique in its table. */
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Aligned at the end, with digits of one width. */
  isNumber?: boolean;
  /** The title is only read out, as above buttons. */
  isTitleHidden?: boolean;
  /** Pressing the title sorts by this: numbers begin with the largest, texts with A. */
  sortBy?: (row: Row) => string | number;
}

interface TableProps<Row> {
  /** What the table holds; read out, and above it unless hidden. */
  caption: string;
  isCaptionHidden?: boolean;
  /** The first column names its row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order at first; that of the rows unless said. */
  sort?: Sort;
  /** On phones every row is a card with the titles beside the values. `isDense` keeps the columns: few, and short. */
  isDense?: boolean;
}

/** Rows of the same things. Where there are none, the screen shows an EmptyState instead. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, rows, keyOf, isDense = false } = props;
  const [sort, setSort] = useState(props.sort);
  const shown = sortedRows(rows, columns.find(({ key }) => key === sort?.key)?.sortBy, sort);
  return (
    <table className={styles[isDense ? 'dense' : 'table']}>
      <caption className={isCaptionHidden ? 'visually-hidden' : `strong text-start ${styles['caption']}`}>
        {caption}
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, title, cell, isNumber = false, isTitleHidden = false }, index) =>
              index === 0 ? (
                <th key={key} scope="row">
                  {cell(row)}
                </th>
              ) : (
                <td
                  key={key}
                  className={isNumber ? styles['number'] : undefined}
                  data-title={isTitleHidden ? '' : title}
                >
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function Head<Row>(props: HeadProps<Row>) {
  const {
    column: { key, title, isNumber = false, isTitleHidden = false, sortBy },
    sort,
    onSort,
  } = props;
  const className = isNumber ? styles['number'] : undefined;
  if (sortBy === undefined)
    return (
      <th scope="col" className={className}>
        {isTitleHidden ? <span className="visually-hidden">{title}</span> : title}
      </th>
    );
  const isSorted = sort?.key === key;
  const next = nextSort(sort, key, isNumber);
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        className={`unbroken finger-tall pressable color-inherit bare ${styles['sort']}`}
        onClick={() => onSort(next)}
      >
        {title}
        {isSorted && <span aria-hidden="true">{sort.isDescending ? '▾' : '▴'}</span>}
      </button>
    </th>
  );
}
