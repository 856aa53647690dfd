import * as actions from './actions.ts';

/** What the schedule does every minute: news are matched with the saved searches, and due mails are queued. */
export const { handleNews } = actions;
