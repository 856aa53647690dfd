/** Where services are offered. */
export const countries = ['de', 'at', 'ch'] as const;
export type Country = (typeof countries)[number];

const digits = { de: 5, at: 4, ch: 4 } as const satisfies Record<Country, number>;

/** 5 digits in Germany, 4 in Austria and Switzerland. */
export const isPostalCodeIn = (country: Country, text: string): boolean =>
  /^\d+$/.test(text.trim()) && text.trim().length === digits[country];
