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
import { filterFlags } from '../../../contract/services/provider-filters.ts';
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
const ratings = [3.5, 4, 4.5] as const;

/** How many there would be. Counted while one chooses. */
function useCount(wanted: ServicesState, isEnabled: boolean) {
  const counted = useAnswer(listProviders, questionOf(wanted), { isEnabled, placeholder: (before) => before });
  return {
    total: counted.isPlaceholderData ? undefined : counted.data?.total,
    isExact: counted.data?.isTotalExact !== false,
    isFailed: counted.error !== null,
    retry: () => void counted.refetch(),
  };
}

/** Every filter. While one chooses the button counts; what is chosen stays where the count fails. */
export function FilterSheet({ state, currency, change, onClose }: FilterSheetProps) {
  const words = useWords('services');
  const [wanted, setWanted] = useState(state);
  const set: Choosing['set'] = (changed) => setWanted({ ...wanted, ...changed });
  const isNothing = weighed.every((part) => wanted.weights[part] === 0);
  const count = useCount(wanted, !isNothing);
  // The sheet's own step of the history becomes the one of the results.
  const show = (changed: Partial<ServicesState> = {}): void => {
    change({ ...wanted, ...changed }, { replace: true });
    onClose();
  };
  return (
    <Sheet
      title={words('filters.title')}
      place="side"
      isWhole
      onClose={onClose}
      footer={<Footer count={count} isNothing={isNothing} set={set} onShow={show} />}
      fault={count.isFailed ? <Uncounted onRetry={count.retry} /> : undefined}
    >
      <div className="stack gap20">
        <Groups wanted={wanted} set={set} />
        <QuickChips name="when" filters={days} wanted={wanted} set={set} />
        <QuickChips name="kind" filters={filterFlags.toReversed()} wanted={wanted} set={set} />
        <Ratings wanted={wanted} set={set} />
        <Prices wanted={wanted} set={set} currency={currency} />
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

interface Choosing {
  /** What is chosen, and not searched for yet. */
  wanted: ServicesState;
  set: (changed: Partial<ServicesState>) => void;
}

interface FooterProps extends Pick<Choosing, 'set'> {
  count: Pick<ReturnType<typeof useCount>, 'total' | 'isExact'>;
  isNothing: boolean;
  onShow: () => void;
}

function Footer({ count: { total, isExact }, isNothing, set, onShow }: FooterProps) {
  const more = useWords('narrowing');
  return (
    <>
      <Button variant="plain" onClick={() => set({ filters: {}, when: {}, name: '', weights: usualWeights })}>
        {more('sheet.none')}
      </Button>
      <Button disabled={isNothing} onClick={() => onShow()}>
        {total === undefined
          ? more('sheet.show')
          : more(isExact ? 'sheet.showCount' : 'sheet.showMore', { count: total, number: formatNumber(total) })}
      </Button>
    </>
  );
}

function Uncounted({ onRetry }: { onRetry: () => void }) {
  const more = useWords('narrowing');
  const again = (
    <Button variant="plain" isCompact onClick={onRetry}>
      {more('sheet.countRetry')}
    </Button>
  );
  return <Notice kind="error" title={more('sheet.countFailed')} action={again} />;
}

function Groups({ wanted: { service }, set }: Choosing) {
  const more = useWords('narrowing');
  const names = useWords('service-names');
  const isIn = (group: ServiceName): boolean =>
    service !== undefined && (service === group || categoriesOf(group).some((known) => known === service));
  return (
    <Part title={more('sheet.groups')}>
      <ChipRow label={more('sheet.groups')}>
        <Chip isChosen={service === undefined} onPress={() => set({ service: undefined })}>
          {more('sheet.everything')}
        </Chip>
        {serviceGroupNames.map((group) => (
          <Chip key={group} isChosen={isIn(group)} onPress={() => set({ service: group })}>
            {names(`groups.${group}`)}
          </Chip>
        ))}
      </ChipRow>
    </Part>
  );
}

function QuickChips({
  name,
  filters,
  wanted,
  set,
}: Choosing & { name: 'when' | 'kind'; filters: readonly QuickFilter[] }) {
  const words = useWords('services');
  const title = useWords('narrowing')(`sheet.${name}`);
  const today = dayThere(usePresent());
  return (
    <Part title={title}>
      <ChipRow label={title}>
        {filters.map((filter) => (
          <Chip
            key={filter}
            isChosen={isChosen(filter, wanted, today)}
            onPress={() => set(pressed(filter, wanted, today))}
          >
            {words(`filters.quick.${filter}`)}
          </Chip>
        ))}
      </ChipRow>
    </Part>
  );
}

function Ratings({ wanted, set }: Choosing) {
  const words = useWords('services');
  const more = useWords('narrowing');
  const { minimumRating: rating, ...unrated } = wanted.filters;
  return (
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
  );
}

function Prices({ wanted, set, currency }: Choosing & { currency: ServiceCurrency }) {
  const words = useWords('services');
  const more = useWords('narrowing');
  const { priceMaximum } = wanted.filters;
  return (
    <Part title={words('filters.price')}>
      <ChipRow label={words('filters.price')}>
        <Chip isChosen={priceMaximum === undefined} onPress={() => set({ filters: withPrice(wanted, '') })}>
          {more('sheet.anyRating')}
        </Chip>
        {priceSteps.map((price) => (
          <Chip
            key={price}
            isChosen={priceMaximum === price}
            onPress={() => set({ filters: withPrice(wanted, String(price)) })}
          >
            {words('filters.upTo', { price: formatMoney(price, currency) })}
          </Chip>
        ))}
      </ChipRow>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`shrinks ${styles['part']}`}>
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
      <p className={`quiet small ${styles['text']}`}>{more('weights.text')}</p>
      {weighed.map((part) => (
        <label key={part} className={`stack gap12 at-middle ${styles['weight']}`}>
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
