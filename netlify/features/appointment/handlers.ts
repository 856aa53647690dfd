import {
  bookAppointment,
  confirmGuestCode,
  getAppointment,
  holdAppointment,
  listAppointments,
  listGuestVisits,
  mailGuestVisits,
  quoteAppointment,
  releaseHold,
  requestGuestCode,
} from '../../../src/contract/appointment.ts';
import {
  acceptAppointment,
  agreeAppointment,
  agreeVisit,
  cancelAppointment,
  cancelVisit,
  changeAppointment,
  completeAppointment,
  confirmAppointment,
  confirmVisit,
  declineAppointment,
  finishCall,
  getVisit,
  lateAppointment,
  lateVisit,
  listCalls,
  messageAppointment,
  messageVisit,
  moveAppointment,
  moveVisit,
  noShowAppointment,
  payAppointment,
  refuseAppointment,
  refuseVisit,
  reportIll,
  swapAppointments,
  withdrawAppointment,
  withdrawVisit,
} from '../../../src/contract/appointment-actions.ts';
import {
  prepareAppointmentImage,
  prepareVisitImage,
  putAppointmentImages,
  putVisitImages,
} from '../../../src/contract/appointment-image.ts';
import { settleDeeds, undoDeed } from '../../../src/contract/appointment-undo.ts';
import { routes } from '../../../src/paths.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
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

export const handleHoldAppointment = answer(holdAppointment, actions.holdAppointment);

export const handleReleaseHold = answer(releaseHold, actions.releaseHold);

export const handleQuoteAppointment = answer(quoteAppointment, actions.quoteAppointment);

export const handleBookAppointment = answer(bookAppointment, actions.bookAppointment);

export const handleRequestGuestCode = answer(requestGuestCode, actions.requestGuestCode);

export const handleConfirmGuestCode = answer(confirmGuestCode, actions.confirmGuestCode);

export const handleMailGuestVisits = answer(mailGuestVisits, guests.mailGuestVisits);

export const handleListGuestVisits = answer(listGuestVisits, guests.listGuestVisits);

export const handleListAppointments = answer(listAppointments, visits.listAppointments);

export const handleGetAppointment = answer(getAppointment, visits.getAppointment);

export const handleAcceptAppointment = answer(acceptAppointment, (call) => visits.byAccount(call, visits.accept));

export const handleDeclineAppointment = answer(declineAppointment, (call) => visits.byAccount(call, visits.decline));

export const handleWithdrawAppointment = answer(withdrawAppointment, (call) => visits.byAccount(call, steps.withdraw));

export const handleCancelAppointment = answer(cancelAppointment, (call) => visits.byAccount(call, steps.cancel));

export const handleMoveAppointment = answer(moveAppointment, (call) => visits.byAccount(call, moves.move));

export const handleAgreeAppointment = answer(agreeAppointment, (call) => visits.byAccount(call, moves.agree));

export const handleRefuseAppointment = answer(refuseAppointment, (call) =>
  visits.byAccount(call, moves.refuseProposal),
);

export const handleConfirmAppointment = answer(confirmAppointment, (call) =>
  visits.byAccount(call, visits.confirmComing),
);

export const handleCompleteAppointment = answer(completeAppointment, (call) => visits.byAccount(call, steps.complete));

export const handleNoShowAppointment = answer(noShowAppointment, (call) => visits.byAccount(call, steps.noShow));

export const handlePayAppointment = answer(payAppointment, (call) => visits.byAccount(call, steps.pay));

export const handleMessageAppointment = answer(messageAppointment, (call) => visits.byAccount(call, visits.write));

export const handleLateAppointment = answer(lateAppointment, (call) => visits.byAccount(call, runLate));

export const handleLateVisit = answer(lateVisit, (call) => visits.byLink(call, runLate));

export const handlePrepareAppointmentImage = answer(prepareAppointmentImage, images.prepareAppointmentImage);

export const handlePutAppointmentImages = answer(putAppointmentImages, images.putAppointmentImages);

export const handlePrepareVisitImage = answer(prepareVisitImage, images.prepareVisitImage);

export const handlePutVisitImages = answer(putVisitImages, images.putVisitImages);

export const handleWithdrawVisit = answer(withdrawVisit, (call) => visits.byLink(call, steps.withdraw));

export const handleCancelVisit = answer(cancelVisit, (call) => visits.byLink(call, steps.cancel));

export const handleMoveVisit = answer(moveVisit, (call) => visits.byLink(call, moves.move));

export const handleAgreeVisit = answer(agreeVisit, (call) => visits.byLink(call, moves.agree));

export const handleRefuseVisit = answer(refuseVisit, (call) => visits.byLink(call, moves.refuseProposal));

export const handleConfirmVisit = answer(confirmVisit, (call) => visits.byLink(call, visits.confirmComing));

export const handleMessageVisit = answer(messageVisit, (call) => visits.byLink(call, visits.write));

export const handleSwapAppointments = answer(swapAppointments, moves.swapAppointments);

export const handleReportIll = answer(reportIll, ill.reportIll);

export const handleListCalls = answer(listCalls, ill.listCalls);

export const handleFinishCall = answer(finishCall, ill.finishCall);

export const handleGetVisit = answer(getVisit, visits.getVisit);

export const handleDueVisits = (world: Adapters): Promise<Record<string, number>> => ending.runDueVisits(world);

export const handleVisitPage = pageAnswer(routes.visit, handleGetVisit);

export const handleChangeAppointment = answer(changeAppointment, changes.changeAppointment);

export const handleUndoDeed = answer(undoDeed, undo.undoDeed);

export const handleSettleDeeds = answer(settleDeeds, undo.settleDeeds);
