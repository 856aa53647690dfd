export { mailAttemptsMaximum, refusalsMaximum } from './mail/rules.ts';
export {
  deleteMailsBefore,
  deleteUnaskedRefusals,
  forgetTexts,
  isResting,
  queueMail,
  replaceWaiting,
  requeueMail,
  takeBackMails,
  wasQueuedSince,
} from './mail/sql.ts';
export { type Announcement, announce } from './notification/actions.ts';
export { deleteNotificationsBefore } from './notification/bell-sql.ts';
export { textedAt, wayToTell } from './notification/client-actions.ts';
export { plainName } from './notification/client-rules.ts';
export { clientMonth, countClientMessage } from './notification/client-sql.ts';
export type { Facts } from './notification/fact-messages.ts';
export { moment, money, short } from './notification/messages.ts';
export { type OfferReader, tellOffer } from './notification/offer-actions.ts';
export { pushAttemptsMaximum } from './notification/push-rules.ts';
export { afterQuiet } from './notification/reminder-rules.ts';
export { linkDaysOf, siteLink } from './notification/rules.ts';
export { deleteTextLinksBefore } from './notification/sql.ts';
export { requireTextBudget } from './sms/actions.ts';
export { budgetOf, periods, type Scope, spentIn, textAttemptsMaximum, textCountries } from './sms/rules.ts';
export { deleteSpentBefore, deleteTextsBefore, queueText, textsSpent } from './sms/sql.ts';
