import { formatTimeIn } from '#i18n/format.ts';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import { usePresent } from '#ui/present.ts';
import { useAnswer } from '../../../api/query.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';

interface Props {
  /** Of the booking itself: sent before, its answer was lost, and it is no other visit. */
  id: string;
  start: string;
  end: string;
}

/** The own visits at the time that is being booked, at any provider. They are mentioned, and never a reason to refuse. */
export function BookingOverlap({ id, start, end }: Props) {
  const words = useWords('booking');
  const now = usePresent();
  const found = useAnswer(
    listAppointments,
    { query: { from: start, until: end, status: 'open,confirmed' } },
    { isAskedAnew: true },
  );
  const others = (found.data?.items ?? []).filter(
    (visit) =>
      visit.id !== id && Date.parse(visit.start) < Date.parse(end) && Date.parse(start) < Date.parse(visit.end),
  );
  if (others.length === 0) return null;
  return (
    <Notice kind="info" title={words('overlap.title')}>
      <ul className="bullets spaced">
        {others.map((visit) => (
          <li key={visit.id}>
            {visit.provider.name}, {formatNearIn(visit.start, visit.timeZone, now)}–
            {formatTimeIn(visit.end, visit.timeZone)}
          </li>
        ))}
      </ul>
      {words('overlap.text')}
    </Notice>
  );
}
