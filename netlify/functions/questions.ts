import type { Config } from '@netlify/functions';
import {
  handleAskProvider,
  handleGetQuestion,
  handleGetQuestionByLink,
  handleStartQuestionMails,
  handleWriteQuestion,
  handleWriteQuestionByLink,
} from '../features/question/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  handleAskProvider,
  handleGetQuestion,
  handleWriteQuestion,
  handleGetQuestionByLink,
  handleStartQuestionMails,
  handleWriteQuestionByLink,
);

export const config: Config = {
  path: ['/api/providers/:id/questions', '/api/questions/:id', '/api/question/:token', '/api/question/:token/mails'],
};
