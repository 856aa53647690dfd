import type { Call } from './answer.ts';

/** Imported at need: most requests confirm no address. */
export const publishAwaiting: Call<never>['publishAwaiting'] = async (...given) =>
  (await import('../features/property/listing/sql.ts')).publishAwaiting(...given);
