import { Suspense } from 'react';
import { WhenNear } from '#ui/when-near.tsx';
import { loadGround } from '../../../api/ground.ts';
import { useAnswer } from '../../../api/query.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment.ts';
import { getProvider } from '../../../contract/services/provider.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import styles from './visits.module.css';

const PositionMap = lazyMap(async () => (await import('../../../map/position-map.tsx')).PositionMap);
const height = 206;

/** Where the business is, if its address is public. */
export function VisitMap({ data: { provider } }: { data: AppointmentDetail }) {
  const { data } = useAnswer(getProvider, { params: { id: provider.id } });
  const position = data?.position ?? null;
  if (position === null) return null;
  return (
    <div className={styles['visitMap']}>
      <WhenNear height={height}>
        <Suspense fallback={null}>
          <PositionMap
            position={{ lat: position.latitude, lng: position.longitude }}
            isExact
            height={height}
            loadGround={loadGround}
          />
        </Suspense>
      </WhenNear>
    </div>
  );
}
