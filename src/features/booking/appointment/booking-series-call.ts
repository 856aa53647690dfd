import { useState } from 'react';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import type { bookAppointment } from '../../../contract/booking/appointment.ts';
import { bookSeries } from '../../../contract/booking/series.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import type { BookingDraft } from './booking-draft.ts';

/** What is booked instead of the one visit. */
export interface ChosenSeries {
  weeks: number;
  starts: readonly string[];
}

interface SeriesOptions {
  onDone: (done: NonNullable<BookingDraft['done']>) => void;
  /** What is not about one of the dates. */
  onError: (problem: ApiError) => void;
}

/** The dates that are chosen, and how they are booked. */
export function useSeries({ onDone, onError }: SeriesOptions) {
  const [chosen, setChosen] = useState<ChosenSeries>();
  const [isChanged, setIsChanged] = useState(false);
  const call = useChange(bookSeries, {
    onSuccess: ({ appointments: [appointment], link }) => {
      void refresh(listSlots);
      if (appointment !== undefined) onDone({ appointment, link });
    },
    onError: (problem) => {
      const isAboutDates = problem.code === 'slot_taken' || 'starts' in problem.fields;
      if (isAboutDates) setIsChanged(true);
      else onError(problem);
    },
  });
  return {
    chosen,
    /** One of the dates was taken by somebody else. */
    isChanged,
    isSending: call.isPending,
    isTooShort: chosen !== undefined && chosen.starts.length < 2,
    choose: (next: ChosenSeries | undefined): void => {
      setChosen(next);
      setIsChanged(false);
    },
    /** False where one visit alone is wanted. */
    book: (body: AskOf<typeof bookAppointment>['body']): boolean => {
      if (chosen === undefined) return false;
      setIsChanged(false);
      call.mutate({ body: { ...body, weeks: chosen.weeks, starts: [...chosen.starts] } });
      return true;
    },
  };
}
