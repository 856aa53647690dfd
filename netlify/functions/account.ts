import * as account from '../features/account/account/handlers.ts';
import * as agreement from '../features/account/agreement/handlers.ts';
import * as device from '../features/account/device/handlers.ts';
import * as image from '../features/account/image/handlers.ts';
import * as verification from '../features/account/verification/handlers.ts';
import { serveStrands } from '../http/serve-strands.ts';

/** The quarter without auth.ts, provider-profile.ts and verify-email.ts. */
export default serveStrands(
  [account, agreement, device, image, verification],
  (path) => !/^\/(auth|provider\/verify-email)\//.test(path),
);
