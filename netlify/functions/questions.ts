import type { Config } from '@netlify/functions';
import {
  askProvider,
  getQuestion,
  getQuestionByLink,
  startQuestionMails,
  writeQuestion,
  writeQuestionByLink,
} from '../features/services/question/handlers.ts';
import { serve } from '../http/serve.ts';

export default serve(
  askProvider,
  getQuestion,
  writeQuestion,
  getQuestionByLink,
  startQuestionMails,
  writeQuestionByLink,
);

export const config: Config = {
  path: ['/api/providers/:id/questions', '/api/questions/:id', '/api/question/:token', '/api/question/:token/mails'],
};
