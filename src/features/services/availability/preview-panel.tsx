import { formatTimeIn, formatWeekdayAndDay } from '#i18n/format.ts';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Notice } from '#ui/notice.tsx';
import { usePresent } from '#ui/present.ts';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Preview } from '../../../contract/services/availability.ts';
import styles from './availability.module.css';

const timesShown = 3;

interface PreviewPanelProps {
  preview: Preview | undefined;
  hasFailed: boolean;
  timeZone: string;
  hasHours: boolean;
}

/** What customers would be offered. An empty calendar says why, and when the next time is free. */
export function PreviewPanel({ preview, hasFailed, timeZone, hasHours }: PreviewPanelProps) {
  const words = useWords('availability');
  return (
    <div className={styles['preview']}>
      <Section isCard={false} title={words('preview.title')}>
        {preview === undefined && !hasFailed && <Skeleton lines={8} />}
        {preview === undefined && hasFailed && <p>{words('preview.failed')}</p>}
        {preview !== undefined && (
          <>
            <p className="quiet">
              {words(preview.hasCard ? 'preview.reckoned' : 'preview.reckonedWithout', {
                minutes: preview.durationMinutes,
              })}
            </p>
            <Empty preview={preview} timeZone={timeZone} hasHours={hasHours} />
            <ol className={styles['days']} aria-label={words('preview.title')}>
              {preview.days.map((day) => (
                <PreviewDay key={day.day} {...day} preview={preview} timeZone={timeZone} />
              ))}
            </ol>
          </>
        )}
      </Section>
    </div>
  );
}

function Empty({ preview, timeZone, hasHours }: { preview: Preview; timeZone: string; hasHours: boolean }) {
  const words = useWords('availability');
  const now = usePresent();
  if (preview.days.some(({ slots }) => slots.length > 0)) return null;
  const reason = !hasHours
    ? words('preview.noHours')
    : preview.next !== null
      ? words('preview.next', { when: formatNearIn(preview.next, timeZone, now) })
      : words('preview.never');
  return <Notice kind="info">{reason}</Notice>;
}

type Day = Preview['days'][number];

function PreviewDay({ day, closed, slots, preview, timeZone }: Day & { preview: Preview; timeZone: string }) {
  const words = useWords('availability');
  const holiday = preview.holidays.find((one) => one.day === day)?.name ?? '';
  const why = closed === null ? words('preview.full') : words(`preview.${closed}`, { holiday });
  return (
    <li>
      <span className="medium unbroken">{formatWeekdayAndDay(day)}</span>
      {slots.length === 0 ? (
        <span className="quiet">{why}</span>
      ) : (
        <span className="digits">
          {slots
            .slice(0, timesShown)
            .map((start) => formatTimeIn(start, timeZone))
            .join(' · ')}
          {slots.length > timesShown && (
            <span className="quiet block">{words('preview.more', { count: slots.length - timesShown })}</span>
          )}
        </span>
      )}
    </li>
  );
}
