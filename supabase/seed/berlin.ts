import { cardsOf, tradeShownBy } from './provider-trades.ts';
import type { DemoColleague, DemoHours, DemoProvider } from './providers.ts';

/** The businesses of Berlin that are alive on any day: they open all week, holidays too. They stand behind the others. */

const city = { city: 'Berlin', region: 'DE-BE' } as const;
const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;

const daily = (...spans: readonly (readonly [number, number])[]): DemoHours[] =>
  everyDay.flatMap((weekday) => spans.map(([opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute })));

/** Half a day each: two of the three are there on every day, one after the other. */
export const shifts = { early: [540, 900], late: [780, 1140] } as const;
/** Index into the team by weekday, Monday first: 0 is Sabine, 1 Jonas, 2 Miriam. */
export const rota = { early: [0, 0, 1, 0, 0, 1, 2], late: [1, 2, 0, 1, 2, 2, 1] } as const;

const shiftsOf = (person: number): DemoHours[] =>
  (['early', 'late'] as const).flatMap((shift) =>
    rota[shift].flatMap((who, index) => {
      const [opensMinute, closesMinute] = shifts[shift];
      return who === person ? [{ weekday: index + 1, opensMinute, closesMinute }] : [];
    }),
  );

const colleague = (name: string, person: number): DemoColleague => ({
  name,
  cards: null,
  hours: shiftsOf(person),
});

const usual = {
  plan: 'platin',
  isPhonePublic: true,
  isAddressPublic: true,
  isIdentityVerified: true,
  bufferAfterMinutes: 0,
  noticeMinutes: 60,
  timeOff: [],
  colleagues: [],
  isOpenOnHolidays: true,
} as const satisfies Partial<DemoProvider>;

const atShop = { isMobile: false, isAtShop: true, isAvailableNow: false, isFreelancer: false };
const onTheWay = { isMobile: true, isAtShop: false, isAvailableNow: true, isFreelancer: false };
const phoneOf = (index: number): string => `+49 176 040690${20 + index}`;

/** The rest is asked for first. */
const atOnce = new Set(['Haarschnitt Damen', 'Ansatzfarbe', 'Föhnfrisur', 'Pflegekur mit Föhnen']);

const salon: DemoProvider = {
  ...usual,
  firstName: 'Sabine',
  lastName: 'Krüger',
  businessName: 'Salon Krüger',
  email: 'salon@example.com',
  phone: phoneOf(0),
  place: { ...city, zip: '10115', street: 'Invalidenstraße' },
  houseNumber: '12',
  description:
    'Ein Salon mit drei Stühlen und viel Tageslicht: Sabine, Jonas und Miriam schneiden, färben und stecken hoch. Locken sind unsere Stärke, und wer warten muss, bekommt einen Kaffee.',
  trade: tradeShownBy('service-hair'),
  memberDays: 1_100,
  reachKilometres: null,
  cards: cardsOf(`
friseur|Haarschnitt Damen|42|45|Waschen, Schneiden, Föhnen.
haarschnitt|Haarschnitt Herren|28|30|Schere oder Maschine, mit Waschen.
coloring|Ansatzfarbe|65|90|Ihr Farbton, frisch bis zum Ansatz, mit Pflege.|25+35 30
coloring|Strähnen|95|120|Folien oder frei gemalt, mit Glossing.|45+45 30
friseur|Föhnfrisur|39|45|Waschen, föhnen, Volumen, das hält.
friseur|Hochsteckfrisur|75|60|Für Hochzeit und Ball, Probetermin auf Wunsch.
haarschnitt|Kinderhaarschnitt|19|30|Bis 12 Jahre, mit Bilderbuch.
friseur|Pflegekur mit Föhnen|35|45|Für strapaziertes Haar.
`).map((card) => ({ ...card, ...atShop, isAvailableNow: atOnce.has(card.name) })),
  hours: daily([540, 1140]),
  ownHours: shiftsOf(0),
  colleagues: [colleague('Jonas', 1), colleague('Miriam', 2)],
  hasOwnStory: true,
};

const van: DemoProvider = {
  ...usual,
  firstName: 'Murat',
  lastName: 'Öztürk',
  businessName: 'Öztürk kommt',
  email: 'mobil@example.com',
  phone: phoneOf(1),
  place: { ...city, zip: '13347', street: 'Nazarethkirchstraße' },
  houseNumber: '40',
  description:
    'Werkstatt auf Rädern: Ich komme mit dem Bus, bringe Werkzeug und Ersatzteile mit und fahre den Weg von Kunde zu Kunde in einem Zug. Was es kostet, steht vorher fest.',
  trade: tradeShownBy('service-repair'),
  isAddressPublic: false,
  memberDays: 640,
  reachKilometres: 15,
  bufferAfterMinutes: 30,
  cards: tradeShownBy('service-repair').cards.map((card) => ({ ...card, ...onTheWay })),
  hours: daily([480, 1080]),
  hasOwnStory: true,
};

/** One a line: name | business | postal code and street | number | plan. */
const hairdressers = `
Leyla Aksoy|Schnittpunkt Aksoy|10119:Torstraße|88|gold
Henrik Olsen|Haarwerk Olsen|10178:Rosa-Luxemburg-Straße|17|platin
Nora Feldmann|Studio Feldmann|10117:Friedrichstraße|121|gold
Bao Nguyen|Salon Lotus|10435:Kastanienallee|60|gold
Carmen Ruiz|Rizos Berlin|13355:Brunnenstraße|70|platin
Jule Petersen|Kopfsache Petersen|10179:Köpenicker Straße|95|free
Adam Wójcik|Friseur Wójcik|10437:Gleimstraße|14|free
Sibel Yıldırım|Salon Sibel|10557:Alt-Moabit|90|free
Frank Möller|Haarschneider Möller|10405:Winsstraße|31|free
Irina Sokolova|Salon Irina|10969:Oranienstraße|140|free
Theo Blum|Blum Friseure|10115:Chausseestraße|36|free
`;

function hairdresser(line: string, index: number): DemoProvider {
  const [name = '', businessName = '', address = '', houseNumber = '', plan] = line.split('|');
  const [firstName = '', lastName = ''] = name.split(' ');
  const [zip = '', street = ''] = address.split(':');
  const trade = tradeShownBy('service-hair');
  const isFree = plan !== 'gold' && plan !== 'platin';
  return {
    ...usual,
    firstName,
    lastName,
    businessName,
    email: `friseur-${index + 1}@example.com`,
    phone: phoneOf(index + 2),
    plan: isFree ? 'free' : plan,
    place: { ...city, zip, street },
    houseNumber,
    description: trade.description,
    trade,
    isIdentityVerified: !isFree,
    memberDays: 260 + index * 41,
    reachKilometres: null,
    cards: trade.cards.slice(0, isFree ? 1 : plan === 'gold' ? 3 : 7).map((card) => ({
      ...card,
      ...atShop,
      priceCents: card.priceCents + (index % 4) * 200,
      isAvailableNow: !isFree,
    })),
    hours: isFree ? daily([600, 1080]).filter(({ weekday }) => weekday > 1 && weekday < 7) : daily([540, 1170]),
    isOpenOnHolidays: !isFree,
    keepsTomorrowFree: !isFree,
  };
}

/** Trades that nobody else in Berlin has: each tile of /services shows a price and a time. At the edge of the town. */
const rare = [
  ['Lena Hartwig', 'Stille Hände', '12555:Grünstraße', '7', 'service-massage', 'gold'],
  ['Theo Haddad', 'Haddad Umzüge', '12557:Wendenschloßstraße', '103', 'service-moving', 'platin'],
  ['Petra Wolff', 'Hundeschule Pfote', '12559:Müggelheimer Damm', '15', 'service-dog', 'platin'],
  ['Frank Lindner', 'Malerei Lindner', '12524:Semmelweisstraße', '22', 'service-painting', 'platin'],
] as const;

function rareTrade(
  [name, businessName, address, houseNumber, pictures, plan]: (typeof rare)[number],
  index: number,
): DemoProvider {
  const [firstName = '', lastName = ''] = name.split(' ');
  const [zip = '', street = ''] = address.split(':');
  const trade = tradeShownBy(pictures);
  const isAtShop = pictures === 'service-massage';
  return {
    ...usual,
    firstName,
    lastName,
    businessName,
    email: `kiez-${index + 1}@example.com`,
    phone: phoneOf(13 + index),
    plan,
    place: { ...city, zip, street },
    houseNumber,
    description: trade.description,
    trade,
    isAddressPublic: isAtShop,
    memberDays: 310 + index * 53,
    reachKilometres: isAtShop ? null : 40,
    cards: trade.cards
      .slice(0, 3)
      .map((card) => ({ ...card, ...(isAtShop ? atShop : onTheWay), isAvailableNow: true })),
    hours: daily([540, 1140]),
    keepsTomorrowFree: true,
  };
}

export const salonEmail = salon.email;
export const vanEmail = van.email;

export const berlinProviders = (): DemoProvider[] => [
  salon,
  van,
  ...hairdressers.trim().split('\n').map(hairdresser),
  ...rare.map(rareTrade),
];
