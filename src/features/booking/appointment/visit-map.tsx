import { useAnswer } from '../../../api/query.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { getProvider } from '../../../contract/services/provider.ts';
import { filePaths } from '../../../file-paths.ts';
import { MapPicture } from '../../../map/map-picture.tsx';
import { wayTo } from './visit-words.ts';
import styles from './visits.module.css';

/** Where the business is, if its address is public. */
export function VisitMap({ data: { provider } }: { data: AppointmentDetail }) {
  const { data } = useAnswer(getProvider, { params: { id: provider.id } });
  const position = data?.position ?? null;
  if (position === null || provider.address === null) return null;
  const address = provider.address.replaceAll('\n', ', ');
  return (
    <div className={styles['visitMap']}>
      <MapPicture
        addressOf={filePaths.mapPicture}
        position={{ lat: position.latitude, lng: position.longitude }}
        isExact
        height={206}
        place={address}
        href={wayTo(address)}
      />
    </div>
  );
}
