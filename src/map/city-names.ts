import L from 'leaflet';
import { cities } from '../contract/cities.ts';
import styles from './map-marks.module.css';

/** The bigger a city, the earlier its name appears; names never overlap by much, and none lies under a mark. */
export function nameCities(map: L.Map, names: L.LayerGroup, pane: string): void {
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
    L.marker(position, { icon, pane, interactive: false, keyboard: false }).addTo(names);
    if (taken.length >= 40) return;
  }
}
