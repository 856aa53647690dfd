import { useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { Position } from '../contract/area.ts';
import { MapState } from './map-state.tsx';
import type { GroundLoader } from './map-view.ts';
import styles from './position.module.css';
import { useStage } from './use-stage.ts';

export interface PositionMapProps {
  position: Position;
  /** An approximate position is shown as a circle, not as a pin. */
  isExact: boolean;
  /** Pixels; 400 unless said. */
  height?: number;
  loadGround: GroundLoader;
}

const loadView = () => import('./position-view.tsx');

/** A map that only shows a position. */
export function PositionMap({ position, isExact, height = 400, loadGround }: PositionMapProps) {
  const words = useWords('map');
  const place = useRef<HTMLDivElement>(null);
  const title = words(isExact ? 'position.exact' : 'position.approximate');
  const staged = useStage(place, loadView, ({ PositionView }) => ({ PositionView, remove: () => {} }));
  const View = staged.state === 'ready' ? staged.stage.PositionView : undefined;
  return (
    <div ref={place} className={`clipped round20 ${styles['frame']}`} style={{ height }}>
      {View !== undefined && (
        <View
          position={position}
          isExact={isExact}
          title={title}
          words={{
            label: words('position.label'),
            zoomIn: words('zoomIn'),
            zoomOut: words('zoomOut'),
            contributors: words('contributors'),
          }}
          loadGround={loadGround}
        />
      )}
      <MapState staged={staged} />
      {!isExact && View !== undefined && <p className={`small medium pill ${styles['note']}`}>{title}</p>}
    </div>
  );
}
