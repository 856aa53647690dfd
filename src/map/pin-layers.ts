import L from 'leaflet';
import type { Position } from '../contract/area.ts';
import { type DiscPlace, labelRoom } from './label-room.ts';
import styles from './map-marks.module.css';
import { nameBoxes, namesPlaced } from './map-names.ts';
import { type MapCluster, type MapPin, marksShown } from './marks.ts';

interface PinEvents {
  onOpen: (id: string) => void;
  onHover: (id: string | undefined) => void;
  onCluster: (cluster: MapCluster) => void;
}

export interface PinLayers {
  /** Shows these. Pins that stay keep their element and so the focus. */
  show: (pins: readonly MapPin[], clusters: readonly MapCluster[]) => void;
  highlight: (id: string | undefined) => void;
  elementOf: (id: string) => HTMLElement | undefined;
}

interface PinLayer {
  text: string;
  marker: L.Marker;
  label: string;
  /** Of a cluster in pixels, as map-marks.module.css draws it; 0 for a pin. */
  radius: number;
}

const radiusOf = (cluster: MapCluster): number => (isLarge(cluster) ? 28 : 22);
const isLarge = ({ count }: MapCluster): boolean => count >= 100;

export function layPins(map: L.Map, events: PinEvents): PinLayers {
  const layer = L.layerGroup().addTo(map);
  let shown = new Map<string, PinLayer>();
  let highlighted: string | undefined;

  const mark = (id: string | undefined, isHighlighted: boolean): void => {
    const marker = id === undefined ? undefined : shown.get(id)?.marker;
    if (marker === undefined) return;
    marker.getElement()?.classList.toggle(styles['isHighlighted'] ?? '', isHighlighted);
    marker.setZIndexOffset(isHighlighted ? 5000 : 0);
  };

  const makePin = (pin: MapPin): L.Marker =>
    markerAt(pin.position, `${styles['marker']} ${styles[pin.look] ?? ''}`, styles['pin'], pin.label, pin.title)
      .on('click', () => events.onOpen(pin.id))
      .on('mouseover', () => events.onHover(pin.id))
      .on('mouseout', () => events.onHover(undefined));

  const makeCluster = (cluster: MapCluster): L.Marker =>
    markerAt(
      cluster.position,
      `${styles['clusterMarker']} ${isLarge(cluster) ? styles['isLarge'] : ''}`,
      styles['cluster'],
      cluster.label,
      cluster.title,
    ).on('click', () => events.onCluster(cluster));

  const show: PinLayers['show'] = (pins, clusters) => {
    const next = new Map<string, PinLayer>();
    const keep = (key: string, shownAs: MapPin | MapCluster, make: () => L.Marker, radius = 0): void => {
      const text = JSON.stringify(shownAs);
      const before = shown.get(key);
      if (before?.text === text) next.set(key, before);
      else next.set(key, { text, marker: make().addTo(layer), label: shownAs.label, radius });
    };
    // Clusters first: prices are laid where these leave room.
    for (const cluster of clusters)
      keep(`${cluster.position.lat},${cluster.position.lng}`, cluster, () => makeCluster(cluster), radiusOf(cluster));
    for (const pin of pins) keep(pin.id, pin, () => makePin(pin));
    for (const [key, before] of shown) if (next.get(key) !== before) layer.removeLayer(before.marker);
    shown = next;
    thinOut();
    mark(highlighted, true);
    map.fire(marksShown);
  };

  const thinOut = (): void => {
    const { placePin, placeDisc } = labelRoom(nameBoxes(map));
    for (const { marker, radius, label } of shown.values()) {
      const at = map.latLngToContainerPoint(marker.getLatLng());
      if (radius === 0) movePin(marker, placePin(at, label));
      else moveDisc(marker, placeDisc(at, radius));
    }
  };
  map.on(namesPlaced, thinOut);

  const highlight: PinLayers['highlight'] = (id) => {
    mark(highlighted, false);
    highlighted = id;
    mark(highlighted, true);
  };

  return { show, highlight, elementOf: (id) => shown.get(id)?.marker.getElement() };
}

function moveAside(marker: L.Marker, { x, y }: { x: number; y: number }): HTMLElement | undefined {
  const element = marker.getElement();
  element?.style.setProperty('--aside', `${x}px ${y}px`);
  return element;
}

/** Without room for its price a pin is a dot. */
const movePin = (marker: L.Marker, place: { x: number; y: number } | undefined): void =>
  void moveAside(marker, place ?? { x: 0, y: 0 })?.classList.toggle(styles['isDot'] ?? '', place === undefined);

const moveDisc = (marker: L.Marker, place: DiscPlace): void =>
  void moveAside(marker, place)?.classList.toggle(styles['isSmall'] ?? '', place.isSmall);

function markerAt(
  position: Position,
  className: string,
  partClass: string | undefined,
  label: string,
  title: string,
): L.Marker {
  const part = document.createElement('span');
  part.className = partClass ?? '';
  part.textContent = label;
  const icon = L.divIcon({ className, html: part, iconSize: undefined });
  const marker = L.marker(position, { icon, riseOnHover: true, autoPanOnFocus: false });
  // The accessible name begins with the visible text, for people who control the browser by voice.
  const name = title.includes(label) ? title : `${label}, ${title}`;
  return marker.on('add', () => {
    const element = marker.getElement();
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => pressByKey(marker, event));
  });
}

/** Leaflet's markers have the role of a button but do not react to its keys. */
function pressByKey(marker: L.Marker, event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  marker.fire('click');
}
