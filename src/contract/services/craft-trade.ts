import type { ServiceCategory } from './service-taxonomy.ts';

/**
 * The crafts of annex A of the German Handwerksordnung, by their number there: whoever practises one shows a qualification.
 * The names are those of the law, in every language.
 */
export const craftTrades = {
  1: 'Maurer und Betonbauer',
  2: 'Ofen- und Luftheizungsbauer',
  3: 'Zimmerer',
  4: 'Dachdecker',
  5: 'Straßenbauer',
  6: 'Wärme-, Kälte- und Schallschutzisolierer',
  7: 'Brunnenbauer',
  8: 'Steinmetzen und Steinbildhauer',
  9: 'Stuckateure',
  10: 'Maler und Lackierer',
  11: 'Gerüstbauer',
  12: 'Schornsteinfeger',
  13: 'Metallbauer',
  14: 'Chirurgiemechaniker',
  15: 'Karosserie- und Fahrzeugbauer',
  16: 'Feinwerkmechaniker',
  17: 'Zweiradmechaniker',
  18: 'Kälteanlagenbauer',
  19: 'Informationstechniker',
  20: 'Kraftfahrzeugtechniker',
  21: 'Land- und Baumaschinenmechatroniker',
  22: 'Büchsenmacher',
  23: 'Klempner',
  24: 'Installateur und Heizungsbauer',
  25: 'Elektrotechniker',
  26: 'Elektromaschinenbauer',
  27: 'Tischler',
  28: 'Boots- und Schiffbauer',
  29: 'Seiler',
  30: 'Bäcker',
  31: 'Konditoren',
  32: 'Fleischer',
  33: 'Augenoptiker',
  34: 'Hörakustiker',
  35: 'Orthopädietechniker',
  36: 'Orthopädieschuhmacher',
  37: 'Zahntechniker',
  38: 'Friseure',
  39: 'Glaser',
  40: 'Glasbläser und Glasapparatebauer',
  41: 'Mechaniker für Reifen- und Vulkanisationstechnik',
  42: 'Fliesen-, Platten- und Mosaikleger',
  43: 'Betonstein- und Terrazzohersteller',
  44: 'Estrichleger',
  45: 'Behälter- und Apparatebauer',
  46: 'Parkettleger',
  47: 'Rollladen- und Sonnenschutztechniker',
  48: 'Drechsler (Elfenbeinschnitzer) und Holzspielzeugmacher',
  49: 'Böttcher',
  50: 'Glasveredler',
  51: 'Schilder- und Lichtreklamehersteller',
  52: 'Raumausstatter',
  53: 'Orgel- und Harmoniumbauer',
} as const;

export type CraftTrade = keyof typeof craftTrades;
export const craftTradeNumbers = Object.keys(craftTrades).map(Number) as CraftTrade[];

/** What allows somebody to practise a craft on their own. */
export const qualifications = ['master', 'equivalent', 'exemption', 'manager'] as const;
export type Qualification = (typeof qualifications)[number];

/** The crafts that services of a category are part of. Repairs may be many crafts or none. */
export const craftOf: Partial<Record<ServiceCategory, CraftTrade>> = {
  friseur: 38,
  haarschnitt: 38,
  coloring: 38,
  barber: 38,
  maler: 10,
};
