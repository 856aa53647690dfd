import * as contract from '../../../../src/contract/booking/withdrawal.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const withdrawFromContract = answer(contract.withdrawFromContract, actions.withdrawFromContract);
