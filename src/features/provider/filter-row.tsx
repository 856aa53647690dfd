import { useId, useState } from 'react';
import { providerSorts, usualWeights, type Weights, weighed, writeWeights } from '../../contract/provider.ts';
import { categoriesOf, serviceGroupNames } from '../../contract/service-taxonomy.ts';
import { formatKilometres, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import fields from '../../ui/field.module.css';
import { BusinessSearch } from './business-search.tsx';
import styles from './services.module.css';
import { hasPlace, isUsual, radii, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface FilterRowProps {
  state: ServicesState;
  /** Kilometres: the precision of the place, so the smallest sensible radius. */
  leastRadius: number;
  change: ChangeServicesState;
}

export function FilterRow({ state, leastRadius, change }: FilterRowProps) {
  const words = useWords('provider');
  const more = useId();
  // What is asked for is in sight.
  const [isOpen, setIsOpen] = useState(() => state.name !== '' || !isUsual(state.weights));
  // A radius that was typed into the address is offered as well.
  const searched = Math.max(state.radius, leastRadius);
  const offered = [...new Set([...radii.filter((radius) => radius >= leastRadius), searched])].toSorted(
    (one, other) => one - other,
  );
  return (
    <div className={styles['filters']}>
      <GroupButtons state={state} change={change} />
      {hasPlace(state) && (
        <label className={styles['choice']}>
          <span>{words('filters.radius')}</span>
          <select
            className={fields['input']}
            value={searched}
            onChange={(event) => change({ radius: Number(event.currentTarget.value) })}
          >
            {offered.map((radius) => (
              <option key={radius} value={radius}>
                {formatKilometres(radius)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles['choice']}>
        <span>{words('filters.sort')}</span>
        <select
          className={fields['input']}
          value={state.sort}
          onChange={(event) =>
            change({ sort: providerSorts.find((known) => known === event.currentTarget.value) ?? 'best' })
          }
        >
          {providerSorts
            .filter((sort) => sort !== 'distance' || hasPlace(state))
            .map((sort) => (
              <option key={sort} value={sort}>
                {words(`filters.sorts.${sort}`)}
              </option>
            ))}
        </select>
      </label>
      <Button
        variant="plain"
        isCompact
        className={styles['moreFilters']}
        aria-expanded={isOpen}
        aria-controls={more}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words('filters.more')}
      </Button>
      <div id={more} className={`${styles['rarer']} ${isOpen ? '' : styles['folded']}`}>
        <BusinessSearch
          key={state.name}
          label={words('filters.name')}
          submit={words('filters.nameSearch')}
          value={state.name}
          change={change}
        />
        {state.sort === 'best' && (
          <WeightsForm key={writeWeights(state.weights)} weights={state.weights} change={change} />
        )}
      </div>
    </div>
  );
}

/** What the parts of the order weigh. It is sent as a whole, because each move of a slider would be a search. */
function WeightsForm({ weights, change }: { weights: Weights; change: ChangeServicesState }) {
  const words = useWords('provider');
  const [moved, setMoved] = useState(weights);
  const isNothing = weighed.every((part) => moved[part] === 0);
  return (
    <details className={styles['weights']}>
      <summary>{words('weights.title')}</summary>
      <div>
        <p>{words('weights.text')}</p>
        {weighed.map((part) => (
          <label key={part} className={styles['weight']}>
            <span>{words(`weights.${part}`)}</span>
            <input
              type="range"
              min={0}
              max={100}
              step={10}
              value={moved[part]}
              onChange={(event) => setMoved({ ...moved, [part]: Number(event.currentTarget.value) })}
            />
            <output>{formatNumber(moved[part])}</output>
          </label>
        ))}
        {isNothing && <p role="alert">{words('weights.nothing')}</p>}
        <div className={styles['weightButtons']}>
          <Button variant="secondary" disabled={isNothing} onClick={() => change({ weights: moved })}>
            {words('weights.apply')}
          </Button>
          {!isUsual(weights) && (
            <Button variant="link" onClick={() => change({ weights: usualWeights })}>
              {words('weights.reset')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}

/** A chosen service also marks its group. */
function GroupButtons({ state, change }: Pick<FilterRowProps, 'state' | 'change'>) {
  const words = useWords('provider');
  const names = useWords('service-names');
  const { service } = state;
  const isIn = (group: (typeof serviceGroupNames)[number]): boolean =>
    service !== undefined && (service === group || categoriesOf(group).some((known) => known === service));
  return (
    <fieldset className={styles['groups']}>
      <legend className="visually-hidden">{words('filters.groups')}</legend>
      <Button
        variant="plain"
        isPill
        aria-pressed={service === undefined}
        onClick={() => change({ service: undefined })}
      >
        {words('filters.all')}
      </Button>
      {serviceGroupNames.map((group) => (
        <Button
          key={group}
          variant="plain"
          isPill
          aria-pressed={isIn(group)}
          onClick={() => change({ service: group })}
        >
          {names(`groups.${group}`)}
        </Button>
      ))}
    </fieldset>
  );
}
