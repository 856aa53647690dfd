import type { Country } from './country.ts';

interface LegalForm {
  countries: readonly Country[];
  /** Entered in a public register: its court and number belong to the details. */
  isRegistered: boolean;
  /** Somebody acts for it: their name belongs to the details. */
  isRepresented: boolean;
}

const person = { isRegistered: false, isRepresented: false } as const;
const partners = { isRegistered: false, isRepresented: true } as const;
const company = { isRegistered: true, isRepresented: true } as const;

/** The forms in which somebody offers services. The names on the screens are those of each country's law. */
export const legalForms = {
  sole: { countries: ['de', 'at', 'ch'], ...person },
  registered_sole: { countries: ['de', 'at', 'ch'], isRegistered: true, isRepresented: false },
  gbr: { countries: ['de'], ...partners },
  egbr: { countries: ['de'], ...company },
  partg: { countries: ['de'], ...company },
  ohg: { countries: ['de'], ...company },
  kg: { countries: ['de', 'at'], ...company },
  gmbh_co_kg: { countries: ['de', 'at'], ...company },
  ug: { countries: ['de'], ...company },
  gmbh: { countries: ['de', 'at', 'ch'], ...company },
  ag: { countries: ['de', 'at', 'ch'], ...company },
  cooperative: { countries: ['de', 'at', 'ch'], ...company },
  association: { countries: ['de'], ...company },
  gesbr: { countries: ['at'], ...partners },
  og: { countries: ['at'], ...company },
  flexco: { countries: ['at'], ...company },
  simple_partnership: { countries: ['ch'], ...partners },
  general_partnership: { countries: ['ch'], ...company },
  limited_partnership: { countries: ['ch'], ...company },
} as const satisfies Record<string, LegalForm>;

export type LegalFormName = keyof typeof legalForms;
export const legalFormNames = Object.keys(legalForms) as LegalFormName[];

export const legalFormOf = (name: LegalFormName): LegalForm => legalForms[name];

export const legalFormsIn = (country: Country): LegalFormName[] =>
  legalFormNames.filter((name) => legalFormOf(name).countries.includes(country));
