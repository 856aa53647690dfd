import * as contract from '../../../../src/contract/messaging/message.ts';
import { answer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const listConversations = answer(contract.listConversations, actions.listConversations);
