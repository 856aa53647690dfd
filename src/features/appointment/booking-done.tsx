import { saveVisitFile } from '../../api/visit-file.ts';
import type { Appointment } from '../../contract/appointment.ts';
import { formatDayIn, formatEuros, formatTimeIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { telephoneLink } from '../../ui/telephone-link.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './booking.module.css';
import { useTermsWords } from './booking-terms.ts';
import { BookedPictures } from './visit-pictures.tsx';

const momentOf = (instant: string, timeZone: string): string =>
  `${formatDayIn(instant, timeZone)}, ${formatTimeIn(instant, timeZone)}`;

/** It is booked, or asked for: what happens next, the calendar file, and where to find it again. */
export function BookingDone({ appointment, link }: { appointment: Appointment; link: string | null }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const { status, start, timeZone, provider, items, totalCents, answerUntil, cancelUntil, address } = appointment;
  const place = address === null ? provider.address : `${address.street}, ${address.zip} ${address.city}`;
  const isOpen = status === 'open';
  const save = (): void => {
    saveVisitFile(link === null ? { id: appointment.id } : { token: link }).catch(() =>
      toast.error(words('done.calendarFailed')),
    );
  };
  return (
    <div className={styles['column']}>
      <Notice kind="success" title={words(isOpen ? 'done.askedTitle' : 'done.bookedTitle')}>
        {isOpen && answerUntil !== null
          ? words('done.answer', { name: provider.name, when: momentOf(answerUntil, timeZone) })
          : words('done.sure', { name: provider.name })}
      </Notice>
      <section className={`${cardStyles['card']} ${styles['summary']}`}>
        <p className={styles['doneWhen']}>
          {formatDayIn(start, timeZone)}, {formatTimeIn(start, timeZone)}
        </p>
        <p lang={languageOfStrand.services}>
          {items.map(({ name }) => name).join(', ')} · {provider.name}
        </p>
        {place !== null && <p>{place}</p>}
        <p>{words('done.total', { total: formatEuros(totalCents / 100) })}</p>
        <p className={styles['quiet']}>{terms.ofBooked(appointment)}</p>
        {!isOpen && Date.parse(cancelUntil) <= Date.parse(appointment.createdAt) && provider.phone !== null && (
          <p>
            <a href={telephoneLink(provider.phone)}>{provider.phone}</a>
          </p>
        )}
      </section>
      <BookedPictures visit={link === null ? { id: appointment.id } : { token: link }} />
      <ButtonRow>
        <Button onClick={save} icon={<CalendarIcon />}>
          {words('done.calendar')}
        </Button>
        <Button variant="plain" to={link === null ? paths.appointment(appointment.id) : paths.visit(link)}>
          {words('done.open')}
        </Button>
        <Button variant="plain" to={paths.provider(provider.id)}>
          {words('done.profile')}
        </Button>
      </ButtonRow>
    </div>
  );
}
