import type { Adapters } from '../../adapters/ports.ts';
import { deliverDueMail } from './sql.ts';

/** What the schedule does: mail whose first delivery failed goes out with a later run. */
export const handleDueMail = (world: Adapters): Promise<{ sent: number; failed: number }> => deliverDueMail(world);
