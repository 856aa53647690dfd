import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import type { VisitAhead } from '../../../contract/services/staff.ts';

const listed = 10;

interface TouchedNoticeProps {
  touched: readonly VisitAhead[];
  timeZone: string;
  /** False while the change is only being written. */
  isSaved: boolean;
}

/** Visits that lie outside the hours. They stay booked. */
export function TouchedNotice({ touched, timeZone, isSaved }: TouchedNoticeProps) {
  const words = useWords('availability');
  if (touched.length === 0) return null;
  const title = words(isSaved ? 'touched.are' : 'touched.wouldBe', { count: touched.length });
  return (
    <Notice kind="warning" title={title}>
      <p>{words('touched.stay')}</p>
      <VisitList visits={touched} timeZone={timeZone} />
    </Notice>
  );
}

export function VisitList({ visits, timeZone }: { visits: readonly VisitAhead[]; timeZone: string }) {
  const words = useWords('availability');
  return (
    <ul className="above8">
      {visits.slice(0, listed).map(({ id, start, customer, staff }) => (
        <li key={id}>
          {words('touched.visit', { when: capitalised(formatSoonIn(start, timeZone)), customer, staff })}
        </li>
      ))}
      {visits.length > listed && <li>{words('touched.more', { count: visits.length - listed })}</li>}
    </ul>
  );
}
