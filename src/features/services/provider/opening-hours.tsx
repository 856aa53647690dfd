import { Fragment } from 'react';
import { formatClock, formatWeekday } from '#i18n/format-days.ts';
import { formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import { QuietLocalTime } from '#ui/quiet-local-time.tsx';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { weekdayOf } from '../availability/opening.ts';
import { OpenNow, useLocalNow } from './open-now.tsx';
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
  const words = useWords('profile');
  const { hours } = provider;
  const today = weekdayOf(useLocalNow(provider.timeZone).day);
  return (
    <section className={`column gap12 from-top ${styles['part']}`}>
      <h2>{words('hours')}</h2>
      <OpenNow provider={provider} />
      {hours.length === 0 ? (
        <p>{words('noHours')}</p>
      ) : (
        <dl className={`stack gap4 ${styles['hours']}`}>
          {weekdays.map((weekday) => {
            const spans = hours.filter((span) => span.weekday === weekday);
            return (
              <div key={weekday} className={weekday === today ? 'strong' : undefined} suppressHydrationWarning>
                <dt>{formatWeekday(weekday)}</dt>
                <dd>{spans.length === 0 ? words('closed') : <Spans spans={spans} />}</dd>
              </div>
            );
          })}
        </dl>
      )}
      <Exceptions provider={provider} />
      {/* Whoever takes appointments says it with the free times. */}
      {!provider.isBookable && <QuietLocalTime timeZone={provider.timeZone} />}
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
  const words = useWords('profile');
  const present = usePresent();
  const longDayOf = (day: string): string => formatLongDay(day, new Date(present));
  const closed = holidays.filter((day) => specialHours.every((span) => span.day !== day)).slice(0, holidaysShown);
  if (specialHours.length === 0 && timeOff.length === 0 && closed.length === 0) return null;
  const special = [...Map.groupBy(specialHours, ({ day }) => day)];
  return (
    <ul className="stack gap4 medium">
      {special.map(([day, spans]) => (
        <li key={day}>
          {words('special', { day: longDayOf(day) })}: {written(spans)}
        </li>
      ))}
      {timeOff.map(({ firstDay, lastDay }) => (
        <li key={firstDay}>
          {firstDay === lastDay
            ? words('awayDay', { day: longDayOf(firstDay) })
            : words('away', { first: longDayOf(firstDay), last: longDayOf(lastDay) })}
        </li>
      ))}
      {closed.map((day) => (
        <li key={day}>{words('holiday', { day: longDayOf(day) })}</li>
      ))}
    </ul>
  );
}
