/** Where services are offered. */
export const countries = ['de', 'at', 'ch'] as const;
export type Country = (typeof countries)[number];

const digits = { de: 5, at: 4, ch: 4 } as const satisfies Record<Country, number>;

/** 5 digits in Germany, 4 in Austria and Switzerland. */
export const isPostalCodeIn = (country: Country, text: string): boolean =>
  /^\d+$/.test(text.trim()) && text.trim().length === digits[country];

/** The names under which an account keeps its country. Properties are listed in the Philippines only. */
export const countryNames = { de: 'Deutschland', at: 'Österreich', ch: 'Schweiz' } as const satisfies Record<
  Country,
  string
>;
export const accountCountries = [...Object.values(countryNames), 'Philippines'] as const;

/** Customers are asked for no country: it is the provider's, whose clock tells it. */
export const countryOfZone = (timeZone: string): Country =>
  timeZone === 'Europe/Vienna' ? 'at' : timeZone === 'Europe/Zurich' ? 'ch' : 'de';

/** Undefined for an account without a country of services. */
export const countryNamed = (name: string | null): Country | undefined =>
  countries.find((country) => countryNames[country] === name);
