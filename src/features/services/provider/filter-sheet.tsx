import { type ReactNode, useState } from 'react';
import { formatMoney, formatNumber, formatRating } from '#i18n/format.ts';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePresent } from '#ui/present.ts';
import { Sheet } from '#ui/sheet.tsx';
import { useAnswer } from '../../../api/query.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { listProviders, usualWeights, type Weights, weighed } from '../../../contract/services/provider.ts';
import { categoriesOf, type ServiceName, serviceGroupNames } from '../../../contract/services/service-taxonomy.ts';
import { BusinessSearch } from './business-search.tsx';
import styles from './filter-sheet.module.css';
import { isChosen, pressed, priceSteps, type QuickFilter, withPrice } from './quick-filters.ts';
import { isUsual, questionOf, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface FilterSheetProps {
  state: ServicesState;
  currency: ServiceCurrency;
  change: ChangeServicesState;
  onClose: () => void;
}

const days = ['today', 'tomorrow', 'weekend', 'morning', 'afternoon', 'evening'] as const;
const kinds = ['mobile', 'immediate'] as const;
const ratings = [3.5, 4, 4.5] as const;

/** Every filter. While one chooses the button counts; what is chosen stays where the count fails. */
export function FilterSheet({ state, currency, change, onClose }: FilterSheetProps) {
  const words = useWords('services');
  const more = useWords('narrowing');
  const names = useWords('service-names');
  const today = dayThere(usePresent());
  const [wanted, setWanted] = useState(state);
  const set = (changed: Partial<ServicesState>): void => setWanted({ ...wanted, ...changed });
  const isNothing = weighed.every((part) => wanted.weights[part] === 0);
  const counted = useAnswer(listProviders, questionOf(wanted), {
    isEnabled: !isNothing,
    placeholder: (before) => before,
  });
  const total = counted.isPlaceholderData ? undefined : counted.data?.total;
  // The sheet's own step of the history becomes the one of the results.
  const show = (changed: Partial<ServicesState> = {}): void => {
    change({ ...wanted, ...changed }, { replace: true });
    onClose();
  };
  const chip = (filter: QuickFilter) => (
    <Chip key={filter} isChosen={isChosen(filter, wanted, today)} onPress={() => set(pressed(filter, wanted, today))}>
      {words(`filters.quick.${filter}`)}
    </Chip>
  );
  const { minimumRating: rating, ...unrated } = wanted.filters;
  const isIn = (group: ServiceName): boolean =>
    wanted.service !== undefined &&
    (wanted.service === group || categoriesOf(group).some((known) => known === wanted.service));
  return (
    <Sheet
      title={words('filters.title')}
      place="side"
      isWhole
      onClose={onClose}
      footer={
        <>
          <Button variant="plain" onClick={() => set({ filters: {}, when: {}, name: '', weights: usualWeights })}>
            {more('sheet.none')}
          </Button>
          <Button disabled={isNothing} onClick={() => show()}>
            {total === undefined
              ? more('sheet.show')
              : more(counted.data?.isTotalExact === false ? 'sheet.showMore' : 'sheet.showCount', {
                  count: total,
                  number: formatNumber(total),
                })}
          </Button>
        </>
      }
      fault={
        counted.error !== null ? (
          <Notice
            kind="error"
            title={more('sheet.countFailed')}
            action={
              <Button variant="plain" isCompact onClick={() => void counted.refetch()}>
                {more('sheet.countRetry')}
              </Button>
            }
          />
        ) : undefined
      }
    >
      <div className="stack20">
        <Part title={more('sheet.groups')}>
          <ChipRow label={more('sheet.groups')}>
            <Chip isChosen={wanted.service === undefined} onPress={() => set({ service: undefined })}>
              {more('sheet.everything')}
            </Chip>
            {serviceGroupNames.map((group) => (
              <Chip key={group} isChosen={isIn(group)} onPress={() => set({ service: group })}>
                {names(`groups.${group}`)}
              </Chip>
            ))}
          </ChipRow>
        </Part>
        <Part title={more('sheet.when')}>
          <ChipRow label={more('sheet.when')}>{days.map(chip)}</ChipRow>
        </Part>
        <Part title={more('sheet.kind')}>
          <ChipRow label={more('sheet.kind')}>{kinds.map(chip)}</ChipRow>
        </Part>
        <Part title={more('sheet.rating')}>
          <ChipRow label={more('sheet.rating')}>
            <Chip isChosen={rating === undefined} onPress={() => set({ filters: unrated })}>
              {more('sheet.anyRating')}
            </Chip>
            {ratings.map((points) => (
              <Chip
                key={points}
                isChosen={rating === points}
                onPress={() => set({ filters: { ...unrated, minimumRating: points } })}
              >
                {words('filters.quick.rated', { rating: formatRating(points) })}
              </Chip>
            ))}
          </ChipRow>
        </Part>
        <Part title={words('filters.price')}>
          <ChipRow label={words('filters.price')}>
            <Chip
              isChosen={wanted.filters.priceMaximum === undefined}
              onPress={() => set({ filters: withPrice(wanted, '') })}
            >
              {more('sheet.anyRating')}
            </Chip>
            {priceSteps.map((price) => (
              <Chip
                key={price}
                isChosen={wanted.filters.priceMaximum === price}
                onPress={() => set({ filters: withPrice(wanted, String(price)) })}
              >
                {words('filters.upTo', { price: formatMoney(price, currency) })}
              </Chip>
            ))}
          </ChipRow>
        </Part>
        <BusinessSearch
          label={words('filters.name')}
          submit={words('filters.nameSearch')}
          value={wanted.name}
          change={show}
        />
        {wanted.sort === 'best' && (
          <WeightSliders weights={wanted.weights} isNothing={isNothing} onChange={(weights) => set({ weights })} />
        )}
      </div>
    </Sheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles['part']}>
    <h3>{title}</h3>
    {children}
  </section>
);

interface WeightSlidersProps {
  weights: Weights;
  isNothing: boolean;
  onChange: (weights: Weights) => void;
}

/** What the parts of the order weigh. */
function WeightSliders({ weights, isNothing, onChange }: WeightSlidersProps) {
  const words = useWords('services');
  const more = useWords('narrowing');
  return (
    <Part title={more('weights.title')}>
      <p className={styles['text']}>{more('weights.text')}</p>
      {weighed.map((part) => (
        <label key={part} className={styles['weight']}>
          <span>{words(`weights.${part}`)}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={10}
            value={weights[part]}
            onChange={(event) => onChange({ ...weights, [part]: Number(event.currentTarget.value) })}
          />
          <output>{formatNumber(weights[part])}</output>
        </label>
      ))}
      {isNothing && <p role="alert">{more('weights.nothing')}</p>}
      {!isUsual(weights) && (
        <Button variant="link" onClick={() => onChange(usualWeights)}>
          {more('weights.reset')}
        </Button>
      )}
    </Part>
  );
}
