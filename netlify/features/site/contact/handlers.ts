import * as contract from '../../../../src/contract/site/contact.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const sendContactMessage = answer(contract.sendContactMessage, actions.sendContactMessage);
