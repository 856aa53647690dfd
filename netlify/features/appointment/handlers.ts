import {
  bookAppointment,
  confirmGuestCode,
  getAppointment,
  holdAppointment,
  listAppointments,
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
  completeAppointment,
  confirmAppointment,
  confirmVisit,
  declineAppointment,
  getVisit,
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
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import * as ending from './ending-actions.ts';
import * as visits from './visit-actions.ts';

export const handleHoldAppointment = answer(holdAppointment, actions.holdAppointment);

export const handleReleaseHold = answer(releaseHold, actions.releaseHold);

export const handleQuoteAppointment = answer(quoteAppointment, actions.quoteAppointment);

export const handleBookAppointment = answer(bookAppointment, actions.bookAppointment);

export const handleRequestGuestCode = answer(requestGuestCode, actions.requestGuestCode);

export const handleConfirmGuestCode = answer(confirmGuestCode, actions.confirmGuestCode);

export const handleListAppointments = answer(listAppointments, visits.listAppointments);

export const handleGetAppointment = answer(getAppointment, visits.getAppointment);

export const handleAcceptAppointment = answer(acceptAppointment, (call) => visits.byAccount(call, visits.accept));

export const handleDeclineAppointment = answer(declineAppointment, (call) => visits.byAccount(call, visits.decline));

export const handleWithdrawAppointment = answer(withdrawAppointment, (call) => visits.byAccount(call, visits.withdraw));

export const handleCancelAppointment = answer(cancelAppointment, (call) => visits.byAccount(call, visits.cancel));

export const handleMoveAppointment = answer(moveAppointment, (call) => visits.byAccount(call, visits.move));

export const handleAgreeAppointment = answer(agreeAppointment, (call) => visits.byAccount(call, visits.agree));

export const handleRefuseAppointment = answer(refuseAppointment, (call) =>
  visits.byAccount(call, visits.refuseProposal),
);

export const handleConfirmAppointment = answer(confirmAppointment, (call) =>
  visits.byAccount(call, visits.confirmComing),
);

export const handleCompleteAppointment = answer(completeAppointment, (call) => visits.byAccount(call, visits.complete));

export const handleNoShowAppointment = answer(noShowAppointment, (call) => visits.byAccount(call, visits.noShow));

export const handlePayAppointment = answer(payAppointment, (call) => visits.byAccount(call, visits.pay));

export const handleMessageAppointment = answer(messageAppointment, (call) => visits.byAccount(call, visits.write));

export const handleWithdrawVisit = answer(withdrawVisit, (call) => visits.byLink(call, visits.withdraw));

export const handleCancelVisit = answer(cancelVisit, (call) => visits.byLink(call, visits.cancel));

export const handleMoveVisit = answer(moveVisit, (call) => visits.byLink(call, visits.move));

export const handleAgreeVisit = answer(agreeVisit, (call) => visits.byLink(call, visits.agree));

export const handleRefuseVisit = answer(refuseVisit, (call) => visits.byLink(call, visits.refuseProposal));

export const handleConfirmVisit = answer(confirmVisit, (call) => visits.byLink(call, visits.confirmComing));

export const handleMessageVisit = answer(messageVisit, (call) => visits.byLink(call, visits.write));

export const handleSwapAppointments = answer(swapAppointments, visits.swapAppointments);

export const handleReportIll = answer(reportIll, ending.reportIll);

export const handleGetVisit = answer(getVisit, visits.getVisit);

export const handleDueVisits = (world: Adapters): Promise<Record<string, number>> => ending.runDueVisits(world);
