import { verifyEmail } from '../../src/contract/account/account.ts';
import { answers } from '../http/answer.ts';
import { serve } from '../http/serve.ts';

export default serve(...answers({ verifyEmail }, () => import('../features/account/account/actions.ts')));
