import type { Config } from '@netlify/functions';
import { runVatChecks } from '../features/services/business/handlers.ts';
import { scheduled } from '../http/scheduled.ts';

export default scheduled('check-vat-ids', runVatChecks);

export const config: Config = { schedule: '*/10 * * * *' };
