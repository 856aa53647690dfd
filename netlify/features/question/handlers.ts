import {
  askProvider,
  getQuestion,
  getQuestionByLink,
  startQuestionMails,
  writeQuestion,
  writeQuestionByLink,
} from '../../../src/contract/question.ts';
import { routes } from '../../../src/paths.ts';
import { answer, pageAnswer } from '../../http/answer.ts';
import * as actions from './actions.ts';

export const handleAskProvider = answer(askProvider, actions.askProvider);

export const handleGetQuestion = answer(getQuestion, actions.getQuestion);

export const handleWriteQuestion = answer(writeQuestion, actions.writeQuestion);

export const handleGetQuestionByLink = answer(getQuestionByLink, actions.getQuestionByLink);

export const handleStartQuestionMails = answer(startQuestionMails, actions.startQuestionMails);

export const handleWriteQuestionByLink = answer(writeQuestionByLink, actions.writeQuestionByLink);

export const handleLinkedQuestionPage = pageAnswer(routes.questionByLink, handleGetQuestionByLink);
