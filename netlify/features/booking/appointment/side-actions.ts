import type * as contract from '../../../../src/contract/booking/appointment-actions.ts';
import type { Action } from '../../../http/answer.ts';
import { soundPictures } from '../../account/index.ts';
import { runLate } from './late-actions.ts';
import { agree, move, refuseProposal } from './move-actions.ts';
import { accept, cancel, complete, noShow, pay, receiveDeposit, withdraw } from './step-actions.ts';
import { byAccount, byLink, confirmComing, decline, write } from './visit-actions.ts';

/** What either side does to an appointment: an account to its own, or whoever has the link. */

export const acceptAppointment = byAccount(accept);
export const declineAppointment = byAccount(decline);
export const withdrawAppointment = byAccount(withdraw);
export const cancelAppointment = byAccount(cancel);
export const moveAppointment = byAccount(move);
export const agreeAppointment = byAccount(agree);
export const refuseAppointment = byAccount(refuseProposal);
export const confirmAppointment = byAccount(confirmComing);
export const completeAppointment = byAccount(complete);
export const noShowAppointment = byAccount(noShow);
export const payAppointment = byAccount(pay);
export const depositAppointment = byAccount(receiveDeposit);
/** With pictures of the account that writes. */
export const messageAppointment: Action<typeof contract.messageAppointment> = async (call) => {
  const { world, actor, body, refuse } = call;
  const images = await soundPictures(world, actor.id, body.images, refuse);
  return byAccount(write)({ ...call, body: { ...body, images } });
};
export const lateAppointment = byAccount(runLate);
export const lateVisit = byLink(runLate);
export const withdrawVisit = byLink(withdraw);
export const cancelVisit = byLink(cancel);
export const moveVisit = byLink(move);
export const agreeVisit = byLink(agree);
export const refuseVisit = byLink(refuseProposal);
export const confirmVisit = byLink(confirmComing);
export const messageVisit = byLink(write);
