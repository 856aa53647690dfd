import { Fragment } from 'react';
import type { ProviderProfile } from '../../contract/provider.ts';
import { formatClock, formatDate, formatWeekday } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import cardStyles from '../../ui/card.module.css';
import { LocalTime } from '../../ui/local-time.tsx';
import { OpenNow, useLocalNow } from './open-now.tsx';
import { weekdayOf } from './opening.ts';
import styles from './provider.module.css';

interface OpenSpan {
  opensMinute: number;
  closesMinute: number;
}

const spanText = ({ opensMinute, closesMinute }: OpenSpan): string =>
  `${formatClock(opensMinute)}–${formatClock(closesMinute)}`;

const written = (spans: readonly OpenSpan[]): string => spans.map(spanText).join(', ');

const weekdays = [1, 2, 3, 4, 5, 6, 7];

export function OpeningHours({ provider }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const { hours } = provider;
  const today = weekdayOf(useLocalNow(provider.timeZone).day);
  return (
    <section className={`${cardStyles['card']} ${styles['box']}`}>
      <h2 className={styles['partTitle']}>{words('profile.hours')}</h2>
      <OpenNow provider={provider} />
      {hours.length === 0 ? (
        <p>{words('profile.noHours')}</p>
      ) : (
        <dl className={styles['hours']}>
          {weekdays.map((weekday) => {
            const spans = hours.filter((span) => span.weekday === weekday);
            return (
              <div key={weekday} className={weekday === today ? styles['today'] : undefined} suppressHydrationWarning>
                <dt>{formatWeekday(weekday)}</dt>
                <dd>{spans.length === 0 ? words('profile.closed') : <Spans spans={spans} />}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <Exceptions provider={provider} />
      {/* Whoever takes appointments says it with the free times. */}
      {!provider.isBookable && <LocalTime timeZone={provider.timeZone} isQuiet />}
    </section>
  );
}

/** Lines wrap between spans only, not inside one. */
const Spans = ({ spans }: { spans: readonly OpenSpan[] }) =>
  spans.map((span, index) => (
    <Fragment key={span.opensMinute}>
      {index > 0 && ', '}
      <span>{spanText(span)}</span>
    </Fragment>
  ));

const holidaysShown = 3;

/** Days that are unlike their weekday. */
function Exceptions({ provider: { specialHours, timeOff, holidays } }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const closed = holidays.filter((day) => specialHours.every((span) => span.day !== day)).slice(0, holidaysShown);
  if (specialHours.length === 0 && timeOff.length === 0 && closed.length === 0) return null;
  const special = [...Map.groupBy(specialHours, ({ day }) => day)];
  return (
    <ul className={styles['exceptions']}>
      {special.map(([day, spans]) => (
        <li key={day}>
          {words('profile.special', { day: formatDate(day) })}: {written(spans)}
        </li>
      ))}
      {timeOff.map(({ firstDay, lastDay }) => (
        <li key={firstDay}>
          {firstDay === lastDay
            ? words('profile.awayDay', { day: formatDate(firstDay) })
            : words('profile.away', { first: formatDate(firstDay), last: formatDate(lastDay) })}
        </li>
      ))}
      {closed.map((day) => (
        <li key={day}>{words('profile.holiday', { day: formatDate(day) })}</li>
      ))}
    </ul>
  );
}
