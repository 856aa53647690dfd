import { type ImagePurpose, uploadFolderOf } from '../../src/contract/account/image.ts';

export type PictureKind =
  | 'house'
  | 'tower'
  | 'apartment'
  | 'townhouse'
  | 'lot'
  | 'commercial'
  | 'retail'
  | 'industrial'
  | 'hotel'
  | 'vacation'
  | 'foreclosure'
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'terrace'
  | 'workspace'
  | 'plan'
  | 'architecture'
  | 'construction'
  | 'logo'
  | 'service'
  | 'face'
  | 'look'
  | 'paper';

export interface DemoPicture {
  /** `pictures/<name>.webp`, and beside it the smaller copy. */
  name: string;
  series: PictureSeries;
  kind: PictureKind;
  alt: { de: string; en: string };
}

const seriesTable = [
  ['house-modern', 7, 'house', 'Modern house with a flat roof and garage', 'Modernes Haus mit Flachdach und Garage'],
  ['house-gable', 7, 'house', 'Bungalow with a gable roof and garden', 'Bungalow mit Satteldach und Garten'],
  ['house-storeys', 7, 'house', 'Two-storey family house with a balcony', 'Zweistöckiges Familienhaus mit Balkon'],
  ['house-kubo', 2, 'house', 'House on stilts with a thatched roof', 'Pfahlhaus mit Strohdach'],
  ['house-heritage', 2, 'house', 'Heritage house of stone and wood', 'Historisches Haus aus Stein und Holz'],
  ['tower', 17, 'tower', 'Condominium tower above the city', 'Wohnturm über der Stadt'],
  ['apartment', 15, 'apartment', 'Apartment building with balconies', 'Apartmenthaus mit Balkonen'],
  ['townhouse', 13, 'townhouse', 'Row of townhouses', 'Reihenhäuser'],
  ['lot-field', 18, 'lot', 'Staked-out lot on level ground', 'Abgestecktes ebenes Grundstück'],
  ['lot-mountain', 10, 'lot', 'Staked-out lot in front of mountains', 'Abgestecktes Grundstück vor Bergen'],
  ['lot-sea', 10, 'lot', 'Staked-out lot by the sea', 'Abgestecktes Grundstück am Meer'],
  ['lot-aerial', 18, 'lot', 'Lot marked on an aerial view', 'Markiertes Grundstück in der Luftansicht'],
  ['office', 9, 'commercial', 'Office building with a glass front', 'Bürogebäude mit Glasfassade'],
  ['shophouse', 9, 'commercial', 'Commercial building with shops below', 'Geschäftshaus mit Läden im Erdgeschoss'],
  ['storefront', 7, 'retail', 'Shop with awning and display windows', 'Laden mit Markise und Schaufenstern'],
  ['stall', 4, 'retail', 'Market stall with striped canopy', 'Marktstand mit gestreiftem Dach'],
  ['warehouse', 11, 'industrial', 'Warehouse with loading docks', 'Lagerhalle mit Laderampen'],
  ['factory', 5, 'industrial', 'Factory hall with saw-tooth roof', 'Fabrikhalle mit Sheddach'],
  ['hotel', 3, 'hotel', 'Hotel with a pool', 'Hotel mit Pool'],
  ['villa-beach', 3, 'vacation', 'Beach villa between palms', 'Strandvilla zwischen Palmen'],
  ['cabin', 2, 'vacation', 'Cabin between pines in the mountains', 'Hütte zwischen Kiefern in den Bergen'],
  ['foreclosure', 9, 'foreclosure', 'Vacant house with a sale notice', 'Leerstehendes Haus mit Verkaufsschild'],
  ['living', 9, 'living', 'Living room', 'Wohnzimmer'],
  ['kitchen', 8, 'kitchen', 'Kitchen', 'Küche'],
  ['bedroom', 9, 'bedroom', 'Bedroom', 'Schlafzimmer'],
  ['bathroom', 3, 'bathroom', 'Bathroom', 'Badezimmer'],
  ['terrace', 6, 'terrace', 'Terrace with a view', 'Terrasse mit Aussicht'],
  ['workspace', 8, 'workspace', 'Open workspace', 'Offene Arbeitsfläche'],
  ['plan', 4, 'plan', 'Floor plan', 'Grundriss'],
  ['blueprint', 2, 'architecture', 'Blueprint of a house', 'Bauplan eines Hauses'],
  ['studio', 2, 'architecture', 'Desk with an architectural model', 'Schreibtisch mit Architekturmodell'],
  ['crane', 2, 'construction', 'Tower crane over a building site', 'Turmdrehkran über einer Baustelle'],
  ['scaffold', 2, 'construction', 'House in scaffolding', 'Haus im Baugerüst'],
  ['logo', 4, 'logo', 'Company mark', 'Firmenzeichen'],
  ['service-hair', 6, 'service', 'Hair salon with three chairs', 'Friseursalon mit drei Stühlen'],
  ['service-barber', 6, 'service', 'Barber shop with striped pole', 'Barbershop mit gestreifter Säule'],
  ['service-cosmetics', 6, 'service', 'Treatment couch in a beauty studio', 'Behandlungsliege im Kosmetikstudio'],
  ['service-nails', 6, 'service', 'Nail studio with shelves of polish', 'Nagelstudio mit Lackregal'],
  ['service-massage', 6, 'service', 'Massage room with stones and candles', 'Massageraum mit Steinen und Kerzen'],
  ['service-cleaning', 6, 'service', 'Bucket, mop and sprays by a window', 'Eimer, Mopp und Sprühflaschen am Fenster'],
  ['service-repair', 6, 'service', 'Workbench with tools on the wall', 'Werkbank mit Werkzeugwand'],
  [
    'service-painting',
    6,
    'service',
    'Half-painted wall with roller and ladder',
    'Halb gestrichene Wand mit Rolle und Leiter',
  ],
  ['service-moving', 6, 'service', 'Removal van and boxes in a street', 'Umzugswagen und Kisten auf der Straße'],
  ['service-dog', 6, 'service', 'Dog on a leash in a park', 'Hund an der Leine im Park'],
  ['face-woman', 16, 'face', 'Drawn portrait of a woman', 'Gezeichnetes Porträt einer Frau'],
  ['face-man', 12, 'face', 'Drawn portrait of a man', 'Gezeichnetes Porträt eines Mannes'],
  ['look', 3, 'look', 'Drawn hairstyle', 'Gezeichnete Frisur'],
  ['paper', 2, 'paper', 'Drawn document', 'Gezeichnetes Dokument'],
] as const satisfies readonly (readonly [string, number, PictureKind, string, string])[];

export type PictureSeries = (typeof seriesTable)[number][0];

/** What the second to fifth picture of each trade shows; the others show what the table says. */
const serviceViews = [
  undefined,
  { de: 'Ladenfront mit Markise', en: 'Shop front with an awning' },
  { de: 'Werkzeug, auf dem Tisch ausgebreitet', en: 'Tools laid out on a table' },
  { de: 'Warteecke mit Sofa', en: 'Waiting corner with a sofa' },
  { de: 'Tresen mit Regalen', en: 'Counter with shelves' },
] as const;

export const demoPictures: readonly DemoPicture[] = seriesTable.flatMap(([series, count, kind, en, de]) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${series}-${index + 1}`,
    series,
    kind,
    alt: (kind === 'service' ? serviceViews[index] : undefined) ?? { de, en },
  })),
);

/** Pixels across, of the one smaller copy that is drawn as well: nothing is decoded while the demo is filled. */
export const demoCopyWidth = 800;

export const pictureSize = { width: 1200, height: 800 };

/** What only a signed address shows: pictures of a visit, and documents. Undefined of all others. */
const privatePurposes: Partial<Record<PictureKind, ImagePurpose>> = { look: 'visit', paper: 'document' };
export function privateKeyOf({ kind, name }: DemoPicture): string | undefined {
  const purpose = privatePurposes[kind];
  return purpose && `${uploadFolderOf(purpose)}/demo-${name}.webp`;
}

export const pictureFile = ({ name }: DemoPicture): string => `${name}.webp`;
export const copyFile = ({ name }: DemoPicture): string => `${name}-${demoCopyWidth}.webp`;

export function picturesOf(kind: PictureKind): DemoPicture[] {
  return demoPictures.filter((picture) => picture.kind === kind);
}

export function pictureNamed(name: string): DemoPicture {
  const picture = demoPictures.find((candidate) => candidate.name === name);
  if (!picture) throw new RangeError(`no demo picture is called ${name}`);
  return picture;
}
