import L from 'leaflet';
import { onColourScheme, token } from '#ui/colour-scheme.ts';
import { type OutlineFile, outlineCountries, outlinePolygons } from '../contract/outline.ts';
import type { OutlineLoader } from './map-view.ts';
import { marksShown } from './marks.ts';

const pane = 'outline';
const cityPane = 'outlineCities';

/** Borders and city names below the tiles, so that the map can be read if no tile loads. */
export function layOutline(map: L.Map, load: OutlineLoader): void {
  map.createPane(pane).style.zIndex = '150';
  map.createPane(cityPane).style.zIndex = '160';
  const renderer = L.canvas({ pane, padding: 0.3 });
  const land = L.featureGroup().addTo(map);
  map.on(
    'unload',
    onColourScheme(() => land.setStyle(colours())),
  );
  for (const country of outlineCountries)
    load(country).then(
      (file) => isOutlineFile(file) && drawLand(map, land, renderer, file),
      (problem: unknown) => console.warn(`The outline of ${country} did not load`, problem),
    );
  const names = L.layerGroup().addTo(map);
  nameWhenLoaded(map, names).catch((problem: unknown) => console.warn('The names of the cities did not load', problem));
}

async function nameWhenLoaded(map: L.Map, names: L.LayerGroup): Promise<void> {
  const { nameCities } = await import('./city-names.ts');
  // The map may have been removed before the names arrive.
  if (map.getPane(cityPane) === undefined) return;
  const showNames = (): void => nameCities(map, names, cityPane);
  map.on(`zoomend moveend ${marksShown}`, showNames);
  showNames();
}

function isOutlineFile(file: unknown): file is OutlineFile {
  return typeof file === 'object' && file !== null && 'precision' in file && 'polygons' in file;
}

/** A canvas knows no variables. */
const colours = (): L.PathOptions => ({ color: token('map-coast'), fillColor: token('map-land') });

function drawLand(map: L.Map, land: L.FeatureGroup, renderer: L.Canvas, file: OutlineFile): void {
  // The map may have been removed before its outline arrives.
  if (map.getPane(pane) === undefined) return;
  const look = colours();
  for (const rings of outlinePolygons(file))
    L.polygon(rings, { renderer, interactive: false, weight: 1, fillOpacity: 1, ...look }).addTo(land);
}
