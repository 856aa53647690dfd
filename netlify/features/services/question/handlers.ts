import * as contract from '../../../../src/contract/services/question.ts';
import { routes } from '../../../../src/paths.ts';
import { answer, pageAnswer } from '../../../http/answer.ts';
import * as actions from './actions.ts';

export const askProvider = answer(contract.askProvider, actions.askProvider);

export const getQuestion = answer(contract.getQuestion, actions.getQuestion);

export const writeQuestion = answer(contract.writeQuestion, actions.writeQuestion);

export const getQuestionByLink = answer(contract.getQuestionByLink, actions.getQuestionByLink);

export const startQuestionMails = answer(contract.startQuestionMails, actions.startQuestionMails);

export const writeQuestionByLink = answer(contract.writeQuestionByLink, actions.writeQuestionByLink);

export const linkedQuestionPage = pageAnswer(routes.questionByLink, getQuestionByLink);
