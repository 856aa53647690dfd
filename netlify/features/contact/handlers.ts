import { sendContactMessage } from '../../../src/contract/contact.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleSendContactMessage = answer(sendContactMessage, actions.sendContactMessage);
