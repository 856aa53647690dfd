import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, useMap } from 'react-leaflet';
import { baseMapOptions, type MapWords } from './base-map.ts';
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
  return (
    <MapContainer
      {...baseMapOptions({ center: pins[0]?.position ?? middle, zoom: 11 })}
      className={styles['map'] ?? ''}
    >
      <MapFurniture words={words} loadOutline={loadOutline} />
      <AllInView pins={pins} />
      {pins.map((pin) => (
        <Pin key={pin.id} pin={pin} isPointed={pin.id === pointed} {...pointing} />
      ))}
    </MapContainer>
  );
}

interface PinProps extends Pick<PlacesViewProps, 'onChoose' | 'onPoint'> {
  pin: PlacePin;
  isPointed: boolean;
}

function Pin({ pin: { id, position, label, title }, isPointed, onChoose, onPoint }: PinProps) {
  const icon = useMemo(() => {
    const text = document.createElement('span');
    text.className = marks['pin'] ?? '';
    text.textContent = label;
    const named = document.createElement('span');
    named.className = 'visually-hidden';
    named.textContent = `: ${title}`;
    text.append(named);
    const className = `${marks['marker']} ${isPointed ? marks['isHighlighted'] : ''}`;
    return L.divIcon({ className, html: text, iconSize: undefined });
  }, [label, title, isPointed]);
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
