import type { WithdrawalRule } from '../../src/contract/booking/withdrawal-instruction.ts';

/** What a visit keeps of the texts that were agreed: the names of their versions, and which instruction about withdrawal it was. */
export interface Agreed {
  terms: string;
  withdrawal: string;
  rule: WithdrawalRule;
}

/** As a column `agreed` of the table `visit`; null of what a provider entered, and of visits from before. */
export const agreedColumn = `case when visit.terms_version is not null then jsonb_build_object(
    'terms', visit.terms_version, 'withdrawal', visit.withdrawal_version, 'rule', visit.withdrawal_rule) end as agreed`;
