import * as contract from '../../../../src/contract/booking/calendar.ts';
import { answer, readAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';
import { addEntry as runEntry } from './entry-actions.ts';

export const getCalendar = readAnswer(contract.getCalendar, actions.getCalendar);

export const addEntry = answer(contract.addEntry, runEntry);
