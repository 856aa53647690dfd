import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import type { Facts } from './fact-messages.ts';

/** One event in two sentences, for the bell, the mail and the text message alike. */
export interface TwoSentences {
  title: string;
  text: string;
}

/** Writes an instant. */
export type Moment = (instant: string) => string;

export type Sentences = Record<NotificationKind, (facts: Facts, at: Moment) => TwoSentences>;
