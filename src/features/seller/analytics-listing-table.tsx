import { useState } from 'react';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import styles from './analytics.module.css';
import { type CountedListing, metrics, nextSort, type Sort, type SortKey, sorted } from './analytics.ts';

const columns: readonly SortKey[] = ['title', ...metrics];

export function ListingTable({ listings }: { listings: readonly CountedListing[] }) {
  const [sort, setSort] = useState<Sort>({ key: 'views', isDescending: true });
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          {columns.map((key) => (
            <SortableHead key={key} column={key} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted(listings, sort).map((listing) => (
          <tr key={listing.id}>
            <th scope="row">{listing.title}</th>
            {metrics.map((metric) => (
              <td key={metric}>{formatNumber(listing[metric])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadProps {
  column: SortKey;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

function SortableHead({ column, sort, onSort }: SortableHeadProps) {
  const words = useWords('seller');
  const isSorted = sort.key === column;
  return (
    <th scope="col" aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles['sort']} onClick={() => onSort(nextSort(sort, column))}>
        {column === 'title' ? words('analytics.listing') : words(`analytics.metrics.${column}`)}
        {isSorted && <span aria-hidden="true">{sort.isDescending ? '▾' : '▴'}</span>}
      </button>
    </th>
  );
}
