/** The drawn pictures of trades and kinds of property, made by `npm run kinds`. */
export const kindPictures = [
  'residential',
  'commercial',
  'land',
  'architects',
  'constructors',
  'hair',
  'nails',
  'cosmetics',
  'massage',
  'cleaning',
  'repair',
  'painting',
  'moving',
  'pets',
] as const;

export type KindPicture = (typeof kindPictures)[number];

export const sourceOfKind = (kind: KindPicture): string => `/kinds/${kind}.webp`;
