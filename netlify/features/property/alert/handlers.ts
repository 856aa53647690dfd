import * as actions from './actions.ts';

/** Run by the schedule every minute: matches news with the saved searches and queues the mails that are due. */
export const { runNews } = actions;
