/** The drawn pictures of trades and kinds of property. */
export const kindPictures = [
  'residential',
  'commercial',
  'land',
  'architects',
  'constructors',
  'hair',
  'barber',
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

/** Those that are drawn as tall as a screen as well, beside a form. */
export const tallPictures = ['residential', 'hair', 'nails'] as const satisfies readonly KindPicture[];

export type TallPicture = (typeof tallPictures)[number];

export const sourceOfTall = (kind: TallPicture): string => `/kinds/tall/${kind}.webp`;

export const sourceOfKind = (kind: KindPicture): string => `/kinds/${kind}.webp`;
