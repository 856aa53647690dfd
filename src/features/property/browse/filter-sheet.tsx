import type { ReactNode } from 'react';
import { formatBedroomChoice, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { limits } from '../../../contract/limits.ts';
import { bedroomChoices } from './browse-state.ts';
import { ConditionChips, DealChips, type FilterChipsProps } from './filter-chips.tsx';
import { activeFilters, withBedroomsToggled, withoutFilters } from './filter-rules.ts';
import styles from './filter-sheet.module.css';
import { NearCity } from './near-city.tsx';
import { RangeFields } from './range-fields.tsx';
import type { Listings } from './use-listings.ts';

/** The count has failed, and what is shown is older. */
const isUncounted = ({ isKept, state }: Listings): boolean => isKept || state === 'failed';

interface FilterSheetProps extends FilterChipsProps {
  listings: Listings;
  onClose: () => void;
}

/** Every filter. Each counts at once; the button says what there is, and what is set stays where the count fails. */
export function FilterSheet({ state, change, isDisabled, listings, onClose }: FilterSheetProps) {
  const words = useWords('browse');
  return (
    <Sheet
      title={words('filters.title')}
      place="side"
      isWhole
      onClose={onClose}
      footer={<Footer state={state} change={change} listings={listings} onClose={onClose} />}
      fault={isUncounted(listings) ? <Uncounted onRetry={listings.retry} /> : undefined}
    >
      <div className="stack gap24">
        <Part title={words('filters.dealTitle')}>
          <ChipRow label={words('filters.deal')}>
            <DealChips state={state} change={change} isDisabled={isDisabled} />
          </ChipRow>
        </Part>
        <RangeFields
          legend={words('filters.price')}
          minimum={state.priceMin}
          maximum={state.priceMax}
          unit="pesos"
          most={limits.priceFilterMaximum}
          onRange={(priceMin, priceMax) => change({ priceMin, priceMax })}
          isDisabled={isDisabled}
        />
        <Part title={words('filters.bedrooms')}>
          <BedroomChips state={state} change={change} isDisabled={isDisabled} />
        </Part>
        <Part title={words('filters.conditionTitle')}>
          <ChipRow label={words('filters.condition')}>
            <ConditionChips state={state} change={change} isDisabled={isDisabled} />
          </ChipRow>
        </Part>
        <RangeFields
          legend={words('filters.area')}
          minimum={state.areaMin}
          maximum={state.areaMax}
          unit="squareMetres"
          most={limits.areaFilterMaximum}
          onRange={(areaMin, areaMax) => change({ areaMin, areaMax })}
          isDisabled={isDisabled}
        />
        <NearCity state={state} change={change} isDisabled={isDisabled} />
      </div>
    </Sheet>
  );
}

function Footer({ state, change, listings, onClose }: Omit<FilterSheetProps, 'isDisabled'>) {
  const words = useWords('browse');
  const { total, isOld } = listings;
  return (
    <>
      <Button
        variant="plain"
        disabled={activeFilters(state).length === 0}
        onClick={() => change(withoutFilters(state))}
      >
        {words('active.clear')}
      </Button>
      <Button onClick={onClose}>
        {total === undefined || isOld || isUncounted(listings)
          ? words('filters.showAny')
          : words('filters.show', { count: total, number: formatNumber(total) })}
      </Button>
    </>
  );
}

function Uncounted({ onRetry }: { onRetry: () => void }) {
  const words = useWords('browse');
  const again = (
    <Button variant="plain" isCompact onClick={onRetry}>
      {words('results.retry')}
    </Button>
  );
  return <Notice kind="error" title={words('results.kept')} action={again} />;
}

function BedroomChips({ state, change, isDisabled }: FilterChipsProps) {
  const words = useWords('browse');
  return (
    <ChipRow label={words('filters.bedrooms')}>
      {bedroomChoices.map((choice) => (
        <Chip
          key={choice}
          label={words('filters.bedroomsNamed', { count: choice, number: formatBedroomChoice(choice) })}
          isChosen={state.bedrooms === choice}
          isDisabled={isDisabled}
          onPress={() => change(withBedroomsToggled(state, choice))}
        >
          {formatBedroomChoice(choice)}
        </Chip>
      ))}
    </ChipRow>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`shrinks ${styles['part']}`}>
    <h3>{title}</h3>
    {children}
  </section>
);
