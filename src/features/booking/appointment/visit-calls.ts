import { goToResult } from '#ui/result-place.tsx';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { type LateMinutes, listAppointments } from '../../../contract/booking/appointment.ts';
import {
  agreeAppointment,
  agreeVisit,
  cancelAppointment,
  cancelVisit,
  confirmAppointment,
  confirmVisit,
  getVisit,
  lateAppointment,
  lateVisit,
  messageAppointment,
  messageVisit,
  moveAppointment,
  moveVisit,
  refuseAppointment,
  refuseVisit,
  withdrawAppointment,
  withdrawVisit,
} from '../../../contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import {
  prepareAppointmentImage,
  prepareVisitImage,
  putAppointmentImages,
  putVisitImages,
} from '../../../contract/booking/appointment-image.ts';

/** A visit of the own account, or that of a guest's link. */
export type VisitKey = { id: string } | { token: string };

const ofAccount = {
  read: getAppointment,
  cancel: cancelAppointment,
  withdraw: withdrawAppointment,
  move: moveAppointment,
  agree: agreeAppointment,
  refuse: refuseAppointment,
  confirm: confirmAppointment,
  message: messageAppointment,
  late: lateAppointment,
  prepareImage: prepareAppointmentImage,
  putImages: putAppointmentImages,
} as const;

const ofLink = {
  read: getVisit,
  cancel: cancelVisit,
  withdraw: withdrawVisit,
  move: moveVisit,
  agree: agreeVisit,
  refuse: refuseVisit,
  confirm: confirmVisit,
  message: messageVisit,
  late: lateVisit,
  prepareImage: prepareVisitImage,
  putImages: putVisitImages,
} as const;

/** The calls about a visit, for an account or for a link. */
export const visitCallsOf = (visit: VisitKey) => ('token' in visit ? ofLink : ofAccount);

export const keyOfVisit = (visit: VisitKey): string => ('token' in visit ? visit.token : visit.id);

export function useVisit(visit: VisitKey) {
  const { read } = visitCallsOf(visit);
  return useAnswer(read, { params: visit }, { isWatched: 'closely' });
}

/** The visit on screen is an old one: it has changed meanwhile, or its time is over. */
const isStale = ({ code }: ApiError): boolean => code === 'wrong_state' || code === 'conflict' || code === 'too_late';

/** Something that is done with one press. A refusal is told, and the visit is shown as it is now. */
export function useVisitAction(visit: VisitKey, name: 'agree' | 'refuse' | 'confirm' | 'withdraw', said: string) {
  const calls = visitCallsOf(visit);
  const change = useChange(calls[name], {
    refreshes: [calls.read, listAppointments],
    onSuccess: () => {
      toast.success(said);
      goToResult();
    },
    onError: (problem) => {
      toast.error(problem.sentence);
      if (isStale(problem)) void refresh(calls.read);
    },
  });
  return {
    isBusy: change.isPending,
    /** `version` is that of the visit on screen: what has changed since is not decided upon unseen. */
    start: (version: number) => change.mutate({ params: visit, body: { seen: version } }),
  };
}

/** Says by how many minutes one is late, also while the page goes away. Whether it was told. */
export async function tellLate(visit: VisitKey, minutes: LateMinutes): Promise<boolean> {
  const calls = visitCallsOf(visit);
  try {
    await call(calls.late, { params: visit, body: { minutes } }, { outlivesPage: true });
    await refresh(calls.read);
    return true;
  } catch (problem) {
    toast.error((problem as ApiError).sentence);
    return false;
  }
}
