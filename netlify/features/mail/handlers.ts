import type { Adapters } from '../../adapters/ports.ts';
import { deliverDueMail, writeResetMails } from './actions.ts';

/**
 * What the schedule does for those whose function ended too soon, and with mail whose first delivery failed. The mails to
 * those who forgot their password follow this run, like all that is queued.
 */
export const handleDueMail = async (world: Adapters): Promise<Record<'sent' | 'failed' | 'resets', number>> => ({
  ...(await deliverDueMail(world)),
  ...(await writeResetMails(world)),
});
