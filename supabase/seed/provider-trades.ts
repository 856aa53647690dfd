import type { ServiceCategory } from '../../src/contract/services/service-taxonomy.ts';
import type { PictureSeries } from './pictures.ts';

export interface CardTemplate {
  category: ServiceCategory;
  name: string;
  description: string;
  priceCents: number;
  priceUnit: 'visit' | 'hour';
  durationMinutes: number;
  /** Work with the wait behind it, in minutes. Empty: all of it is work. */
  parts: readonly { work: number; wait: number }[];
  /** The cheapest has price and duration of the card. */
  variants: readonly OptionTemplate[];
  extras: readonly OptionTemplate[];
}

interface OptionTemplate {
  id: string;
  name: string;
  priceCents: number;
  durationMinutes: number;
}

/** `salon` opens from Tuesday to Saturday, `workday` from Monday to Friday, `daily` keeps short hours all week. */
export type OpeningPattern = 'salon' | 'workday' | 'daily';

export interface Trade {
  /** Business names; `{last}` and `{first}` stand for the owner's. */
  names: readonly string[];
  description: string;
  hours: OpeningPattern;
  /** Whether one can imagine the work being done at the customer's. */
  travels: boolean;
  pictures: PictureSeries;
  cards: readonly CardTemplate[];
}

/** `60+45 75`: an hour of work, 45 minutes of waiting, 75 minutes of work. */
const partsOf = (text: string): CardTemplate['parts'] =>
  text === ''
    ? []
    : text.split(' ').map((part) => {
        const [work, wait = 0] = part.split('+').map(Number);
        return { work: work ?? 0, wait };
      });

/** `kurz 55 120, lang 65 140`: name, euros and minutes of each. */
const optionsOf = (text: string): OptionTemplate[] =>
  text === ''
    ? []
    : text.split(', ').map((option) => {
        const [name = '', euros, minutes] = option.split(' ');
        const id = name.toLowerCase().slice(0, 8);
        return { id, name, priceCents: Number(euros) * 100, durationMinutes: Number(minutes) };
      });

/** One card a line: category | name | euros, per visit or `/h` | minutes | description | parts | variants | extras. */
export function cardsOf(table: string): CardTemplate[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [category = '', name = '', price = '', minutes, description = '', parts = '', variants = '', extras = ''] =
        line.split('|');
      return {
        category: category as ServiceCategory,
        name,
        description,
        priceCents: Math.round(Number.parseFloat(price) * 100),
        priceUnit: price.endsWith('/h') ? 'hour' : 'visit',
        durationMinutes: Number(minutes),
        parts: partsOf(parts),
        variants: optionsOf(variants),
        extras: optionsOf(extras),
      };
    });
}

export const trades: readonly Trade[] = [
  {
    names: ['Salon {first}', 'Haarstudio {last}', 'Friseur {last}', 'Schnittraum {last}'],
    description:
      'Bei uns nimmt sich jemand Zeit: Beratung, Schnitt und Farbe aus einer Hand. Wir arbeiten mit Farben ohne Ammoniak, und ein Kaffee gehört dazu.',
    hours: 'salon',
    travels: true,
    pictures: 'service-hair',
    cards: cardsOf(`
friseur|Waschen, Schneiden, Föhnen|49|60|Mit Kopfmassage und Beratung, für alle Längen.
haarschnitt|Trockenhaarschnitt|29|30|Schnell und präzise, ohne Waschen.
coloring|Balayage|139|180|Freihand gemalte Strähnen, mit Glossing und Pflege.|75+45 60
coloring|Ansatzfarbe|59|90|Ihr Farbton, frisch bis zum Ansatz. Pflegekur inklusive.|30+30 30
haarschnitt|Kinderhaarschnitt|19|30|Für Kinder bis 12 Jahre, mit Geduld und Bilderbuch.
friseur|Hochsteckfrisur|75|90|Für Hochzeit, Ball oder Bühne, Probetermin auf Wunsch.
friseur|Pflegekur mit Föhnen|35|45|Tiefenpflege für strapaziertes Haar.
`),
  },
  {
    names: ['Barbershop {last}', '{last} Barbers', 'Der Herrensalon {last}'],
    description:
      'Klassisches Handwerk mit heißem Tuch und ruhiger Hand. Kommen Sie allein oder zu zweit, wir haben zwei Stühle und gute Musik.',
    hours: 'salon',
    travels: false,
    pictures: 'service-barber',
    cards: cardsOf(`
barber|Fade Cut|32|45|Sauberer Übergang, Konturen mit dem Messer.
barber|Bart trimmen und formen|22|30|Heißes Tuch, Öl und klare Linien.
barber|Schnitt und Bart|49|60|Das ganze Programm in einer Stunde.
haarschnitt|Maschinenhaarschnitt|18|15|Eine Länge, ein Preis.
barber|Nassrasur|29|30|Mit Messer, Pinsel und Aftershave-Balsam.
`),
  },
  {
    names: ['Kosmetik {last}', 'Hautwerk {last}', 'Institut {first} {last}'],
    description:
      'Gesunde Haut braucht keine zehn Produkte. Wir sehen hin, erklären und behandeln, was nötig ist; Sie gehen mit einem Plan nach Hause.',
    hours: 'salon',
    travels: true,
    pictures: 'service-cosmetics',
    cards: cardsOf(`
kosmetik|Klassische Gesichtsbehandlung|69|90|Reinigung, Peeling, Maske und Massage.
gesichtspflege|Aquafacial|89|60|Porentiefe Reinigung mit Wirkstoffserum.
kosmetik|Wimpernlifting|55|60|Offener Blick für sechs bis acht Wochen.
gesichtspflege|Ausreinigung|49|45|Sanft und gründlich, auch bei unreiner Haut.
kosmetik|Augenbrauen formen und färben|25|30|Mit Faden, auf Ihr Gesicht abgestimmt.
kosmetik|Braut-Make-up|120|120|Mit Probetermin, hält bis zum letzten Tanz.
gesichtspflege|Anti-Aging-Massage|59|45|Bindegewebe und Kiefer, entspannt und strafft.
`),
  },
  {
    names: ['Nagelstudio {last}', 'Nails by {first}', 'Handwerk & Lack {last}'],
    description:
      'Sauber, ruhig und ohne Feilstaub in der Luft: Wir arbeiten mit Absaugung und sterilen Instrumenten. Farben haben wir 240.',
    hours: 'salon',
    travels: true,
    pictures: 'service-nails',
    cards: cardsOf(`
nageldesign|Neumodellage Gel|55|120|Natürlich oder lang, in Ihrer Form.||Natürlich 55 120, Lang 65 140|French 8 10, Steinchen 4 5
nageldesign|Auffüllen Gel|42|90|Alle drei bis vier Wochen, inklusive Farbe.
nagelpflege|Maniküre|28|45|Nagelhaut, Form, Pflegeöl und Lack.
nagelpflege|Pediküre|38|60|Fußbad, Hornhaut, Nägel, Massage.
nageldesign|Nail Art je Hand|15|30|Feine Linien, Chrome oder Steinchen.
nagelpflege|Japanische Maniküre|35|45|Bienenwachs und Kieselerde für brüchige Nägel.
`),
  },
  {
    names: ['Massagepraxis {last}', 'Ruhepol {last}', 'Körperzeit {first}'],
    description:
      'Ein warmer Raum, eine Stunde Ruhe und Hände, die wissen, was sie tun. Ausbildung in klassischer Massage und Physiotherapie.',
    hours: 'daily',
    travels: true,
    pictures: 'service-massage',
    cards: cardsOf(`
massage|Klassische Ganzkörpermassage|75|60|Ruhig und kräftig, auf Wunsch mit Aromaöl.
massage|Rückenmassage|45|30|Schultern, Nacken, Lendenbereich.
massage|Hot-Stone-Massage|95|90|Warme Basaltsteine lösen, was verspannt ist.
massage|Sportmassage|65|45|Vor oder nach dem Wettkampf.
massage|Schwangerschaftsmassage|70|60|In Seitenlage, ab der 13. Woche.
massage|Fußreflexzonenmassage|49|45|Für alle, die viel stehen.
`),
  },
  {
    names: ['Reinigung {last}', 'Blitzblank {last}', 'Sauberzeit {last}'],
    description:
      'Feste Ansprechpartner, feste Zeiten und eigene Geräte. Wir reinigen Wohnungen, Treppenhäuser und kleine Büros, versichert und angemeldet.',
    hours: 'workday',
    travels: true,
    pictures: 'service-cleaning',
    cards: cardsOf(`
reinigung|Wohnungsreinigung|29/h|120|Bad, Küche, Böden, Staub. Mittel bringen wir mit.
reinigung|Fensterreinigung|34/h|90|Mit Rahmen und Falz, streifenfrei.
reinigung|Grundreinigung beim Auszug|38/h|180|Besenrein war gestern: übergabefertig.
reinigung|Büroreinigung|32/h|120|Vor oder nach der Arbeitszeit.
reinigung|Treppenhausreinigung|30/h|60|Wöchentlich oder nach Absprache.
reinigung|Polster- und Teppichreinigung|79|90|Sprühextraktion, trocken nach vier Stunden.
`),
  },
  {
    names: ['{last} Reparaturen', 'Handwerksdienst {last}', 'Hausmeisterei {last}'],
    description:
      'Kleine Aufträge sind bei uns richtig: tropfende Hähne, klemmende Türen, Möbel, Lampen. Wir kommen mit Werkzeug und lassen nichts liegen.',
    hours: 'workday',
    travels: true,
    pictures: 'service-repair',
    cards: cardsOf(`
reparatur|Kleinreparaturen im Haus|52/h|60|Türen, Schlösser, Regale, Dichtungen.
reparatur|Möbelmontage|45/h|120|Schränke, Betten, Küchenteile.
reparatur|Lampen und Dosen anschließen|59|45|Durch eine Elektrofachkraft, mit Prüfung.
reparatur|Wasserhahn tauschen|85|60|Ohne Material, Entsorgung inklusive.
reparatur|Waschmaschine reparieren|69|90|Fehlersuche und Angebot, Anfahrt enthalten.
reparatur|Fahrradreparatur vor Ort|49|45|Bremsen, Schaltung, Platten.
`),
  },
  {
    names: ['Malerbetrieb {last}', 'Maler {last} & Team', 'Farbraum {last}'],
    description:
      'Abkleben, spachteln, streichen, aufräumen. Meisterbetrieb in zweiter Generation; Angebote machen wir nach einem Termin vor Ort.',
    hours: 'workday',
    travels: true,
    pictures: 'service-painting',
    cards: cardsOf(`
maler|Beratung und Aufmaß vor Ort|39|60|Wird beim Auftrag verrechnet.
maler|Zimmer streichen|46/h|180|Wände und Decke, Farbe nach Wahl.
maler|Tapezieren|48/h|180|Raufaser, Vlies oder Muster.
maler|Türen und Heizkörper lackieren|44/h|120|Geruchsarme Lacke auf Wasserbasis.
maler|Schimmel beseitigen|55/h|120|Mit Ursachensuche und Protokoll.
`),
  },
  {
    names: ['Umzüge {last}', '{last} Transporte', 'Kistenweise {last}'],
    description:
      'Zwei Leute, ein Transporter und Decken für alles, was Kratzer bekommt. Festpreise nach Besichtigung, auch am Wochenende.',
    hours: 'daily',
    travels: true,
    pictures: 'service-moving',
    cards: cardsOf(`
umzug|Umzugshelfer|32/h|180|Je Person, ab zwei Stunden, Tragegurte inklusive.
umzug|Transporter mit Fahrer|59/h|120|3,5 Tonnen, im Stadtgebiet.
umzug|Besichtigung und Angebot|25|30|Vor Ort oder per Video, wird verrechnet.
umzug|Klaviertransport|240|120|Bis zum zweiten Stock, versichert.
umzug|Entrümpelung|49/h|180|Keller, Dachboden, Wohnung; Entsorgung nach Aufwand.
`),
  },
  {
    names: ['Pfotenglück {last}', 'Hundebetreuung {last}', 'Gassi mit {first}'],
    description:
      'Ihr Hund geht mit Leine, Leckerli und ausgebildeter Begleitung. Sachkundenachweis und Haftpflicht liegen vor, Fotos gibt es unterwegs.',
    hours: 'daily',
    travels: true,
    pictures: 'service-dog',
    cards: cardsOf(`
hundesitter|Gassirunde|18|60|Einzeln oder in kleiner Gruppe.
hundesitter|Tagesbetreuung, halber Tag|35|180|Garten, Mittagsschlaf, zwei Runden.
hundesitter|Welpenbesuch zu Hause|15|30|Füttern, spielen, kurz hinaus.
hundesitter|Abendrunde|16|45|Bis 20 Uhr, auch für ältere Hunde.
hundesitter|Kennenlernen|9|30|Ein Spaziergang, bei dem wir uns beschnuppern.
`),
  },
];

export function tradeShownBy(pictures: PictureSeries): Trade {
  const found = trades.find((trade) => trade.pictures === pictures);
  if (found === undefined) throw new RangeError(`no trade is shown by ${pictures}`);
  return found;
}
