import { Suspense, useState } from 'react';
import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatNearDayIn } from '#i18n/format-days.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { CalendarIcon, ListIcon } from '#ui/icons.tsx';
import { BuildingIcon, PinIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { saveVisitFile } from '../../../api/visit-file.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import styles from './booking.module.css';
import { useTermsWords } from './booking-terms.ts';
import { BookedPictures } from './visit-pictures.tsx';

/** It is booked, or asked for: what happens next, the calendar file, and where to find it again. */
export function BookingDone({ appointment, link }: { appointment: Appointment; link: string | null }) {
  const words = useWords('booking');
  const terms = useTermsWords();
  const { status, start, end, timeZone, provider, items, totalCents, answerUntil, cancelUntil, address } = appointment;
  const place = address === null ? provider.address : `${address.street}, ${address.zip} ${address.city}`;
  const business = <span lang={languageOfStrand.services}>{provider.name}</span>;
  const isOpen = status === 'open';
  const [now] = useState(() => Date.now());
  const isByPhone = !isOpen && Date.parse(cancelUntil) <= Date.parse(appointment.createdAt);
  const save = (): void => {
    saveVisitFile(link === null ? { id: appointment.id } : { token: link }).catch(() =>
      toast.error(words('done.calendarFailed')),
    );
  };
  return (
    <div className="column20">
      <Notice kind="success" title={words(isOpen ? 'done.askedTitle' : 'done.bookedTitle')}>
        {isOpen && answerUntil !== null
          ? words('done.answer', { name: provider.name, when: formatNearIn(answerUntil, timeZone, now) })
          : words('done.sure', { name: provider.name })}
      </Notice>
      <FactLines>
        <FactLine
          icon={<CalendarIcon />}
          term={words('summary.when')}
          title={capitalised(formatNearDayIn(start, timeZone, now))}
          text={words('span', { from: formatTimeIn(start, timeZone), until: formatTimeIn(end, timeZone) })}
        />
        <FactLine
          icon={<PinIcon />}
          term={words('summary.where')}
          title={address === null ? business : words('summary.atYours')}
          text={
            <>
              {place}
              {isByPhone && provider.phone !== null && (
                <>
                  {place !== null && ' · '}
                  <a href={telephoneLink(provider.phone)}>{provider.phone}</a>
                </>
              )}
            </>
          }
        />
        {address !== null && <FactLine icon={<BuildingIcon />} term={words('summary.with')} title={business} />}
        <FactLine
          icon={<ListIcon />}
          term={words('summary.what')}
          title={<span lang={languageOfStrand.services}>{items.map(({ name }) => name).join(', ')}</span>}
          after={formatMoney(totalCents / 100, appointment.currency)}
        />
      </FactLines>
      <p className={styles['quiet']}>{terms.ofBooked(appointment)}</p>
      <ButtonRow>
        {/* What is asked for is in no calendar yet. */}
        {!isOpen && (
          <Button onClick={save} icon={<CalendarIcon />}>
            {words('done.calendar')}
          </Button>
        )}
        <Button
          variant={isOpen ? 'primary' : 'plain'}
          to={link === null ? paths.appointment(appointment.id) : paths.visit(link)}
        >
          {words(isOpen ? 'done.openAsked' : 'done.open')}
        </Button>
        <Button variant="plain" to={paths.provider(provider.id)}>
          {words('done.profile')}
        </Button>
      </ButtonRow>
      {/* Its words come later: without a boundary the whole step would be hidden meanwhile, and lose the focus. Nothing moves below. */}
      <Suspense>
        <BookedPictures visit={link === null ? { id: appointment.id } : { token: link }} />
      </Suspense>
    </div>
  );
}
