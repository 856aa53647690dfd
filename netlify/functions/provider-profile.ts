import * as profile from '../../src/contract/account/profile.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter([answers(profile, () => import('../features/account/profile/actions.ts'))]);
