import { useAnswer } from '../../../api/query.ts';
import { type Availability, getAvailability } from '../../../contract/services/availability.ts';
import { TouchedNotice } from '../availability/touched-notice.tsx';
import { usePreview } from '../availability/use-preview.ts';

interface Props {
  staffId: string;
  /** As they would be sent; null: the hours of the business. */
  hours: readonly object[] | null;
}

/** The visits that would come to lie outside somebody's hours, while these are only being written. */
export function TouchedByHours(props: Props) {
  const stored = useAnswer(getAvailability, {});
  return stored.data === undefined ? null : <Touched {...props} stored={stored.data} />;
}

function Touched({ staffId, hours, stored }: Props & { stored: Availability }) {
  const preview = usePreview({ ...stored.settings, member: { staffId, hours } });
  const before = new Set(stored.touched.map(({ id }) => id));
  const touched = preview.data?.touched.filter(({ id }) => !before.has(id)) ?? [];
  return <TouchedNotice touched={touched} timeZone={stored.timeZone} isSaved={false} />;
}
