import { useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { ChatIcon, CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { PhoneIcon, PinIcon } from '#ui/more-icons.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { SaveButton } from './visit-actions.tsx';
import { VisitBadge } from './visit-badge.tsx';
import { useVisitAction } from './visit-calls.ts';
import { messagesAnchor } from './visit-messages-anchor.ts';
import { MoveVisitDialog } from './visit-move-dialog.tsx';
import { SeriesPart } from './visit-series.tsx';
import { cardsOf, servicesOf, wayTo } from './visit-words.ts';
import styles from './visits.module.css';

/** The one that comes next: large, with what one does about it at hand. */
export function NextVisit({ visit }: { visit: Appointment }) {
  const words = useWords('visit');
  const now = usePresent();
  const { provider, address, items, start, timeZone, totalCents, currency, can, cancelUntil, version, place } = visit;
  const [isMoving, setIsMoving] = useState(false);
  const key = { id: visit.id };
  const coming = useVisitAction(key, 'confirm', words(`coming.done.${place}`));
  const where = address === null ? provider.address?.replaceAll('\n', ', ') : undefined;
  const minutes = items.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
  return (
    <article className={`column clipped on-surface round26 ${styles['next']}`}>
      <FallbackImage
        {...sourcesOf(provider.picture, '(min-width: 768px) 380px, calc(100vw - 32px)')}
        instead={tradePicture(items[0]?.category)}
        alt=""
        width={760}
        height={580}
      />
      <div className={`column gap8 breaks ${styles['about']}`}>
        <p>
          <VisitBadge visit={visit} />
        </p>
        <h2 className={styles['when']}>
          <Link to={paths.appointment(visit.id)} aria-label={`${servicesOf(visit)}, ${provider.name}`}>
            {capitalised(formatNearIn(start, timeZone, now))}
          </Link>
        </h2>
        <p className={styles['what']}>
          <strong lang={languageOfStrand.services}>{servicesOf(visit)}</strong>{' '}
          <span className="quiet">
            · {formatDuration(minutes)} · {formatMoney(totalCents / 100, currency)}
          </span>
        </p>
        <p className="quiet">
          {provider.name}
          {where !== undefined && `, ${where}`}
        </p>
        {visit.series !== null && (
          <p className="quiet">
            <SeriesPart series={visit.series} />
          </p>
        )}
        <div className={`stack gap8 ${styles['acts']}`}>
          {can.includes('confirm') && (
            <Button
              isCompact
              icon={<CheckIcon size={20} />}
              isBusy={coming.isBusy}
              onClick={() => coming.start(version)}
            >
              {words(`coming.say.${place}`)}
            </Button>
          )}
          {where !== undefined && (
            <Button
              variant={can.includes('confirm') ? 'plain' : 'primary'}
              isCompact
              icon={<PinIcon size={20} />}
              href={wayTo(where)}
              target="_blank"
              rel="noreferrer"
            >
              {words('list.way')}
            </Button>
          )}
          <SaveButton visit={key} isCompact />
          <Button
            variant="plain"
            isCompact
            icon={<ChatIcon size={20} />}
            to={`${paths.appointment(visit.id)}#${messagesAnchor}`}
          >
            {words('list.write')}
          </Button>
          {can.includes('move') && cardsOf(visit) !== undefined && (
            <Button variant="plain" isCompact onClick={() => setIsMoving(true)}>
              {words('move.open')}
            </Button>
          )}
          {!can.includes('cancel') && provider.phone !== null && (
            <Button variant="plain" isCompact icon={<PhoneIcon size={20} />} href={telephoneLink(provider.phone)}>
              {words('call')}
            </Button>
          )}
        </div>
        {can.includes('cancel') && (
          <p className={styles['until']}>
            {words('list.cancelUntil', { moment: formatNearIn(cancelUntil, timeZone, now) })}
          </p>
        )}
      </div>
      {isMoving && <MoveVisitDialog visit={key} data={visit} onClose={() => setIsMoving(false)} />}
    </article>
  );
}
