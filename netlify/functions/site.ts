import * as contact from '../../src/contract/site/contact.ts';
import { llms } from '../features/site/assistant/handlers.ts';
import * as texts from '../features/site/sitemap/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([answers(contact, () => import('../features/site/contact/actions.ts')), texts, { llms }]);
