import { listNotifications, readNotifications } from '../../../src/contract/notification.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleListNotifications = answer(listNotifications, actions.listNotifications);

export const handleReadNotifications = answer(readNotifications, actions.readNotifications);
