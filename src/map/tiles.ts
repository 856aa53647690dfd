import L from 'leaflet';
import { isTileArchive } from '../contract/site/map-picture.ts';

const openStreetMap = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const openStreetMapCredit = (contributors: string): string =>
  `&copy; <a href="https://www.openstreetmap.org/copyright">${contributors}</a>`;

/** Lays streets over the base map where they load. Without them nothing else is missing. */
export function layTiles(map: L.Map, contributors: string): void {
  const address = import.meta.env.VITE_TILE_URL ?? openStreetMap;
  const credit = import.meta.env.VITE_TILE_ATTRIBUTION ?? openStreetMapCredit(contributors);
  // Whose tiles never load is not named.
  const name = (): unknown => map.attributionControl.addAttribution(credit);
  if (isTileArchive(address)) {
    layArchive(map, address, name).catch((problem: unknown) => console.warn('The streets did not load', problem));
    return;
  }
  L.tileLayer(address, {
    maxZoom: 19,
    // Pins and shapes are not repeated beyond the 180th meridian.
    noWrap: true,
  })
    .once('tileload', name)
    .addTo(map);
}

async function layArchive(map: L.Map, address: string, onFound: () => unknown): Promise<void> {
  let isGone = false;
  map.on('unload', () => (isGone = true));
  const { openStreets } = await import('./street-archive.ts');
  const streets = await openStreets(address);
  if (isGone) return;
  streets.layOn(map);
  onFound();
}
