import { addEntry, getCalendar } from '../../../src/contract/calendar.ts';
import { answer } from '../../http/answer.ts';
import * as actions from './actions.ts';
import { addEntry as runEntry } from './entry-actions.ts';

export const handleGetCalendar = answer(getCalendar, actions.getCalendar);

export const handleAddEntry = answer(addEntry, runEntry);
