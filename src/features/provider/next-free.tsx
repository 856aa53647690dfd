import { useAnswer } from '../../api/query.ts';
import { listProviders } from '../../contract/provider.ts';
import { daysLater, whenDays } from '../../contract/when.ts';
import { useWords } from '../../i18n/i18n.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './services.module.css';
import { hasPlace, questionOf, type ServicesState, whereOf } from './services-state.ts';

const nearest = 3;

/** Behind a day on which nobody is free: the nearest who are free then, each with the next times. Nothing where nobody is. */
export function NextFree({ state, day }: { state: ServicesState; day: string }) {
  const words = useWords('narrowing');
  const when = { day, lastDay: daysLater(day, whenDays - 1) };
  const later: ServicesState = { ...state, when, sort: hasPlace(state) ? 'distance' : 'best' };
  const { data } = useAnswer(listProviders, { query: { ...questionOf(later).query, limit: nearest } });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={styles['few']}>
      <h2>{words('nobody.next')}</h2>
      <ul className={styles['list']}>
        {data.items.map((provider, index) => (
          <li key={provider.id}>
            <ProviderCard
              provider={provider}
              place={index}
              weights={later.weights}
              service={later.service}
              when={when}
              where={whereOf(later)}
              filters={later.filters}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
