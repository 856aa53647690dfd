import { useId, useState } from 'react';
import { useAnswer } from '../../api/query.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { listSlots, type ProviderProfile } from '../../contract/provider.ts';
import { formatDayIn, formatMomentIn, formatTimeIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import fields from '../../ui/field.module.css';
import { PhoneIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { slotsAnchor } from './profile-anchors.ts';
import styles from './provider.module.css';

const daysShown = 5;
const slotsShown = 8;

/** Shows the free slots of the next two weeks. Their length depends on the chosen card. */
export function FreeSlots({ provider }: { provider: ProviderProfile }) {
  const { id, cards, staff, phone, isBookable } = provider;
  const words = useWords('provider');
  const field = useId();
  const personField = useId();
  const [cardId, setCardId] = useState<string>(cards[0]?.id ?? '');
  const [person, setPerson] = useState('');
  const able = staff.filter((member) => member.cards === null || member.cards.some((card) => card === cardId));
  const wanted = able.some((member) => member.id === person) ? person : undefined;
  const { data, error, refetch } = useAnswer(
    listSlots,
    { params: { id }, query: { cards: cardId, ...(wanted === undefined ? {} : { staff: wanted }) } },
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
          pathOf={isBookable ? (start) => paths.book(id, { cards: cardId, staff: wanted, start }) : undefined}
        />
      )}
      {data?.next != null && isBookable && (
        <Button variant="plain" to={paths.book(id, { cards: cardId, staff: wanted, step: 'time' })}>
          {words('profile.allTimes')}
        </Button>
      )}
      {data?.next != null && !isBookable && <Arrange phone={phone} />}
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

/** Says how to arrange an appointment where none can be booked. */
function Arrange({ phone }: Pick<ProviderProfile, 'phone'>) {
  const words = useWords('provider');
  return (
    <p className={styles['arrange']}>
      <PhoneIcon size={16} />
      {phone === null ? words('profile.arrange') : <a href={telephoneLink(phone)}>{words('profile.arrange')}</a>}
    </p>
  );
}

type SlotsAnswer = AnswerOf<typeof listSlots>;

interface SlotDaysProps {
  answer: SlotsAnswer;
  /** Where a time is booked; undefined where it is only to be read. */
  pathOf: ((start: string) => string) | undefined;
}

function SlotDays({ answer: { days, timeZone, next }, pathOf }: SlotDaysProps) {
  const words = useWords('provider');
  const free = days.filter(({ slots }) => slots.length > 0);
  if (free.length === 0)
    return (
      <p>
        {next === null
          ? words('profile.slotsNever')
          : `${words('profile.slotsNone')} ${words('profile.slotsNext', { when: formatMomentIn(next, timeZone) })}`}
      </p>
    );
  return (
    <ul className={styles['days']}>
      {free.slice(0, daysShown).map(({ day, slots }) => (
        <li key={day}>
          <h3>{formatDayIn(slots[0] ?? '', timeZone)}</h3>
          <ul className={styles[pathOf === undefined ? 'times' : 'bookable']}>
            {slots.slice(0, slotsShown).map((start) => {
              const time = <time dateTime={start}>{formatTimeIn(start, timeZone)}</time>;
              return (
                <li key={start}>
                  {pathOf === undefined ? (
                    time
                  ) : (
                    <Button variant="plain" isCompact to={pathOf(start)}>
                      {time}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          {slots.length > slotsShown && (
            <p className={styles['quiet']}>{words('profile.moreSlots', { count: slots.length - slotsShown })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
