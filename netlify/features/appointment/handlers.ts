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

export const handleHoldAppointment = answer(holdAppointment, actions.holdAppointment);

export const handleReleaseHold = answer(releaseHold, actions.releaseHold);

export const handleQuoteAppointment = answer(quoteAppointment, actions.quoteAppointment);

export const handleBookAppointment = answer(bookAppointment, actions.bookAppointment);

export const handleRequestGuestCode = answer(requestGuestCode, actions.requestGuestCode);

export const handleConfirmGuestCode = answer(confirmGuestCode, actions.confirmGuestCode);

export const handleListAppointments = answer(listAppointments, actions.listAppointments);

export const handleGetAppointment = answer(getAppointment, actions.getAppointment);

export const handleAcceptAppointment = answer(acceptAppointment, (call) => actions.byAccount(call, actions.accept));

export const handleDeclineAppointment = answer(declineAppointment, (call) => actions.byAccount(call, actions.decline));

export const handleWithdrawAppointment = answer(withdrawAppointment, (call) =>
  actions.byAccount(call, actions.withdraw),
);

export const handleCancelAppointment = answer(cancelAppointment, (call) => actions.byAccount(call, actions.cancel));

export const handleMoveAppointment = answer(moveAppointment, (call) => actions.byAccount(call, actions.move));

export const handleAgreeAppointment = answer(agreeAppointment, (call) => actions.byAccount(call, actions.agree));

export const handleRefuseAppointment = answer(refuseAppointment, (call) =>
  actions.byAccount(call, actions.refuseProposal),
);

export const handleConfirmAppointment = answer(confirmAppointment, (call) =>
  actions.byAccount(call, actions.confirmComing),
);

export const handleCompleteAppointment = answer(completeAppointment, (call) =>
  actions.byAccount(call, actions.complete),
);

export const handleNoShowAppointment = answer(noShowAppointment, (call) => actions.byAccount(call, actions.noShow));

export const handlePayAppointment = answer(payAppointment, (call) => actions.byAccount(call, actions.pay));

export const handleMessageAppointment = answer(messageAppointment, (call) => actions.byAccount(call, actions.write));

export const handleWithdrawVisit = answer(withdrawVisit, (call) => actions.byLink(call, actions.withdraw));

export const handleCancelVisit = answer(cancelVisit, (call) => actions.byLink(call, actions.cancel));

export const handleMoveVisit = answer(moveVisit, (call) => actions.byLink(call, actions.move));

export const handleAgreeVisit = answer(agreeVisit, (call) => actions.byLink(call, actions.agree));

export const handleRefuseVisit = answer(refuseVisit, (call) => actions.byLink(call, actions.refuseProposal));

export const handleConfirmVisit = answer(confirmVisit, (call) => actions.byLink(call, actions.confirmComing));

export const handleMessageVisit = answer(messageVisit, (call) => actions.byLink(call, actions.write));

export const handleSwapAppointments = answer(swapAppointments, actions.swapAppointments);

export const handleReportIll = answer(reportIll, actions.reportIll);

export const handleGetVisit = answer(getVisit, actions.getVisit);

export const handleDueVisits = (world: Adapters): Promise<Record<string, number>> => actions.runDueVisits(world);
