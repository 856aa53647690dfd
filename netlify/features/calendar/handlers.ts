import { addEntry, getCalendar } from '../../../src/contract/calendar.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleGetCalendar = answer(getCalendar, actions.getCalendar);

export const handleAddEntry = answer(addEntry, actions.addEntry);
