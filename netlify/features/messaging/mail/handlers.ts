import { deliverDueMail } from './actions.ts';

/** Run by the schedule, for functions that ended too early and mails whose first delivery failed. */
export const runDueMail = deliverDueMail;
