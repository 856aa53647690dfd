import * as appointmentContract from '../../../../src/contract/booking/appointment.ts';
import * as appointmentActionsContract from '../../../../src/contract/booking/appointment-actions.ts';
import * as appointmentImageContract from '../../../../src/contract/booking/appointment-image.ts';
import * as appointmentUndoContract from '../../../../src/contract/booking/appointment-undo.ts';
import { routes } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { answer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import * as changes from './change-actions.ts';
import * as ending from './ending-actions.ts';
import * as guests from './guest-actions.ts';
import * as ill from './ill-actions.ts';
import * as images from './image-actions.ts';
import { runLate } from './late-actions.ts';
import * as moves from './move-actions.ts';
import * as steps from './step-actions.ts';
import * as undo from './undo-actions.ts';
import * as visits from './visit-actions.ts';

export const holdAppointment = answer(appointmentContract.holdAppointment, actions.holdAppointment);

export const releaseHold = answer(appointmentContract.releaseHold, actions.releaseHold);

export const quoteAppointment = answer(appointmentContract.quoteAppointment, actions.quoteAppointment);

export const bookAppointment = answer(appointmentContract.bookAppointment, actions.bookAppointment);

export const requestGuestCode = answer(appointmentContract.requestGuestCode, actions.requestGuestCode);

export const confirmGuestCode = answer(appointmentContract.confirmGuestCode, actions.confirmGuestCode);

export const mailGuestVisits = answer(appointmentContract.mailGuestVisits, guests.mailGuestVisits);

export const listGuestVisits = answer(appointmentContract.listGuestVisits, guests.listGuestVisits);

export const listAppointments = answer(appointmentContract.listAppointments, visits.listAppointments);

export const getAppointment = answer(appointmentContract.getAppointment, visits.getAppointment);

export const acceptAppointment = answer(appointmentActionsContract.acceptAppointment, (call) =>
  visits.byAccount(call, steps.accept),
);

export const declineAppointment = answer(appointmentActionsContract.declineAppointment, (call) =>
  visits.byAccount(call, visits.decline),
);

export const withdrawAppointment = answer(appointmentActionsContract.withdrawAppointment, (call) =>
  visits.byAccount(call, steps.withdraw),
);

export const cancelAppointment = answer(appointmentActionsContract.cancelAppointment, (call) =>
  visits.byAccount(call, steps.cancel),
);

export const moveAppointment = answer(appointmentActionsContract.moveAppointment, (call) =>
  visits.byAccount(call, moves.move),
);

export const agreeAppointment = answer(appointmentActionsContract.agreeAppointment, (call) =>
  visits.byAccount(call, moves.agree),
);

export const refuseAppointment = answer(appointmentActionsContract.refuseAppointment, (call) =>
  visits.byAccount(call, moves.refuseProposal),
);

export const confirmAppointment = answer(appointmentActionsContract.confirmAppointment, (call) =>
  visits.byAccount(call, visits.confirmComing),
);

export const completeAppointment = answer(appointmentActionsContract.completeAppointment, (call) =>
  visits.byAccount(call, steps.complete),
);

export const noShowAppointment = answer(appointmentActionsContract.noShowAppointment, (call) =>
  visits.byAccount(call, steps.noShow),
);

export const payAppointment = answer(appointmentActionsContract.payAppointment, (call) =>
  visits.byAccount(call, steps.pay),
);

export const messageAppointment = answer(appointmentActionsContract.messageAppointment, (call) =>
  visits.byAccount(call, visits.write),
);

export const lateAppointment = answer(appointmentActionsContract.lateAppointment, (call) =>
  visits.byAccount(call, runLate),
);

export const lateVisit = answer(appointmentActionsContract.lateVisit, (call) => visits.byLink(call, runLate));

export const prepareAppointmentImage = answer(
  appointmentImageContract.prepareAppointmentImage,
  images.prepareAppointmentImage,
);

export const putAppointmentImages = answer(appointmentImageContract.putAppointmentImages, images.putAppointmentImages);

export const prepareVisitImage = answer(appointmentImageContract.prepareVisitImage, images.prepareVisitImage);

export const putVisitImages = answer(appointmentImageContract.putVisitImages, images.putVisitImages);

export const withdrawVisit = answer(appointmentActionsContract.withdrawVisit, (call) =>
  visits.byLink(call, steps.withdraw),
);

export const cancelVisit = answer(appointmentActionsContract.cancelVisit, (call) => visits.byLink(call, steps.cancel));

export const moveVisit = answer(appointmentActionsContract.moveVisit, (call) => visits.byLink(call, moves.move));

export const agreeVisit = answer(appointmentActionsContract.agreeVisit, (call) => visits.byLink(call, moves.agree));

export const refuseVisit = answer(appointmentActionsContract.refuseVisit, (call) =>
  visits.byLink(call, moves.refuseProposal),
);

export const confirmVisit = answer(appointmentActionsContract.confirmVisit, (call) =>
  visits.byLink(call, visits.confirmComing),
);

export const messageVisit = answer(appointmentActionsContract.messageVisit, (call) =>
  visits.byLink(call, visits.write),
);

export const swapAppointments = answer(appointmentActionsContract.swapAppointments, moves.swapAppointments);

export const reportIll = answer(appointmentActionsContract.reportIll, ill.reportIll);

export const listCalls = answer(appointmentActionsContract.listCalls, ill.listCalls);

export const finishCall = answer(appointmentActionsContract.finishCall, ill.finishCall);

export const getVisit = answer(appointmentActionsContract.getVisit, visits.getVisit);

export const runDueVisits = (world: Adapters): Promise<Record<string, number>> => ending.runDueVisits(world);

export const visitPage = pageAnswer(routes.visit, getVisit);

export const changeAppointment = answer(appointmentActionsContract.changeAppointment, changes.changeAppointment);

export const undoDeed = answer(appointmentUndoContract.undoDeed, undo.undoDeed);

export const settleDeeds = answer(appointmentUndoContract.settleDeeds, undo.settleDeeds);
