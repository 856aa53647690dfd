import { formatTimeIn } from '#i18n/format.ts';
import { capitalised, formatNearIn, nearNameOf } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { usePresent } from '#ui/present.ts';
import { StepLine } from '#ui/step-line.tsx';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { timesShown } from './visit-words.ts';

/** From the request or the booking to the rating, as one line. */
export function VisitSteps({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const now = usePresent();
  const { status, start, end, timeZone, createdAt, answerUntil, origin } = data;
  const isOpen = status === 'open';
  const today = nearNameOf(start, timeZone, now);
  const isToday = today !== undefined && today === nearNameOf(new Date(now).toISOString(), timeZone, now);
  const day = {
    key: 'day',
    title: today === undefined ? words('day.steps.day') : capitalised(today),
    text: timesShown(data),
    state: isToday && !isOpen ? ('now' as const) : ('next' as const),
  };
  return (
    <StepLine
      label={words('day.steps.label')}
      steps={[
        {
          key: 'made',
          state: 'done',
          title: words(isOpen ? 'day.steps.asked' : 'day.steps.booked'),
          text: capitalised(formatNearIn(createdAt, timeZone, now)),
        },
        ...(isOpen
          ? [
              {
                key: 'answer',
                state: 'now' as const,
                title: words('day.steps.answer'),
                ...(answerUntil === null
                  ? {}
                  : { text: words('day.steps.answerUntil', { moment: formatNearIn(answerUntil, timeZone, now) }) }),
              },
            ]
          : []),
        day,
        ...(origin === 'site' || origin === 'link'
          ? [
              {
                key: 'rate',
                state: 'next' as const,
                title: words('day.steps.rate'),
                text: words('day.steps.rateFrom', { moment: formatTimeIn(end, timeZone) }),
              },
            ]
          : []),
      ]}
    />
  );
}
