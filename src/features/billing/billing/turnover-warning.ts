import { type getTurnover, turnoverWarning } from '../../../contract/billing/billing-tax-report.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';

export type Measured = NonNullable<AnswerOf<typeof getTurnover>['turnover']>;

export const spans = ['thisYear', 'lastYear'] as const;

/** How much of a limit is used up, of the one that is nearer; undefined while there is no reason to warn. */
export function warningOf(
  turnover: Pick<Measured, (typeof spans)[number]>,
): { isOver: boolean; share: number } | undefined {
  const share = Math.max(...spans.map((span) => turnover[span].minor / turnover[span].limitMinor));
  return share < turnoverWarning ? undefined : { isOver: share > 1, share };
}
