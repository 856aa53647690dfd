import { withdrawFromContract } from '../../../src/contract/withdrawal.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleWithdrawFromContract = answer(withdrawFromContract, actions.withdrawFromContract);
