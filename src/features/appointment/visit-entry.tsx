import { Link } from 'react-router-dom';
import type { Appointment } from '../../contract/appointment.ts';
import { formatEuros, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import cardStyles from '../../ui/card.module.css';
import { VisitBadge } from './visit-badge.tsx';
import { dayShown, servicesOf, timesShown } from './visit-words.ts';
import styles from './visits.module.css';

/** One of several visits, as a line that leads to it. */
export function VisitEntry({ visit, to }: { visit: Appointment; to: string }) {
  const words = useWords('visit');
  const { provider, totalCents, unread, can } = visit;
  return (
    <Link className={`${cardStyles['card']} ${styles['entry']}`} to={to}>
      <strong className={styles['when']}>
        {dayShown(visit)}, <span className={styles['whole']}>{timesShown(visit)}</span>
      </strong>
      <span className={styles['badges']}>
        <VisitBadge visit={visit} />
        {unread > 0 && (
          <Badge kind="brand">{words('list.unread', { count: unread, number: formatNumber(unread) })}</Badge>
        )}
        {can.includes('review') && <Badge kind="brand">{words('list.canRate')}</Badge>}
      </span>
      <span lang={languageOfStrand.services}>{servicesOf(visit)}</span>
      <span className={styles['price']}>{formatEuros(totalCents / 100)}</span>
      <span className={styles['quiet']}>{provider.name}</span>
    </Link>
  );
}
