import { Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { goToResult } from '#ui/result-place.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { type Appointment, listAppointments } from '../../../contract/booking/appointment.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { stepLinkedSeries, stepSeries } from '../../../contract/booking/series.ts';
import { type VisitKey, visitCallsOf } from './visit-calls.ts';

/** `Termin 2 von 6 einer Serie`; nothing of a single one. */
export const SeriesPart = ({ series }: Pick<Appointment, 'series'>) =>
  series && (
    // Its words come later than the page.
    <Suspense>
      <Part {...series} />
    </Suspense>
  );

function Part({ place, count }: NonNullable<Appointment['series']>) {
  const words = useWords('appointment-series');
  return <>{words('series.part', { place, count })}</>;
}

interface CancelSeriesProps {
  visit: VisitKey;
  data: Appointment;
  /** Who is on the other side. */
  name: string;
  onDone?: () => void;
}

/** Cancels a visit and all after it, after a question. Each has its own deadline. */
export function CancelSeries({ data, ...props }: CancelSeriesProps) {
  const { series, can, status } = data;
  const isAhead = status === 'open' || status === 'confirmed' || can.includes('cancel');
  if (series === null || series.later === 0 || !isAhead) return null;
  return (
    <Suspense>
      <CancelAll {...props} later={series.later} />
    </Suspense>
  );
}

function CancelAll({ visit, name, later, onDone }: Omit<CancelSeriesProps, 'data'> & { later: number }) {
  const words = useWords('appointment-series');
  const confirm = useConfirm();
  const isLinked = 'token' in visit;
  const step = useChange<typeof stepSeries | typeof stepLinkedSeries>(isLinked ? stepLinkedSeries : stepSeries, {
    refreshes: [visitCallsOf(visit).read, listAppointments],
    onSuccess: ({ done, left }) => {
      void refresh(getCalendar);
      const kept = left.length === 0 ? '' : ` ${words('series.left', { count: left.length })}`;
      toast.success(`${words('series.cancelled', { count: done.length })}${kept}`);
      onDone?.();
      goToResult();
    },
    onError: (problem) => {
      toast.error(problem.sentence);
      void refresh(getAppointment);
    },
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('series.cancelAllTitle'),
      text: words('series.cancelAllText', { count: later, name }),
      confirmLabel: words('series.cancelAll'),
      cancelLabel: words('series.keep'),
      isDangerous: true,
    });
    if (isSure) step.mutate({ params: visit, body: { action: 'cancel' } } as never);
  };
  return (
    <Button variant="link" isBusy={step.isPending} onClick={() => void ask()}>
      {words('series.cancelAll')}
    </Button>
  );
}
