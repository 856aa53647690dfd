import * as account from '../../src/contract/account/account.ts';
import * as factor from '../../src/contract/account/account-factor.ts';
import * as phone from '../../src/contract/account/phone.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

export default serveQuarter(
  [
    answers(account, async () => ({
      ...(await import('../features/account/account/actions.ts')),
      ...(await import('../features/account/account/step-actions.ts')),
    })),
    answers(factor, async () => ({
      ...(await import('../features/account/account/factor-actions.ts')),
      ...(await import('../features/account/account/step-actions.ts')),
      ...(await import('../features/account/account/loss-actions.ts')),
    })),
    answers(phone, () => import('../features/account/phone/actions.ts')),
  ],
  (path) => path.startsWith('/auth/'),
);
