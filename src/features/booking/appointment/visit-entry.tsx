import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatMonthShort } from '#i18n/format-days.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { DateBefore, Line } from '#ui/line.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { languageOfStrand } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { VisitBadge } from './visit-badge.tsx';
import { SeriesPart } from './visit-series.tsx';
import { dayShown, servicesOf, timesShown } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitEntryProps {
  visit: Appointment;
  to: string;
}

/** One of several visits, as a line that leads to it. */
export function VisitEntry({ visit, to }: VisitEntryProps) {
  const words = useWords('visit');
  const { provider, items, totalCents, currency, unread, can } = visit;
  const day = localMomentIn(visit.start, visit.timeZone).day;
  return (
    <Line
      to={to}
      before={
        <span className={`bar gap18 ${styles['before']}`}>
          <span aria-hidden="true">
            <DateBefore day={String(Number(day.slice(8)))} month={formatMonthShort(day)} />
          </span>
          <FallbackImage
            {...sourcesOf(provider.picture, '76px')}
            instead={tradePicture(items[0]?.category)}
            alt=""
            width={76}
            height={60}
            loading="lazy"
          />
        </span>
      }
      title={<span lang={languageOfStrand.services}>{servicesOf(visit)}</span>}
      beside={
        <>
          <VisitBadge visit={visit} />
          {unread > 0 && (
            <Badge kind="brand">{words('list.unread', { count: unread, number: formatNumber(unread) })}</Badge>
          )}
          {can.includes('review') && <Badge kind="brand">{words('list.canRate')}</Badge>}
        </>
      }
      text={
        <>
          {dayShown(visit)}, <span className="unbroken">{timesShown(visit)}</span> · {provider.name}
          {visit.series !== null && (
            <>
              {' · '}
              <SeriesPart series={visit.series} />
            </>
          )}
        </>
      }
      after={formatMoney(totalCents / 100, currency)}
    />
  );
}
