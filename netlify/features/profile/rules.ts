import type { ProfileChange } from '../../../src/contract/profile.ts';

/** An empty text empties its field; what was not sent is not there. */
export const withoutEmptyTexts = (sent: ProfileChange): ProfileChange =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );
