import L from 'leaflet';
import styles from './map-marks.module.css';

/** The marker of one position. The style sheet draws it, because Leaflet's own pictures are not in the build. */
export function positionIcon(): L.DivIcon {
  const drop = document.createElement('span');
  drop.className = styles['position'] ?? '';
  return L.divIcon({ className: styles['positionMarker'] ?? '', html: drop, iconSize: undefined });
}
