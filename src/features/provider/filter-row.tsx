import { providerSorts } from '../../contract/provider.ts';
import { categoriesOf, serviceGroupNames } from '../../contract/service-taxonomy.ts';
import { formatKilometres } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import fields from '../../ui/field.module.css';
import styles from './services.module.css';
import { radii, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface FilterRowProps {
  state: ServicesState;
  /** Kilometres: the precision of the place, so the smallest sensible radius. */
  leastRadius: number;
  change: ChangeServicesState;
}

export function FilterRow({ state, leastRadius, change }: FilterRowProps) {
  const words = useWords('provider');
  // A radius that was typed into the address is offered as well.
  const searched = Math.max(state.radius, leastRadius);
  const offered = [...new Set([...radii.filter((radius) => radius >= leastRadius), searched])].toSorted(
    (one, other) => one - other,
  );
  return (
    <div className={styles['filters']}>
      <GroupButtons state={state} change={change} />
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
      <label className={styles['choice']}>
        <span>{words('filters.sort')}</span>
        <select
          className={fields['input']}
          value={state.sort}
          onChange={(event) =>
            change({ sort: providerSorts.find((known) => known === event.currentTarget.value) ?? 'distance' })
          }
        >
          {providerSorts.map((sort) => (
            <option key={sort} value={sort}>
              {words(`filters.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
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
