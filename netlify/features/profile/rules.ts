import type { ProfileChange } from '../../../src/contract/profile.ts';

/** An empty text becomes null, which empties the field. Fields that were not sent stay absent. */
export const withoutEmptyTexts = (sent: ProfileChange): ProfileChange =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );
