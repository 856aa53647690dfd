import { readFile } from 'node:fs/promises';
import { type Country, countries } from '../../../src/contract/country.ts';
import type { Coordinates } from '../../ground/distance.ts';
import { foldedName } from '../../places/names.ts';

/** One line of the source: a place of a postal code. */
export interface SourcePlace extends Coordinates {
  country: Country;
  code: string;
  /** `Köln`, or a part of a town as the source writes it: `Hamburg Ottensen`, `Graz,04.Bez.:Lend`, `Zürich 1`. */
  name: string;
  community: string;
}

/** Codes of single large recipients, which the source lists under the names of firms. */
const isFirm = (name: string): boolean =>
  /GmbH|\bAG\b|\be\.?\s?[GV]\.?$|Sparkasse|sparkasse|krankenkasse|Hochschulstart|Universität|Verwaltungs|Stadtverwaltung|BMW|Deutsche Post/.test(
    name,
  );

/** The places of `postal-codes.tsv`: country, code, place, latitude, longitude, community. */
export async function readSource(path: string): Promise<SourcePlace[]> {
  const [, ...lines] = (await readFile(path, 'utf8')).trim().split('\n');
  return lines.flatMap((line): SourcePlace[] => {
    const [written, code = '', name = '', latitude, longitude, community = ''] = line.split('\t');
    const country = countries.find((known) => known === written?.toLowerCase());
    if (country === undefined) throw new Error(`No country: ${line}`);
    if (isFirm(name)) return [];
    return [{ country, code, name, community, latitude: Number(latitude), longitude: Number(longitude) }];
  });
}

/** `Kreisfreie Stadt Leipzig`, `Köln, Stadt`: all places of such a community are parts of the town. */
const townOfCommunity = (community: string): string | undefined =>
  /^(?:Kreisfreie Stadt|Landeshauptstadt) (.+)$/.exec(community)?.[1] ?? /^(.+?), .*(?:[Ss]tadt)/.exec(community)?.[1];

/** The town of a place, and which part of it the place is; the part is empty where it is the town itself. */
export function townAndPart(place: SourcePlace, namesOfCode: ReadonlySet<string>): { town: string; part: string } {
  if (place.country === 'at') return townInAustria(place);
  // `Bern UBS`, `Zürich PF`, `Zürich 1` are post boxes and sorting offices.
  const { name, community } = place;
  if (place.country === 'ch')
    return {
      town: name.startsWith(`${community} `) ? community : name.replace(/ (?:[A-Z]{2}|PF|\d+)(?: .*)?$/, ''),
      part: '',
    };
  const whole = townOfCommunity(community);
  if (whole !== undefined && foldedName(whole).startsWith(foldedName(name))) return { town: name, part: '' };
  const town = whole ?? [...namesOfCode].find((other) => name.startsWith(`${other} `) && !name.includes('('));
  if (town === undefined) return { town: name, part: '' };
  return { town, part: name.replace(`${town} `, '').replace(`${town}-`, '') };
}

function townInAustria({ name }: SourcePlace): { town: string; part: string } {
  const [town = name, ...parts] = name.split(',');
  const part = parts
    .join(',')
    .replace(/^\d+\.Bez\.:/, '')
    .trim();
  return { town: town.split(' / ')[0] ?? town, part };
}
