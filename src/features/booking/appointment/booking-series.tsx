import { Suspense, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { capitalised, formatNearIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { CheckboxField } from '#ui/choice-fields.tsx';
import { FieldPair } from '#ui/form.tsx';
import { FormError } from '#ui/form-error.tsx';
import { RepeatIcon } from '#ui/more-icons.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField } from '#ui/text-field.tsx';
import { useChange } from '../../../api/change.ts';
import { seriesMaximum } from '../../../contract/booking/calendar.ts';
import { previewSeries, type SeriesDate, seriesWeeksMaximum } from '../../../contract/booking/series.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import styles from './booking.module.css';
import type { BookingDraft } from './booking-draft.ts';
import { currentHold } from './booking-hold.ts';
import type { useSeries } from './booking-series-call.ts';

interface SeriesProps {
  provider: ProviderProfile;
  draft: BookingDraft;
  /** Of one visit, in cents. */
  total: number;
  series: ReturnType<typeof useSeries>;
}

/** Its words come later than the step. */
export const BookingSeries = (props: SeriesProps) => (
  <Suspense>
    <Quiet {...props} />
  </Suspense>
);

/** A quiet line; opened it asks how often. */
function Quiet(props: SeriesProps) {
  const words = useWords('appointment-series');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <p className="flush">
        <Button variant="quiet" icon={<RepeatIcon size={20} />} aria-expanded={false} onClick={() => setIsOpen(true)}>
          {words('series.open')}
        </Button>
      </p>
    );
  const close = (): void => {
    props.series.choose(undefined);
    setIsOpen(false);
  };
  return (
    <section className={`on-sunken round14 ${styles['early']}`} aria-label={words('series.open')}>
      <Rhythm {...props} onClose={close} />
    </section>
  );
}

const usual = { weeks: '4', times: '6', until: '' };
type Often = typeof usual;
const byDay = 'until';

/** How often, and then each date: to be left out, or moved where it does not fit. */
function Rhythm({ provider, draft, total, series, onClose }: SeriesProps & { onClose: () => void }) {
  const words = useWords('appointment-series');
  const [often, setOften] = useState(usual);
  const [dates, setDates] = useState<readonly SeriesDate[]>();
  const weeks = Number(often.weeks);
  const preview = useChange(previewSeries, {
    onSuccess: (answer) => {
      setDates(answer.dates);
      series.choose({
        weeks,
        starts: answer.dates.filter(({ problem }) => problem === null).map(({ start }) => start),
      });
    },
  });
  const { start } = draft;
  if (start === null) return null;
  const forget = (next: Often): void => {
    setOften(next);
    setDates(undefined);
    series.choose(undefined);
  };
  const problem = series.isChanged
    ? words('series.changed')
    : preview.error === null
      ? undefined
      : problemOf(preview.error);
  return (
    <div className="stack gap16">
      <strong>{words('series.open')}</strong>
      <OftenFields often={often} first={localMomentIn(start, provider.timeZone).day} onChange={forget} />
      <FormError sentence={problem} />
      {dates !== undefined && (
        <Dates dates={dates} timeZone={provider.timeZone} onChange={(starts) => series.choose({ weeks, starts })} />
      )}
      {series.chosen !== undefined && <Sum provider={provider} total={total} count={series.chosen.starts.length} />}
      <ButtonRow>
        {(dates === undefined || series.isChanged) && (
          <Button
            variant="secondary"
            isBusy={preview.isPending}
            onClick={() => {
              setDates(undefined);
              preview.mutate({ body: askOf(provider.id, { ...draft, start }, often) });
            }}
          >
            {words(preview.isPending ? 'series.checking' : 'series.check')}
          </Button>
        )}
        <Button variant="plain" onClick={onClose}>
          {words('series.off')}
        </Button>
      </ButtonRow>
    </div>
  );
}

function askOf(
  providerId: string,
  draft: BookingDraft & { start: string },
  { weeks, times, until }: Often,
): AskOf<typeof previewSeries>['body'] {
  const hold = currentHold(draft);
  const staffId = hold?.staff.id ?? draft.staff;
  return {
    providerId,
    cards: draft.cards,
    start: draft.start,
    weeks: Number(weeks),
    ...(times === byDay ? { until } : { times: Number(times) }),
    ...(staffId === null ? {} : { staffId }),
    ...(hold === undefined ? {} : { holdId: hold.id }),
  };
}

interface OftenProps {
  often: Often;
  /** The day of the first visit. */
  first: string;
  onChange: (often: Often) => void;
}

function OftenFields({ often, first, onChange }: OftenProps) {
  const words = useWords('appointment-series');
  return (
    <>
      <FieldPair>
        <SelectField
          label={words('series.weeks')}
          choices={Array.from({ length: seriesWeeksMaximum }, (_, index) => ({
            value: String(index + 1),
            label: words('series.every', { count: index + 1 }),
          }))}
          value={often.weeks}
          onChange={(weeks) => onChange({ ...often, weeks })}
        />
        <SelectField
          label={words('series.times')}
          choices={[
            ...Array.from({ length: seriesMaximum - 1 }, (_, index) => ({
              value: String(index + 2),
              label: words('series.timesCount', { count: index + 2 }),
            })),
            { value: byDay, label: words('series.byDay') },
          ]}
          value={often.times}
          onChange={(times) => onChange({ ...often, times })}
        />
      </FieldPair>
      {often.times === byDay && (
        <DateField
          label={words('series.until')}
          earliest={first}
          value={often.until}
          onChange={(until) => onChange({ ...often, until })}
        />
      )}
    </>
  );
}

interface DatesProps {
  dates: readonly SeriesDate[];
  timeZone: string;
  onChange: (starts: string[]) => void;
}

function Dates({ dates, timeZone, onChange }: DatesProps) {
  const words = useWords('appointment-series');
  // Free dates that are left out, and others that are replaced by the time beside them.
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const turn = (start: string): void => {
    const next = new Set(changed);
    if (!next.delete(start)) next.add(start);
    setChanged(next);
    onChange(startsOf(dates, next));
  };
  return (
    <ol className="stack gap16" aria-label={words('series.title')}>
      {dates.map((date) => (
        <li key={date.start}>
          <DateChoice
            date={date}
            timeZone={timeZone}
            isTaken={changed.has(date.start) !== (date.problem === null)}
            onTake={() => turn(date.start)}
          />
        </li>
      ))}
    </ol>
  );
}

function Sum({ provider, total, count }: Pick<SeriesProps, 'provider' | 'total'> & { count: number }) {
  const words = useWords('appointment-series');
  const price = (cents: number): string => formatMoney(cents / 100, currencyOfZone(provider.timeZone));
  return (
    <p className="flush" aria-live="polite">
      <strong>{words('series.count', { count })}</strong>
      {' · '}
      {count < 2 ? words('series.few') : words('series.each', { price: price(total), total: price(total * count) })}
    </p>
  );
}

const problemOf = ({ fields, sentence }: { fields: Record<string, string>; sentence: string }): string =>
  Object.values(fields).join(' ') || sentence;

/** What is booked: free dates unless left out, and times beside the others where they were taken. */
const startsOf = (dates: readonly SeriesDate[], changed: ReadonlySet<string>): string[] =>
  dates.flatMap(({ start, problem, nearest }) =>
    problem === null ? (changed.has(start) ? [] : [start]) : changed.has(start) && nearest !== null ? [nearest] : [],
  );

interface DateChoiceProps {
  date: SeriesDate;
  timeZone: string;
  isTaken: boolean;
  onTake: () => void;
}

/** A date to take or leave out; one that does not fit beside the nearest free time. */
function DateChoice({ date: { start, problem, nearest }, timeZone, isTaken, onTake }: DateChoiceProps) {
  const words = useWords('appointment-series');
  const shown = capitalised(formatNearIn(start, timeZone));
  if (problem === null) return <CheckboxField label={shown} value={isTaken} onChange={onTake} />;
  const why = `${shown}: ${words(problem === 'taken' ? 'series.taken' : 'series.tooFar')}`;
  if (nearest === null)
    return (
      <p className={`quiet ${styles['noDate']}`}>
        {why}
        {problem === 'taken' && `. ${words('series.none')}.`}
      </p>
    );
  return (
    <CheckboxField
      label={words('series.takeInstead', { moment: formatNearIn(nearest, timeZone) })}
      hint={why}
      value={isTaken}
      onChange={onTake}
    />
  );
}
