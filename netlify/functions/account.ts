import * as factor from '../../src/contract/account/account-factor.ts';
import * as agreement from '../../src/contract/account/agreement.ts';
import * as device from '../../src/contract/account/device.ts';
import * as image from '../../src/contract/account/image.ts';
import * as verification from '../../src/contract/account/verification.ts';
import * as ofSellers from '../../src/contract/account/verification-seller.ts';
import * as ownImage from '../features/account/image/handlers.ts';
import { answers } from '../http/answer.ts';
import { serveQuarter } from '../http/serve-quarter.ts';

/** The quarter without auth.ts, provider-profile.ts and verify-email.ts. */
export default serveQuarter(
  [
    answers(factor, async () => ({
      ...(await import('../features/account/account/factor-actions.ts')),
      ...(await import('../features/account/account/step-actions.ts')),
      ...(await import('../features/account/account/loss-actions.ts')),
    })),
    answers(agreement, () => import('../features/account/agreement/actions.ts')),
    answers(device, () => import('../features/account/device/actions.ts')),
    answers(image, () => import('../features/account/image/actions.ts')),
    answers(verification, () => import('../features/account/verification/actions.ts')),
    answers(ofSellers, () => import('../features/account/verification/seller-actions.ts')),
    ownImage,
  ],
  (path) => !path.startsWith('/auth/'),
);
