import { Link } from 'react-router-dom';
import type { Appointment } from '../../contract/appointment.ts';
import { formatEuros, formatMonthShort, formatNumber } from '../../i18n/format.ts';
import { localMomentIn } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { dayShown, servicesOf, timesShown } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitEntryProps {
  visit: Appointment;
  to: string;
  /** The one that comes next: large, its time first. */
  isNext?: boolean;
}

/** One of several visits, as a line that leads to it. */
export function VisitEntry({ visit, to, isNext = false }: VisitEntryProps) {
  const words = useWords('visit');
  const { provider, totalCents, unread, can, address } = visit;
  const day = localMomentIn(visit.start, visit.timeZone).day;
  const where = address === null ? provider.address : null;
  const when = (
    <span className={styles['when']}>
      {dayShown(visit)}, <span className={styles['whole']}>{timesShown(visit)}</span>
    </span>
  );
  return (
    <Link className={isNext ? styles['next'] : styles['entry']} to={to}>
      {!isNext && (
        <span className={styles['day']} aria-hidden="true">
          <strong>{Number(day.slice(8))}</strong>
          {formatMonthShort(day)}
        </span>
      )}
      <span className={styles['told']}>
        {isNext && when}
        <span className={styles['what']}>
          <strong lang={languageOfStrand.services}>{servicesOf(visit)}</strong>
          <VisitBadge visit={visit} />
          {unread > 0 && (
            <Badge kind="brand">{words('list.unread', { count: unread, number: formatNumber(unread) })}</Badge>
          )}
          {can.includes('review') && <Badge kind="brand">{words('list.canRate')}</Badge>}
        </span>
        <span className={styles['quiet']}>
          {!isNext && <>{when} · </>}
          {provider.name}
          {isNext && where !== null && `, ${where.replaceAll('\n', ', ')}`}
        </span>
      </span>
      <span className={styles['price']}>{formatEuros(totalCents / 100)}</span>
    </Link>
  );
}
