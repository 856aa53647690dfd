import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import type { FieldEntry } from '#ui/field.ts';
import { SelectField } from '#ui/select-field.tsx';
import { type addEntry, seriesMaximum, type seriesUnits } from '../../../contract/booking/calendar.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import styles from './calendar.module.css';
import type { Understanding } from './entry.ts';

type Series = NonNullable<Understanding['series']>;

/** How many of what comes again and again; one is the first alone. */
export function TimesField(field: FieldEntry<string>) {
  const words = useWords('calendar');
  return (
    <SelectField
      label={words('entry.times')}
      choices={Array.from({ length: seriesMaximum }, (_, index) => ({
        value: String(index + 1),
        label: words('entry.visits', { count: index + 1 }),
      }))}
      {...field}
    />
  );
}

/** Each visit of a series by its time, and what is the matter with it. */
export function SeriesShown({ series, timeZone }: { series: Series; timeZone: string }) {
  const words = useWords('calendar');
  const { visits } = series;
  const last = visits.at(-1);
  if (last === undefined) return null;
  const count = visits.filter(({ isTaken }) => !isTaken).length;
  const shown = (start: string): string => capitalised(formatSoonIn(start, timeZone));
  const every = series.words === '' ? words(`entry.every.${series.unit}`, { count: series.count }) : series.words;
  return (
    <>
      <p>
        <strong>{words('entry.visits', { count })}</strong>
        {` · ${words('entry.seriesUntil', { every, until: formatSoonIn(last.start, timeZone) })}`}
      </p>
      <ol className={styles['series']} aria-label={words('entry.series')}>
        {visits.map(({ start, isTaken, isOutsideHours }) => (
          <li key={start}>
            {isTaken ? <s>{shown(start)}</s> : shown(start)}
            {isTaken && <span className="danger"> {words('entry.leftOut')}</span>}
            {!isTaken && isOutsideHours && <span className="quiet"> {words('entry.outsideShort')}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was entered, in a sentence that names what was left out. */
export function useEntered(): (answer: AnswerOf<typeof addEntry>, timeZone: string) => string {
  const words = useWords('calendar');
  return ({ entered, understood: { series } }, timeZone) => {
    if (series === null) return words('entry.done');
    const left = series.visits.filter(({ isTaken }) => isTaken).map(({ start }) => formatSoonIn(start, timeZone));
    const done = words('entry.doneSeries', { count: entered });
    return left.length === 0 ? done : `${done} ${words('entry.doneWithout', { times: left.join('; ') })}`;
  };
}

export type SeriesUnit = (typeof seriesUnits)[number];
