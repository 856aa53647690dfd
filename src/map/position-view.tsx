import { useEffect, useMemo } from 'react';
import { Circle, MapContainer, Marker, useMap } from 'react-leaflet';
import type { Position } from '../contract/area.ts';
import { approximateMetres } from '../contract/site/map-picture.ts';
import { baseMapOptions, type MapWords } from './base-map.ts';
import { MapFurniture } from './map-furniture.tsx';
import type { GroundLoader } from './map-view.ts';
import styles from './position.module.css';
import { positionIcon } from './position-icon.ts';

interface PositionViewProps {
  position: Position;
  isExact: boolean;
  title: string;
  words: MapWords;
  loadGround: GroundLoader;
}

const circleLook = { color: 'var(--accent)', weight: 2, fillOpacity: 0.2, interactive: false };

/** A map with one position: a pin, or a circle if it is approximate. */
export function PositionView({ position, isExact, title, words, loadGround }: PositionViewProps) {
  const icon = useMemo(() => positionIcon(), []);
  return (
    <MapContainer {...baseMapOptions({ center: position, zoom: isExact ? 15 : 14 })} className={styles['map'] ?? ''}>
      <MapFurniture words={words} loadGround={loadGround} />
      <Centre position={position} />
      {isExact ? (
        <Marker position={position} icon={icon} title={title} alt={title} />
      ) : (
        <Circle center={position} radius={approximateMetres} pathOptions={circleLook} />
      )}
    </MapContainer>
  );
}

/** Leaflet's map keeps the centre it was made with. */
function Centre({ position: { lat, lng } }: Pick<PositionViewProps, 'position'>) {
  const map = useMap();
  useEffect(
    function follow() {
      map.setView({ lat, lng });
    },
    [map, lat, lng],
  );
  return null;
}
