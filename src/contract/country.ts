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

/** Every country by its two letters (ISO 3166-1): an address on an invoice may lie in any. */
const known = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
   CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
   GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
   KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ
   NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
   SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
   UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

export const isCountryCode = (text: string): boolean => known.has(text);
