import { sendPhoneCode, verifyPhone } from '../../../src/contract/phone.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleSendPhoneCode = answer(sendPhoneCode, actions.sendPhoneCode);

export const handleVerifyPhone = answer(verifyPhone, actions.verifyPhone);
