import type { ReactNode } from 'react';
import { formatAhead } from '#i18n/format-days.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { PhoneIcon, PinIcon } from '#ui/more-icons.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { languageOfStrand } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import styles from './visit-hero.module.css';
import { messagesAnchor } from './visit-messages-anchor.ts';
import { servicesOf, wayTo } from './visit-words.ts';
import { useWalk } from './walk.ts';

const dayMilliseconds = 24 * 3_600_000;

/** How long it is until then, and what one does about it on the way. */
export function VisitHero({ data, standing }: { data: AppointmentDetail; standing: ReactNode }) {
  const words = useWords('visit');
  const now = usePresent();
  const { start, end, timeZone, provider, items, staff, address } = data;
  const at = address === null ? provider.address?.replaceAll('\n', ', ') : undefined;
  const ahead = Date.parse(start) - now;
  const isRunning = ahead <= 0 && Date.parse(end) > now;
  return (
    <section className={`column clipped ${styles['hero']}`}>
      <FallbackImage
        {...sourcesOf(provider.picture, '(min-width: 768px) 300px, 100vw')}
        instead={tradePicture(items[0]?.category)}
        alt=""
        width={780}
        height={600}
      />
      <div className={`stack gap6 breaks shrinks ${styles['about']}`}>
        <p className={styles['soft']}>
          {capitalised(formatNearIn(start, timeZone, now))} ·{' '}
          <span lang={languageOfStrand.services}>{provider.name}</span>
        </p>
        <p className={styles['countdown']}>
          {isRunning ? words('day.running') : capitalised(formatAhead(start, timeZone, now))}
        </p>
        <p>
          <strong lang={languageOfStrand.services}>{servicesOf(data)}</strong>
          {staff.name !== provider.name && ` ${words('day.withStaff', { name: staff.name })}`}
        </p>
        <p className={styles['soft']}>{standing}</p>
        {at !== undefined && <OnFoot provider={provider} />}
        {ahead < dayMilliseconds && (
          <div className={styles['bar']} aria-hidden="true">
            <span style={{ width: `${Math.min(100, Math.max(0, 100 - (ahead / dayMilliseconds) * 100))}%` }} />
          </div>
        )}
        <Acts at={at} phone={provider.phone} />
      </div>
    </section>
  );
}

/** About how long the walk is, from the place that was searched last. */
function OnFoot({ provider }: Pick<AppointmentDetail, 'provider'>) {
  const words = useWords('visit');
  const walk = useWalk(provider);
  return walk && <p className={styles['soft']}>{words('day.onFoot', { count: walk.minutes, from: walk.from })}</p>;
}

/** The way first; where the conversation stands beside it, nothing leads there. */
function Acts({ at, phone }: { at: string | undefined; phone: string | null }) {
  const words = useWords('visit');
  return (
    <div className={`beside gap8 ${styles['acts']}`}>
      {at !== undefined && (
        <Button
          variant="plain"
          isPill
          className={styles['first']}
          icon={<PinIcon size={20} />}
          href={wayTo(at)}
          target="_blank"
          rel="noreferrer"
        >
          {words('list.way')}
        </Button>
      )}
      {phone !== null && (
        <Button variant="plain" isPill icon={<PhoneIcon size={20} />} href={telephoneLink(phone)}>
          {words('call')}
        </Button>
      )}
      <Button
        variant="plain"
        isPill
        className={styles['write']}
        icon={<ChatIcon size={20} />}
        href={`#${messagesAnchor}`}
      >
        {words('list.write')}
      </Button>
    </div>
  );
}
