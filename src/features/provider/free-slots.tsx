import { useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAnswer } from '../../api/query.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { listSlots, type ProviderProfile, type ServiceCard } from '../../contract/provider.ts';
import { dayPartOf, type When } from '../../contract/when.ts';
import { formatDayIn, formatMomentIn, formatTimeIn } from '../../i18n/format.ts';
import { dayThere, formatLongDay, localMomentIn } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import fields from '../../ui/field.module.css';
import { Loading } from '../../ui/loading.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { usePresent } from '../../ui/present.ts';
import { cancelWords } from './cancel-words.ts';
import { slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';
import { cardSearched, readSearched, slotsOf } from './searched.ts';
import { writtenWhen } from './services-state.ts';

const daysShown = 5;
const slotsShown = 8;

/** Shows the free slots of the next two weeks, for cards that can be booked. Their length depends on the chosen card. */
export function FreeSlots({ provider }: { provider: ProviderProfile }) {
  const { id, staff } = provider;
  const cards = provider.cards.filter((card) => !card.isByArrangement);
  const words = useWords('provider');
  const field = useId();
  const personField = useId();
  const [query] = useSearchParams();
  const present = usePresent();
  const [searched, setSearched] = useState(() => readSearched(query, dayThere(present)));
  const [cardId, setCardId] = useState<string>(() => cardSearched(cards, searched) ?? '');
  const isImmediate = cards.find((card) => card.id === cardId)?.isImmediate ?? true;
  const [person, setPerson] = useState('');
  const able = staff.filter((member) => member.cards === null || member.cards.some((card) => card === cardId));
  const wanted = able.some((member) => member.id === person) ? person : undefined;
  const { data, error, refetch } = useAnswer(
    listSlots,
    { params: { id }, query: { ...slotsOf(cardId, searched), ...(wanted === undefined ? {} : { staff: wanted }) } },
    { placeholder: (before) => before },
  );
  return (
    <section id={slotsAnchor} tabIndex={-1} className={`${cardStyles['card']} ${styles['box']}`}>
      <h2 className={styles['partTitle']}>{words('profile.slots')}</h2>
      {cards.length > 1 && (
        <div className={fields['field']}>
          <label htmlFor={field}>{words('profile.slotsFor')}</label>
          <select
            id={field}
            className={fields['input']}
            value={cardId}
            onChange={(event) => setCardId(event.currentTarget.value)}
          >
            {cards.map((card) => (
              <option key={card.id} value={card.id}>
                {card.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {able.length > 1 && (
        <div className={fields['field']}>
          <label htmlFor={personField}>{words('profile.slotsWith')}</label>
          <select
            id={personField}
            className={fields['input']}
            value={wanted ?? ''}
            onChange={(event) => setPerson(event.currentTarget.value)}
          >
            <option value="">{words('profile.anybody')}</option>
            {able.map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {data !== undefined && (
        <SlotDays
          answer={data}
          when={searched.when}
          isRequest={!isImmediate}
          pathOf={(start) => paths.book(id, { cards: cardId, staff: wanted, start })}
          dayPathOf={(day) =>
            paths.book(id, { cards: cardId, staff: wanted, step: 'time', ...writtenWhen({ ...searched.when, day }) })
          }
        />
      )}
      {data !== undefined && (
        <Terms answer={data} when={searched.when} card={cards.find(({ id: one }) => one === cardId)} />
      )}
      {data !== undefined && <LocalTime timeZone={data.timeZone} example={data.next} isQuiet />}
      {data !== undefined && !isImmediate && <p className={styles['quiet']}>{words('profile.slotsRequest')}</p>}
      {searched.when.day !== undefined && (
        <Button variant="plain" onClick={() => setSearched({ ...searched, when: {} })}>
          {words('profile.slotsFromToday')}
        </Button>
      )}
      {data?.next != null && (
        <Button
          variant="plain"
          to={paths.book(id, { cards: cardId, staff: wanted, step: 'time', ...writtenWhen(searched.when) })}
        >
          {words('profile.allTimes')}
        </Button>
      )}
      {data === undefined && error === null && <Loading text={words('profile.slotsLoading')} />}
      {error !== null && (
        <div role="alert">
          <p>{words('profile.slotsFailed')}</p>
          <Button variant="plain" onClick={() => void refetch()}>
            {words('profile.slotsRetry')}
          </Button>
        </div>
      )}
    </section>
  );
}

type SlotsAnswer = AnswerOf<typeof listSlots>;

interface TermsProps {
  answer: SlotsAnswer;
  when: When;
  card: ServiceCard | undefined;
}

/** Until when the first of the free times could be cancelled, as an example of the card's terms. */
function Terms({ answer: { days, timeZone }, when, card }: TermsProps) {
  const words = useWords('provider');
  const now = usePresent();
  const first = days.flatMap((one) => timesOf(one, when, timeZone))[0];
  if (first === undefined || card === undefined) return null;
  return (
    // Browsers abbreviate unlike the server.
    <p className={styles['quiet']} suppressHydrationWarning>
      {cancelWords(words, { start: first, timeZone, now, ...card })}
    </p>
  );
}

interface SlotDaysProps {
  answer: SlotsAnswer;
  /** What was searched. */
  when: When;
  /** The times are only asked for: the provider answers first. */
  isRequest: boolean;
  /** Where a time is booked. */
  pathOf: (start: string) => string;
  /** Where all times of a day are. */
  dayPathOf: (day: string) => string;
}

/** The times of a day; on the searched day those of the searched part of it, if there are any. */
function timesOf({ day, slots }: SlotsAnswer['days'][number], when: When, timeZone: string): readonly string[] {
  if (day !== when.day) return slots;
  const { fromMinute, untilMinute } = dayPartOf(when);
  const wanted = slots.filter((start) => {
    const { minute } = localMomentIn(start, timeZone);
    return fromMinute <= minute && minute < untilMinute;
  });
  return wanted.length > 0 ? wanted : slots;
}

function SlotDays({ answer, when, isRequest, pathOf, dayPathOf }: SlotDaysProps) {
  const words = useWords('provider');
  const now = usePresent();
  const { days, timeZone } = answer;
  const free = days.filter(({ slots }) => slots.length > 0);
  if (free.length === 0) return <NothingFree answer={answer} day={when.day} />;
  return (
    <ul className={styles['days']}>
      {free.slice(0, daysShown).map((one) => {
        const shown = timesOf(one, when, timeZone).slice(0, slotsShown);
        return (
          <li key={one.day}>
            <h3>{formatDayIn(one.slots[0] ?? '', timeZone, undefined, now)}</h3>
            <ul className={styles['bookable']}>
              {shown.map((start) => (
                <li key={start}>
                  <SlotTime start={start} timeZone={timeZone} isRequest={isRequest} path={pathOf(start)} />
                </li>
              ))}
            </ul>
            {one.slots.length > shown.length && (
              <p className={styles['quiet']}>
                <Link to={dayPathOf(one.day)}>
                  {words('profile.moreSlots', { count: one.slots.length - shown.length })}
                </Link>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SlotTimeProps {
  start: string;
  timeZone: string;
  isRequest: boolean;
  path: string;
}

function SlotTime({ start, timeZone, isRequest, path }: SlotTimeProps) {
  const words = useWords('provider');
  const written = formatTimeIn(start, timeZone);
  const time = <time dateTime={start}>{written}</time>;
  return (
    <Button
      variant="plain"
      isCompact
      to={path}
      {...(isRequest
        ? { className: styles['request'], 'aria-label': words('profile.slotAsk', { time: written }) }
        : {})}
    >
      {time}
    </Button>
  );
}

/** Says when there is something again, counted from the days that one looks at. */
function NothingFree({ answer: { next, timeZone }, day }: { answer: SlotsAnswer; day: string | undefined }) {
  const words = useWords('provider');
  const now = usePresent();
  const from = day === undefined ? undefined : formatLongDay(day, new Date(now));
  if (next === null)
    return <p>{from === undefined ? words('profile.slotsNever') : words('profile.slotsNoneAfter', { day: from })}</p>;
  const none = from === undefined ? words('profile.slotsNone') : words('profile.slotsNoneFrom', { day: from });
  return (
    <p>
      {none} {words('profile.slotsNext', { when: formatMomentIn(next, timeZone, undefined, now) })}
    </p>
  );
}
