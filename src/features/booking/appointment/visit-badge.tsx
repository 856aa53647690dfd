import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { badgeKinds, depositStanding, lookOf } from './visit-look.ts';

/** The state of a visit in a word. A proposal that waits for an answer comes first. */
export function VisitBadge({ visit }: { visit: Appointment }) {
  const words = useWords('visit');
  if (visit.proposal !== null && visit.can.includes('agree'))
    return <Badge kind="warning">{words(visit.proposal.change === null ? 'proposed' : 'changeProposed')}</Badge>;
  if (visit.deposit !== null && depositStanding(visit) === 'due')
    return <Badge kind="warning">{words('deposit.open')}</Badge>;
  const look = lookOf(visit);
  return <Badge kind={badgeKinds[look]}>{words(`state.${look}`)}</Badge>;
}
