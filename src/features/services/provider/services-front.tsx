import { formatDayIn, formatTimeIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import cardStyles from '#ui/card.module.css';
import { HomeIcon, icon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { LastPlace } from '../../../api/last-place.ts';
import { useAnswer } from '../../../api/query.ts';
import { useLastPlace } from '../../../api/use-last-place.ts';
import { countries } from '../../../contract/country.ts';
import { listProviders, type ProviderCard, type Weights, writeWeights } from '../../../contract/services/provider.ts';
import { serviceGroupNames, serviceGroups } from '../../../contract/services/service-taxonomy.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { openedThen } from '../../../search/free-then.ts';
import { BusinessSearch } from './business-search.tsx';
import styles from './services-front.module.css';
import type { ChangeServicesState } from './use-services-state.ts';

/** /services before anything is asked. */
export function ServicesFront({ change }: { change: ChangeServicesState }) {
  const words = useWords('services-front');
  const shared = useWords('services');
  const last = useLastPlace();
  return (
    <div className={styles['front']}>
      <BusinessSearch
        label={words('name')}
        submit={shared('filters.nameSearch')}
        value=""
        change={(asked) =>
          change({ ...(asked.service === undefined || last === undefined ? {} : whereOf(last)), ...asked })
        }
      />
      {last !== undefined && <TodayFree last={last} />}
      <Groups last={last} />
      <HowItWorks />
      <section className={styles['providers']}>
        <h2>{words('entry.become')}</h2>
        <p>{words('providers')}</p>
        <p>
          <Link to={paths.becomeProvider()}>{words('entry.becomeLink')}</Link>
        </p>
      </section>
    </div>
  );
}

const whereOf = ({ zip, place, country }: LastPlace) => {
  const known = countries.find((name) => name === country);
  return { ...(zip === '' ? { place } : { zip }), ...(known === undefined ? {} : { country: known }) };
};

/** Only the next free slot counts for what is still free today. */
const soonest: Weights = { distance: 0, rating: 0, slot: 100 };
const shownToday = 6;

const isToday = ({ nextSlot, timeZone }: ProviderCard): boolean =>
  nextSlot !== null && formatDayIn(nextSlot, timeZone) === formatDayIn(new Date().toISOString(), timeZone);

function TodayFree({ last }: { last: LastPlace }) {
  const words = useWords('services-front');
  const where = last.zip === '' ? last.place : last.zip;
  const { data, error } = useAnswer(listProviders, { query: { ...whereOf(last), weights: writeWeights(soonest) } });
  // Without it the front is whole as well.
  if (data === undefined || error !== null) return null;
  const free = data.items
    .filter(isToday)
    .toSorted((one, other) => (one.nextSlot ?? '').localeCompare(other.nextSlot ?? ''))
    .slice(0, shownToday);
  return (
    <section>
      <h2>{words('today', { where })}</h2>
      {free.length === 0 ? (
        <p>{words('todayNone')}</p>
      ) : (
        <ul className={styles['today']}>
          {free.map((provider) => (
            <FreeToday key={provider.id} provider={provider} />
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.services({ ...whereOf(last) })}>{words('all', { where })}</Link>
      </p>
    </section>
  );
}

/** The time leads to the profile, open on its card and day. */
function FreeToday({ provider }: { provider: ProviderCard }) {
  const words = useWords('provider');
  const { name, nextSlot, isNextSlotRequest, timeZone, city } = provider;
  if (nextSlot === null) return null;
  return (
    <li className={`${cardStyles['card']} ${styles['free']} ${isNextSlotRequest ? styles['request'] : ''}`}>
      <span>
        <time dateTime={nextSlot}>{formatTimeIn(nextSlot, timeZone)}</time>
        {isNextSlotRequest && ` ${words('card.onRequest')}`}
      </span>
      <Link to={paths.provider(provider.id, openedThen(provider, nextSlot))} lang={languageOfStrand.services}>
        {name}
      </Link>
      {city !== null && <span>{city}</span>}
    </li>
  );
}

const groupIcons: Record<(typeof serviceGroupNames)[number], ReturnType<typeof icon>> = {
  hair: icon('M8.5 8.5 20 20M8.5 15.5 20 4M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6z'),
  beauty: icon('M12 21c-5 0-8-3-9-8 3 0 6 1 9 4 3-3 6-4 9-4-1 5-4 8-9 8zM12 17c-2-4-2-9 0-14 2 5 2 10 0 14z'),
  home: HomeIcon,
  pets: icon(
    'M12 12c-3 0-6 3-6 6 0 2 2 3 3.5 2.5 1.7-.6 3.3-.6 5 0C16 21 18 20 18 18c0-3-3-6-6-6zM5 11.5v-1M9.5 7V5.5M14.5 7V5.5M19 11.5v-1',
  ),
};

/** With a known place a group leads to its results, else to the search with the group chosen. */
function Groups({ last }: { last: LastPlace | undefined }) {
  const words = useWords('services-front');
  const names = useWords('service-names');
  return (
    <section>
      <h2>{words('entry.title')}</h2>
      <ul className={styles['groups']}>
        {serviceGroupNames.map((group) => {
          const GroupIcon = groupIcons[group];
          return (
            <li key={group} className={`${cardStyles['card']} ${styles['group']}`}>
              <span className={styles['mark']}>
                <GroupIcon size={24} />
              </span>
              <div>
                <Link to={paths.services({ ...(last === undefined ? {} : whereOf(last)), service: group })}>
                  {names(`groups.${group}`)}
                </Link>
                <p>{serviceGroups[group].map((name) => names(`names.${name}`)).join(', ')}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const steps = ['search', 'compare', 'come'] as const;

function HowItWorks() {
  const words = useWords('services-front');
  return (
    <section>
      <h2>{words('how')}</h2>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{words(`steps.${step}.title`)}</h3>
            <p>{words(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
