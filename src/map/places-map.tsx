import { useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { Position } from '../contract/area.ts';
import { MapState } from './map-state.tsx';
import type { GroundLoader } from './map-view.ts';
import styles from './position.module.css';
import { useStage } from './use-stage.ts';

/** What lies at one position: its text, what is read out, and who it is. */
export interface PlacePin {
  id: string;
  position: Position;
  label: string;
  title: string;
}

export interface PlacesMapProps {
  pins: readonly PlacePin[];
  onChoose: (id: string) => void;
  /** The pin that stands out, because its place in the list is pointed at. */
  pointed: string | undefined;
  /** Undefined: at none any more. */
  onPoint: (id: string | undefined) => void;
  loadGround: GroundLoader;
}

const loadView = () => import('./places-view.tsx');

/** A map of a list: a pin leads to its place in the list. */
export function PlacesMap({ pins, loadGround, ...pointing }: PlacesMapProps) {
  const words = useWords('map');
  const place = useRef<HTMLDivElement>(null);
  const staged = useStage(place, loadView, ({ PlacesView }) => ({ PlacesView, remove: () => {} }));
  const View = staged.state === 'ready' ? staged.stage.PlacesView : undefined;
  return (
    <div ref={place} className={`clipped round20 ${styles['frame']}`}>
      {View !== undefined && (
        <View
          pins={pins}
          {...pointing}
          words={{
            label: words('places.label'),
            zoomIn: words('zoomIn'),
            zoomOut: words('zoomOut'),
            contributors: words('contributors'),
          }}
          loadGround={loadGround}
        />
      )}
      <MapState staged={staged} />
    </div>
  );
}
