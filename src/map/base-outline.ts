import L from 'leaflet';
import type { City } from '../contract/cities.ts';
import { onColourScheme, token } from '../ui/colour-scheme.ts';
import styles from './map-marks.module.css';
import type { OutlineLoader } from './map-view.ts';
import { marksShown } from './marks.ts';
import { type OutlineFile, outlineCountries, outlinePolygons } from './outline/outline.ts';

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
  const { cities } = await import('../contract/cities.ts');
  // The map may have been removed before the names arrive.
  if (map.getPane(cityPane) === undefined) return;
  const showNames = (): void => nameCities(map, names, cities);
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
    L.polygon(
      rings.map((ring) => ring.map(({ lat, lng }) => L.latLng(lat, lng))),
      { renderer, interactive: false, weight: 1, fillOpacity: 1, ...look },
    ).addTo(land);
}

/** The bigger a city, the earlier its name appears; names never overlap by much, and none lies under a mark. */
function nameCities(map: L.Map, names: L.LayerGroup, cities: readonly City[]): void {
  names.clearLayers();
  const seen = map.getBounds();
  const taken: L.Point[] = [];
  const marks: L.Point[] = [];
  map.eachLayer((layer) => {
    if (layer instanceof L.Marker) marks.push(map.latLngToContainerPoint(layer.getLatLng()));
  });
  for (const { name, position } of cities) {
    if (!seen.contains(position)) continue;
    const at = map.latLngToContainerPoint(position);
    if (taken.some((other) => Math.abs(other.x - at.x) < 90 && Math.abs(other.y - at.y) < 22)) continue;
    if (marks.some(({ x, y }) => x - at.x < 100 && at.x - x < 36 && Math.abs(y - at.y) < 40)) continue;
    taken.push(at);
    const label = document.createElement('span');
    label.textContent = name;
    const icon = L.divIcon({ className: styles['city'] ?? '', html: label, iconSize: [0, 0] });
    L.marker(position, { icon, pane: cityPane, interactive: false, keyboard: false }).addTo(names);
    if (taken.length >= 40) return;
  }
}
