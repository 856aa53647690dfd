import * as z from 'zod/mini';
import { user } from './account.ts';
import { endpoint } from './endpoint.ts';
import { planNames } from './plans.ts';

export const changePackage = endpoint('PUT /provider/package', {
  summary: 'Change the plan within its strand; what exceeds the new one becomes a draft, the newest is kept',
  access: 'lister',
  body: z.object({ package: z.enum(planNames) }),
  // How many listings and service cards became drafts.
  response: z.object({ user, drafted: z.object({ listings: z.int(), cards: z.int() }) }),
});
