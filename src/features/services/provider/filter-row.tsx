import { Suspense, useState } from 'react';
import { formatKilometres, formatMoney, formatRating } from '#i18n/format.ts';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Chip, ChipRow, ChipSelect } from '#ui/chip.tsx';
import { SlidersIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { usePresent } from '#ui/present.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { isTimeAsked } from '../../../contract/when.ts';
import { goodRating, isChosen, pressed, priceSteps, quickFilters, withPrice } from './quick-filters.ts';
import styles from './services.module.css';
import { hasPlace, isUsual, radii, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterRowProps {
  state: ServicesState;
  /** Kilometres: the precision of the place, so the smallest sensible radius. */
  leastRadius: number;
  /** Of the place's country. */
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** What is asked for most, each a press; everything else behind `Filter`. */
export function FilterRow({ state, leastRadius, currency, change }: FilterRowProps) {
  const words = useWords('services');
  const today = dayThere(usePresent());
  const [isOpen, setIsOpen] = useState(false);
  // A radius or a price that was typed into the address is offered as well.
  const searched = Math.max(state.radius, leastRadius);
  const offered = inOrder([...radii.filter((radius) => radius >= leastRadius), searched]);
  const { priceMaximum } = state.filters;
  const prices = inOrder([...priceSteps, ...(priceMaximum === undefined ? [] : [priceMaximum])]);
  const set = countSet(state);
  return (
    <div className={styles['filters']}>
      <ChipRow label={words('filters.title')}>
        <Chip icon={<SlidersIcon size={18} />} isDialog onPress={() => setIsOpen(true)}>
          {set === 0 ? words('filters.all') : words('filters.set', { count: set })}
        </Chip>
        {quickFilters.map((filter) => (
          <Chip
            key={filter}
            isChosen={isChosen(filter, state, today)}
            onPress={() => change(pressed(filter, state, today))}
          >
            {words(`filters.quick.${filter}`, { rating: formatRating(goodRating) })}
          </Chip>
        ))}
        <ChipSelect
          label={words('filters.price')}
          isChosen={priceMaximum !== undefined}
          value={priceMaximum === undefined ? '' : String(priceMaximum)}
          choices={[
            { value: '', label: words('filters.anyPrice') },
            ...prices.map((price) => ({
              value: String(price),
              label: words('filters.upTo', { price: formatMoney(price, currency) }),
            })),
          ]}
          onChange={(chosen) => change({ filters: withPrice(state, chosen) })}
        />
        {hasPlace(state) && (
          <ChipSelect
            label={words('filters.radius')}
            value={String(searched)}
            choices={offered.map((radius) => ({ value: String(radius), label: formatKilometres(radius) }))}
            onChange={(chosen) => change({ radius: Number(chosen) })}
          />
        )}
      </ChipRow>
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet state={state} currency={currency} change={change} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((one, other) => one - other);

/** How many of them are set, beside place, service and radius. */
const countSet = ({ filters, when, name, weights }: ServicesState): number =>
  Object.keys(filters).length + Number(isTimeAsked(when)) + Number(name !== '') + Number(!isUsual(weights));
