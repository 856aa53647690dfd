import { listConversations } from '../../../src/contract/message.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListConversations = answer(listConversations, actions.listConversations);
