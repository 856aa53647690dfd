import type { CancelReason } from '../../../../src/contract/booking/appointment-status.ts';
import { siteName } from '../../../../src/contract/words.ts';
import type { Facts } from './fact-messages.ts';
import { contentShown, money } from './messages.ts';
import type { Moment, Sentences } from './sentence-messages.ts';

const reasons: Record<CancelReason, (facts: Facts) => string> = {
  declined: ({ other }) => `${other} cannot take the appointment.`,
  withdrawn: ({ side, other }) =>
    side === 'customer' ? 'You have withdrawn your request.' : `${other} has withdrawn the request.`,
  expired: () => 'The request was not answered in time.',
  by_customer: ({ side, other }) =>
    side === 'customer' ? 'You have cancelled the appointment.' : `${other} has cancelled the appointment.`,
  by_provider: ({ side, other }) =>
    side === 'provider' ? 'You have cancelled the appointment.' : `${other} has cancelled the appointment.`,
  ill: ({ other }) => `${other} has to cancel the appointment because of illness.`,
  no_show: ({ other }) => `${other} has said that you did not come to the appointment.`,
  not_confirmed: ({ side }) =>
    side === 'customer'
      ? 'You did not confirm that you are coming, so the time is free again.'
      : 'Nobody confirmed that they are coming, so the time is free again.',
  deposit_missing: ({ side }) =>
    side === 'customer'
      ? 'The deposit did not arrive in time, so the time is free again.'
      : 'The deposit did not arrive in time. The time is free again.',
  revoked: ({ side, other }) =>
    side === 'customer'
      ? 'Your withdrawal from the contract has arrived. It costs you nothing.'
      : `${other} has withdrawn from the contract. No fee may be charged for it.`,
  account_deleted: () => 'The other side has deleted their account.',
  suspended: ({ other }) => `The account of ${other} was suspended.`,
};

/** Where it was no appointment, or not given up by either side. */
const cancelledTitles: Partial<Record<CancelReason, string>> = {
  no_show: 'Marked as a no-show',
  revoked: 'Withdrawal received',
  withdrawn: 'Request withdrawn',
};

function deadline(until: string | null | undefined, at: Moment): string {
  if (until === undefined) return '';
  return until === null
    ? ' It can be cancelled or moved by telephone only.'
    : ` You can cancel or move it until ${at(until)}.`;
}

export const english: Sentences = {
  appointment_requested: ({ side, service, other, startsAt, answerUntil }, at) =>
    side === 'customer'
      ? {
          title: 'Request sent',
          text: `${other} has your request: ${service}, ${at(startsAt)}. The appointment is binding once the business accepts.${
            answerUntil === null ? '' : ` Without an answer the request expires on ${at(answerUntil)}.`
          }`,
        }
      : {
          title: 'New request',
          text: `${other} asks for: ${service}, ${at(startsAt)}.${
            answerUntil === null ? '' : ` Without your answer the request expires on ${at(answerUntil)}.`
          }`,
        },
  appointment_booked: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Appointment booked', text: `Your appointment with ${other} is booked: ${service}, ${at(startsAt)}.` }
      : { title: 'New appointment', text: `${other} has booked: ${service}, ${at(startsAt)}.` },
  appointment_accepted: ({ side, service, other, startsAt }, at) =>
    side === 'customer'
      ? { title: 'Appointment confirmed', text: `${other} has accepted: ${service}, ${at(startsAt)}.` }
      : { title: 'Appointment confirmed', text: `You have accepted ${other}: ${service}, ${at(startsAt)}.` },
  appointment_declined: ({ service, other, startsAt, alternatives }, at) => ({
    title: 'Request declined',
    text: `${other} cannot take your request: ${service}, ${at(startsAt)}.${
      alternatives.length === 0 ? '' : ` Free instead: ${alternatives.map(at).join('; ')}.`
    }`,
  }),
  appointment_cancelled: (facts, at) => ({
    title: cancelledTitles[facts.reason ?? 'by_provider'] ?? 'Appointment cancelled',
    text: `${reasons[facts.reason ?? 'by_provider'](facts)} It was about ${facts.service}, ${at(facts.startsAt)}.${
      facts.reason === 'ill' && facts.alternatives.length > 0
        ? ` Free instead: ${facts.alternatives.map(at).join('; ')}.`
        : ''
    }`,
  }),
  appointment_moved: ({ service, other, startsAt, staff, content, timeZone, currency }, at) =>
    content !== undefined
      ? {
          title: 'Appointment changed',
          text: `The appointment with ${other} is now: ${at(startsAt)}, ${contentShown('en', content, { timeZone, currency })}.`,
        }
      : staff === undefined
        ? {
            title: 'Appointment moved',
            text: `The appointment with ${other} is now: ${service}, ${at(startsAt)}.`,
          }
        : {
            title: 'Somebody else takes your appointment',
            text: `Somebody at ${other} is ill. ${staff} takes your appointment, at the same time: ${service}, ${at(startsAt)}.`,
          },
  appointment_proposed: ({ other, service, startsAt, proposedStartsAt, content, proposed, timeZone, currency }, at) =>
    content !== undefined && proposed !== undefined
      ? {
          title: 'Change proposed',
          text: `${other} proposes for ${at(startsAt)}: ${contentShown('en', proposed, { timeZone, currency })}. Until you agree it stays at: ${contentShown('en', content, { timeZone, currency })}.`,
        }
      : {
          title: 'Another time proposed',
          text: `${other} proposes for ${service}: ${at(proposedStartsAt ?? startsAt)}. Until you agree it stays at ${at(startsAt)}.`,
        },
  appointment_proposal_answered: ({ other, service, startsAt, occasion }, at) =>
    occasion === 'agreed'
      ? { title: 'Proposal accepted', text: `${other} agrees: ${service}, ${at(startsAt)}.` }
      : {
          title: 'Proposal declined',
          text: `The appointment with ${other} stays as it was: ${service}, ${at(startsAt)}.`,
        },
  appointment_expired: ({ side, other, service, startsAt }, at) =>
    side === 'customer'
      ? {
          title: 'Request expired',
          text: `${other} did not answer your request in time. You are not bound to anything.`,
        }
      : {
          title: 'Request expired',
          text: `The request of ${other} was not answered in time: ${service}, ${at(startsAt)}.`,
        },
  appointment_message: ({ other, service, startsAt }, at) => ({
    title: 'New message',
    text: `${other} has written to you about your appointment: ${service}, ${at(startsAt)}.`,
  }),
  appointment_reminder: ({ other, service, startsAt, cancelUntil }, at) => ({
    title: 'Reminder of your appointment',
    text: `Your appointment with ${other}: ${service}, ${at(startsAt)}.${deadline(cancelUntil, at)}`,
  }),
  appointment_late: ({ side, other, service, startsAt, minutes = 5, isAtCustomer = false }, at) => ({
    title: `About ${minutes} minutes later`,
    text: `${
      isAtCustomer
        ? side === 'customer'
          ? `${other} will come to you about ${minutes} minutes later`
          : `${other} asks you to come about ${minutes} minutes later`
        : `${other} is running about ${minutes} minutes late`
    }: ${service}, ${at(startsAt)}.`,
  }),
  appointment_completed: ({ other, service, startsAt }, at) => ({
    title: `How was your appointment at ${other}?`,
    text: `Your appointment is over: ${service}, ${at(startsAt)}. Your review helps others to choose.`,
  }),
  appointment_deposit: ({ other, service, startsAt, deposit, currency }, at) => ({
    title: 'Deposit received',
    text: `${other} has received your deposit${deposit === undefined ? '' : ` of ${money('en', deposit.cents, currency)}`}: ${service}, ${at(startsAt)}.`,
  }),
  review_received: ({ other, service, occasion }) =>
    occasion === 'sealed'
      ? {
          title: 'You were reviewed',
          text: `${other} has reviewed the appointment (${service}). The review is sealed until both have written or 7 days have passed.`,
        }
      : { title: 'New review', text: `The review of ${other} can now be read (${service}).` },
  waiting_offer: ({ other, service, startsAt, answerUntil }, at) => ({
    title: 'A time is free',
    text: `The time that you wait for is free at ${other}: ${service}, ${at(startsAt)}.${
      answerUntil === null ? '' : ` Kept for you until ${at(answerUntil)}.`
    }`,
  }),
  system: ({ text, said }) => ({ title: `Message from ${siteName}`, text: said?.en ?? text }),
};
