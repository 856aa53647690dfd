import { deliverDueTexts } from './actions.ts';

/** Run by the schedule, for functions that ended too early and messages whose first delivery failed. */
export const runDueTexts = deliverDueTexts;
