import {
  endRecall,
  type RecallWay,
  type recallObstacles,
  recallPauseDays,
} from '../../../../src/contract/booking/client-recall.ts';
import { apiBase, pathOf } from '../../../../src/contract/endpoint-path.ts';

export const recallLimits = {
  callsPerProvider: { name: 'recalls', times: 100, seconds: 60 * 60 },
  callsPerCaller: { name: 'recall-links', times: 100, seconds: 60 * 60 },
} as const;

export type RecallObstacle = (typeof recallObstacles)[number];

export interface RecallState {
  agreedAt: string | null;
  sentAt: string | null;
  isBooked: boolean;
  /** The e-mail address or mobile number to which the invitation goes. */
  to: string | undefined;
}

/** Why somebody is not invited now; undefined where nothing stands in the way. */
export function obstacleOf({ agreedAt, sentAt, isBooked, to }: RecallState, now: Date): RecallObstacle | undefined {
  if (agreedAt === null) return 'consent';
  if (isBooked) return 'booked';
  if (sentAt !== null && now.getTime() - Date.parse(sentAt) < recallPauseDays * 86_400_000) return 'recent';
  return to === undefined ? 'unreachable' : undefined;
}

/** As the month counts them. */
export const countedAs = { mail: 'mails', text: 'texts' } as const satisfies Record<RecallWay, 'mails' | 'texts'>;

/** The address for their mail programs. */
export const oneClickEnd = (siteUrl: string, token: string): string =>
  siteUrl + pathOf(endRecall, apiBase).replace(':token', token);
