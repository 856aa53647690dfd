import * as contract from '../../../../src/contract/account/phone.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const sendPhoneCode = answer(contract.sendPhoneCode, actions.sendPhoneCode);

export const verifyPhone = answer(contract.verifyPhone, actions.verifyPhone);
