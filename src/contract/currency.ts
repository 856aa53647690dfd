import { type Country, countryOfZone } from './country.ts';

/** The money of services: francs in Switzerland, where its law asks for them, and euro elsewhere. Properties are in pesos. */
export const serviceCurrencies = ['EUR', 'CHF'] as const;
export type ServiceCurrency = (typeof serviceCurrencies)[number];

export const currencyOf = (country: Country): ServiceCurrency => (country === 'ch' ? 'CHF' : 'EUR');

export const otherCurrency = (currency: ServiceCurrency): ServiceCurrency => (currency === 'EUR' ? 'CHF' : 'EUR');

/** The clock of a provider follows from the country of the business, and so does the money. */
export const currencyOfZone = (timeZone: string): ServiceCurrency => currencyOf(countryOfZone(timeZone));
