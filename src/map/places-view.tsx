import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, useMap } from 'react-leaflet';
import { baseMapOptions, type MapWords } from './base-map.ts';
import { MapFurniture } from './map-furniture.tsx';
import marks from './map-marks.module.css';
import { fitZoomMaximum, type OutlineLoader } from './map-view.ts';
import type { PlacePin } from './places-map.tsx';
import styles from './position.module.css';

interface PlacesViewProps {
  pins: readonly PlacePin[];
  onChoose: (id: string) => void;
  words: MapWords;
  loadOutline: OutlineLoader;
}

const middle = { lat: 51.2, lng: 10.4 };

export function PlacesView({ pins, onChoose, words, loadOutline }: PlacesViewProps) {
  return (
    <MapContainer
      {...baseMapOptions({ center: pins[0]?.position ?? middle, zoom: 11 })}
      className={styles['map'] ?? ''}
    >
      <MapFurniture words={words} loadOutline={loadOutline} />
      <AllInView pins={pins} />
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} onChoose={onChoose} />
      ))}
    </MapContainer>
  );
}

function Pin({ pin: { id, position, label, title }, onChoose }: { pin: PlacePin } & Pick<PlacesViewProps, 'onChoose'>) {
  const icon = useMemo(() => {
    const text = document.createElement('span');
    text.className = marks['pin'] ?? '';
    text.textContent = label;
    const named = document.createElement('span');
    named.className = 'visually-hidden';
    named.textContent = `: ${title}`;
    text.append(named);
    return L.divIcon({ className: marks['marker'] ?? '', html: text, iconSize: undefined });
  }, [label, title]);
  return (
    <Marker
      position={position}
      icon={icon}
      title={title}
      alt={title}
      riseOnHover
      eventHandlers={{
        click: () => onChoose(id),
        keydown: ({ originalEvent }) => {
          if (originalEvent.key === 'Enter') onChoose(id);
        },
      }}
    />
  );
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
