import { formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { dealTypes, priceSteps } from '../../../contract/property/taxonomy.ts';
import { useFilterNames } from './active-filters.tsx';
import type { FilterChipsProps } from './filter-chips.tsx';
import styles from './filter-row.module.css';
import { areDealsOffered } from './filter-rules.ts';

/** Beside the words where the header has room for the whole pill: sale or rent, and the highest price. */
export function DealAndPrice({ state, change, isDisabled }: FilterChipsProps) {
  const words = useWords('browse');
  const nameOf = useFilterNames(state);
  const { dealType, priceMin, priceMax } = state;
  const steps = priceSteps[dealType ?? 'buy'];
  const isStep = priceMin === 0 && (priceMax === 0 || steps.some((price) => price === priceMax));
  return (
    <div className={styles['more']}>
      <select
        aria-label={words('filters.dealTitle')}
        data-chosen={dealType !== undefined}
        disabled={isDisabled || !areDealsOffered(state)}
        value={dealType ?? ''}
        onChange={({ currentTarget }) =>
          change({ dealType: dealTypes.find((deal) => deal === currentTarget.value), isFavorites: false })
        }
      >
        <option value="">{words('pill.deal')}</option>
        {dealTypes.map((deal) => (
          <option key={deal} value={deal}>
            {words(`filters.${deal}`)}
          </option>
        ))}
      </select>
      <select
        aria-label={words('pill.most')}
        data-chosen={priceMin > 0 || priceMax > 0}
        disabled={isDisabled}
        value={isStep ? String(priceMax) : 'range'}
        onChange={({ currentTarget }) => change({ priceMin: 0, priceMax: Number(currentTarget.value) })}
      >
        <option value="0">{words('pill.anyPrice')}</option>
        {!isStep && (
          <option value="range" disabled>
            {nameOf('price')}
          </option>
        )}
        {steps.map((price) => (
          <option key={price} value={price}>
            {words('active.to', { value: formatPesos(price) })}
          </option>
        ))}
      </select>
    </div>
  );
}
