/** What the browser loads later (`LatePart`) and the server writes all the same: files of src/features. */
export const writtenParts = [
  'ask-button',
  'few-found',
  'landing-below',
  'nobody-found',
  'profile-below',
  'provider-map',
  'services-front',
];

export const isWritten = (file: string): boolean => writtenParts.some((part) => file.endsWith(`/${part}.tsx`));
