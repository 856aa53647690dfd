import L from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { MapContainer, Marker, useMap } from 'react-leaflet';
import { baseMapOptions, type MapWords } from './base-map.ts';
import { labelRoom } from './label-room.ts';
import { MapFurniture } from './map-furniture.tsx';
import marks from './map-marks.module.css';
import { fitZoomMaximum } from './map-view.ts';
import type { PlacePin, PlacesMapProps } from './places-map.tsx';
import styles from './position.module.css';

interface PlacesViewProps extends PlacesMapProps {
  words: MapWords;
}

const middle = { lat: 51.2, lng: 10.4 };

export function PlacesView({ pins, pointed, words, loadOutline, ...pointing }: PlacesViewProps) {
  const [dots, setDots] = useState<ReadonlySet<string>>(new Set());
  return (
    <MapContainer
      {...baseMapOptions({ center: pins[0]?.position ?? middle, zoom: 11 })}
      className={styles['map'] ?? ''}
    >
      <MapFurniture words={words} loadOutline={loadOutline} />
      <AllInView pins={pins} />
      <Dots pins={pins} onChange={setDots} />
      {pins.map((pin) => (
        <Pin
          key={pin.id}
          pin={pin}
          isPointed={pin.id === pointed}
          isDot={dots.has(pin.id) && pin.id !== pointed}
          {...pointing}
        />
      ))}
    </MapContainer>
  );
}

interface PinProps extends Pick<PlacesViewProps, 'onChoose' | 'onPoint'> {
  pin: PlacePin;
  isPointed: boolean;
  isDot: boolean;
}

function Pin({ pin: { id, position, label, title }, isPointed, isDot, onChoose, onPoint }: PinProps) {
  const icon = useMemo(() => {
    const text = document.createElement('span');
    text.className = marks['pin'] ?? '';
    text.textContent = label;
    const named = document.createElement('span');
    named.className = 'visually-hidden';
    named.textContent = `: ${title}`;
    text.append(named);
    const className = `${marks['marker']} ${isPointed ? marks['isHighlighted'] : ''} ${isDot ? marks['isDot'] : ''}`;
    return L.divIcon({ className, html: text, iconSize: undefined });
  }, [label, title, isPointed, isDot]);
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
  onChange: (ids: ReadonlySet<string>) => void;
}

/** Of prices that would overlap only the first is written, until somebody zooms in or points at another. */
function Dots({ pins, onChange }: DotsProps) {
  const map = useMap();
  useEffect(
    function thinOut() {
      const tell = (): void => {
        const isCovered = labelRoom();
        const covered = pins.filter(({ position, label }) => isCovered(map.latLngToContainerPoint(position), 0, label));
        onChange(new Set(covered.map(({ id }) => id)));
      };
      tell();
      map.on('zoomend', tell);
      return () => void map.off('zoomend', tell);
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
