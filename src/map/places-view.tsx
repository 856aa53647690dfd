import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { MapContainer, Marker, useMap } from 'react-leaflet';
import { baseMapOptions, type MapWords } from './base-map.ts';
import { labelRoom } from './label-room.ts';
import { MapFurniture } from './map-furniture.tsx';
import marks from './map-marks.module.css';
import { nameBoxes, namesPlaced } from './map-names.ts';
import { fitZoomMaximum } from './map-view.ts';
import { marksShown } from './marks.ts';
import type { PlacePin, PlacesMapProps } from './places-map.tsx';
import styles from './position.module.css';

interface PlacesViewProps extends PlacesMapProps {
  words: MapWords;
}

/** How far beside its place a price is written, as CSS says it; or that there is only a dot. */
type Aside = string;
type Asides = ReadonlyMap<string, Aside>;
const dot = 'dot';
const asideOf = (place: { x: number; y: number } | undefined): Aside =>
  place === undefined ? dot : `${place.x}px ${place.y}px`;

const middle = { lat: 51.2, lng: 10.4 };

export function PlacesView({ pins, pointed, words, loadGround, ...pointing }: PlacesViewProps) {
  const [asides, setAsides] = useState<Asides>(new Map());
  return (
    <MapContainer
      {...baseMapOptions({ center: pins[0]?.position ?? middle, zoom: 11 })}
      className={styles['map'] ?? ''}
    >
      <MapFurniture words={words} loadGround={loadGround} />
      <AllInView pins={pins} />
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} isPointed={pin.id === pointed} aside={asides.get(pin.id)} {...pointing} />
      ))}
      <Dots pins={pins} onChange={setAsides} />
      <MarksTold pins={pins} asides={asides} pointed={pointed} />
    </MapContainer>
  );
}

/** Small names leave room for pins as they are shown. */
function MarksTold({
  pins,
  asides,
  pointed,
}: {
  pins: readonly PlacePin[];
  asides: Asides;
  pointed: string | undefined;
}) {
  const map = useMap();
  useEffect(
    function tellMarks() {
      map.fire(marksShown, { pins, asides, pointed });
    },
    [map, pins, asides, pointed],
  );
  return null;
}

interface PinProps extends Pick<PlacesViewProps, 'onChoose' | 'onPoint'> {
  pin: PlacePin;
  isPointed: boolean;
  aside: Aside | undefined;
}

function Pin({ pin: { id, position, label, title }, isPointed, aside, onChoose, onPoint }: PinProps) {
  const icon = useMemo(() => {
    const text = document.createElement('span');
    text.className = marks['pin'] ?? '';
    text.textContent = label;
    if (aside !== undefined && aside !== dot) text.style.translate = aside;
    const named = document.createElement('span');
    named.className = 'visually-hidden';
    named.textContent = `: ${title}`;
    text.append(named);
    const className = `${marks['marker']} ${isPointed ? marks['isHighlighted'] : ''} ${aside === dot && !isPointed ? marks['isDot'] : ''}`;
    return L.divIcon({ className, html: text, iconSize: undefined });
  }, [label, title, isPointed, aside]);
  return (
    <Marker
      position={position}
      icon={icon}
      title={title}
      alt={title}
      riseOnHover
      zIndexOffset={isPointed ? 5000 : 0}
      eventHandlers={{
        click: () => onChoose(id),
        mouseover: () => onPoint(id),
        mouseout: () => onPoint(undefined),
        keydown: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter') onChoose(id);
        },
      }}
    />
  );
}

interface DotsProps extends Pick<PlacesViewProps, 'pins'> {
  onChange: (change: (before: Asides) => Asides) => void;
}

/** Of prices that would overlap one is written beside its place, or not at all until somebody zooms in or points at another. */
function Dots({ pins, onChange }: DotsProps) {
  const map = useMap();
  useEffect(
    function thinOut() {
      const tell = (): void => {
        const { placePin } = labelRoom(nameBoxes(map));
        const next = new Map(
          pins.map(({ id, position, label }) => [id, asideOf(placePin(map.latLngToContainerPoint(position), label))]),
        );
        onChange((before) => ([...next].every(([id, aside]) => before.get(id) === aside) ? before : next));
      };
      tell();
      map.on(namesPlaced, tell);
      return () => void map.off(namesPlaced, tell);
    },
    [map, pins, onChange],
  );
  return null;
}

/** Shows all pins, also when further ones are loaded below the list. */
function AllInView({ pins }: Pick<PlacesViewProps, 'pins'>) {
  const map = useMap();
  useEffect(
    function fit() {
      if (pins.length === 0) return;
      const bounds = L.latLngBounds(pins.map(({ position }) => position));
      map.fitBounds(bounds, { padding: [40, 40], maxZoom: Math.min(14, fitZoomMaximum), animate: false });
    },
    [map, pins],
  );
  return null;
}
