import { type ServiceName, serviceNames } from './service-taxonomy.ts';

/** What people call trades and their work in German and English, by the service that it is here. */
export const tradeWords: Record<string, { de: readonly string[]; en: readonly string[] }> = {
  friseur: {
    de: [
      'Friseur',
      'Friseurin',
      'Frisör',
      'Frisörin',
      'Friseursalon',
      'Haarsalon',
      'Haarstylist',
      'Coiffeur',
      'Coiffeuse',
    ],
    en: ['Hairdresser', 'Hair salon', 'Hairstylist', 'Hair stylist'],
  },
  haarschnitt: {
    de: [
      'Haarschnitt',
      'Haare schneiden',
      'Damenhaarschnitt',
      'Herrenhaarschnitt',
      'Kinderhaarschnitt',
      'Spitzen schneiden',
    ],
    en: ['Haircut', 'Hair cut', 'Trim'],
  },
  coloring: {
    de: ['Coloration', 'Haare färben', 'Färben', 'Strähnchen', 'Balayage', 'Tönung', 'Colorist'],
    en: ['Hair colouring', 'Hair coloring', 'Hair dye', 'Highlights'],
  },
  barber: {
    de: ['Barbier', 'Barbershop', 'Herrenfriseur', 'Bartpflege', 'Rasur', 'Bart schneiden'],
    en: ['Barber', 'Barber shop', 'Beard trim', 'Shave'],
  },
  kosmetik: {
    de: [
      'Kosmetik',
      'Kosmetikerin',
      'Kosmetiker',
      'Kosmetikstudio',
      'Kosmetiksalon',
      'Visagistin',
      'Wimpern',
      'Augenbrauen',
      'Waxing',
    ],
    en: ['Beautician', 'Beauty salon', 'Make-up artist', 'Makeup', 'Eyelashes', 'Eyebrows'],
  },
  gesichtspflege: {
    de: ['Gesichtspflege', 'Gesichtsbehandlung', 'Gesichtsreinigung', 'Peeling'],
    en: ['Facial', 'Facial treatment', 'Skin care'],
  },
  nageldesign: {
    de: ['Nageldesign', 'Nageldesignerin', 'Nagelstudio', 'Gelnägel', 'Acrylnägel', 'Nagelmodellage', 'Shellac'],
    en: ['Nail design', 'Nail studio', 'Nail salon', 'Gel nails', 'Nail art'],
  },
  nagelpflege: {
    de: ['Nagelpflege', 'Maniküre', 'Pediküre', 'Fußpflege', 'Fußpflegerin'],
    en: ['Manicure', 'Pedicure', 'Nail care', 'Foot care'],
  },
  massage: {
    de: [
      'Massage',
      'Masseur',
      'Masseurin',
      'Massagestudio',
      'Rückenmassage',
      'Thaimassage',
      'Sportmassage',
      'Massagepraxis',
    ],
    en: ['Massage therapist', 'Back massage', 'Thai massage', 'Masseuse'],
  },
  reinigung: {
    de: [
      'Reinigung',
      'Putzfrau',
      'Putzhilfe',
      'Putzkraft',
      'Putzen',
      'Reinigungskraft',
      'Reinigungsfirma',
      'Gebäudereiniger',
      'Gebäudereinigung',
      'Raumpflegerin',
      'Haushaltshilfe',
      'Fensterputzer',
      'Fensterreinigung',
      'Treppenhausreinigung',
      'Teppichreinigung',
    ],
    en: [
      'Cleaner',
      'Cleaning',
      'Cleaning lady',
      'House cleaning',
      'Housekeeper',
      'Maid',
      'Window cleaner',
      'Carpet cleaning',
    ],
  },
  reparatur: {
    de: [
      'Reparatur',
      'Klempner',
      'Klempnerin',
      'Installateur',
      'Sanitär',
      'Sanitärinstallateur',
      'Spengler',
      'Heizungsbauer',
      'Elektriker',
      'Elektrikerin',
      'Elektroinstallateur',
      'Handwerker',
      'Hausmeister',
      'Schreiner',
      'Tischler',
      'Schlosser',
      'Schlüsseldienst',
      'Dachdecker',
      'Fliesenleger',
      'Glaser',
      'Bodenleger',
      'Trockenbauer',
      'Möbelmontage',
      'Rohrreinigung',
      'Waschmaschine reparieren',
    ],
    en: [
      'Repair',
      'Repairs',
      'Plumber',
      'Plumbing',
      'Electrician',
      'Handyman',
      'Carpenter',
      'Joiner',
      'Locksmith',
      'Roofer',
      'Tiler',
      'Glazier',
      'Heating engineer',
      'Caretaker',
      'Furniture assembly',
      'Drain cleaning',
      'Appliance repair',
    ],
  },
  maler: {
    de: [
      'Maler',
      'Malerin',
      'Malerbetrieb',
      'Maler und Lackierer',
      'Lackierer',
      'Anstreicher',
      'Tapezierer',
      'Tapezieren',
      'Wände streichen',
    ],
    en: ['Painter', 'House painter', 'Decorator', 'Painter and decorator', 'Wallpapering'],
  },
  umzug: {
    de: [
      'Umzug',
      'Umzugsfirma',
      'Umzugsunternehmen',
      'Umzugshelfer',
      'Möbelpacker',
      'Möbeltransport',
      'Spedition',
      'Entrümpelung',
    ],
    en: ['Mover', 'Movers', 'Moving', 'Moving company', 'Removals', 'Removal company', 'House clearance'],
  },
  hundesitter: {
    de: [
      'Hundesitter',
      'Hundesitterin',
      'Hundebetreuung',
      'Gassigeher',
      'Gassi gehen',
      'Hundeausführer',
      'Tiersitter',
      'Tierbetreuung',
    ],
    en: ['Dog sitter', 'Dog sitting', 'Dog walker', 'Dog walking', 'Pet sitter', 'Pet sitting'],
  },
} satisfies Partial<Record<ServiceName, { de: readonly string[]; en: readonly string[] }>>;

/** `Maniküre`, `Manikuere` and `manikure` are one word, `Make-up` and `makeup` too. */
const folded = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1')
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .replaceAll(/\p{M}/gu, '');

const byWord = new Map(
  Object.entries(tradeWords).flatMap(([service, { de, en }]) =>
    [...de, ...en].map((word) => [folded(word), service] as const),
  ),
);

/** The service that somebody means: by its name here or by a usual name of the trade; undefined where we know none. */
export function serviceCalled(typed: string): ServiceName | undefined {
  const named = byWord.get(folded(typed)) ?? typed.trim().toLowerCase();
  return serviceNames.find((known) => known === named);
}
