import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import { useAnswer } from '../../../api/query.ts';
import { listProviders, type ProviderCard as Provider } from '../../../contract/services/provider.ts';
import { daysLater, whenDays } from '../../../contract/when.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './services.module.css';
import { hasPlace, questionOf, type ServicesState, whereOf } from './services-state.ts';

const nearest = 3;

/** The same search for any time from the day on that was asked for. */
function useLater(state: ServicesState): ServicesState {
  const today = dayThere(usePresent());
  const day = state.when.day ?? today;
  return {
    ...state,
    when: { day, lastDay: daysLater(day, whenDays - 1) },
    sort: hasPlace(state) ? 'distance' : 'best',
  };
}

/** The nearest who are free behind a time at which nobody is. */
export function useNextFree(state: ServicesState, isEnabled: boolean): readonly Provider[] {
  const { data } = useAnswer(
    listProviders,
    { query: { ...questionOf(useLater(state)).query, limit: nearest } },
    { isEnabled },
  );
  return data?.items ?? [];
}

interface NextFreeProps {
  state: ServicesState;
  free: readonly Provider[];
}

/** Behind a day on which nobody is free: the nearest who are free then, each with the next times. Nothing where nobody is. */
export function NextFree({ state, free }: NextFreeProps) {
  const words = useWords('narrowing');
  const later = useLater(state);
  if (free.length === 0) return null;
  return (
    <section className={styles['few']}>
      <h2>{words('nobody.next')}</h2>
      <ul className={`column ${styles['list']}`}>
        {free.map((provider, index) => (
          <li key={provider.id}>
            <ProviderCard
              provider={provider}
              place={index}
              weights={later.weights}
              service={later.service}
              when={later.when}
              where={whereOf(later)}
              filters={later.filters}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
