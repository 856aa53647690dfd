import type { Adapters } from '../../adapters/ports.ts';
import { deliverDueMail, writeResetMails } from './actions.ts';

/**
 * Run by the schedule, for functions that ended too early and mails whose first delivery failed. The mails for forgotten
 * passwords are queued here and delivered after this run, like everything that is queued.
 */
export const handleDueMail = async (world: Adapters): Promise<Record<'sent' | 'failed' | 'resets', number>> => ({
  ...(await deliverDueMail(world)),
  ...(await writeResetMails(world)),
});
