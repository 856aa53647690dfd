import type { Appointment } from '../../contract/appointment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { lookOf, type VisitLook } from './visit-words.ts';

const kinds: Record<VisitLook, 'warning' | 'success' | 'neutral' | 'danger'> = {
  open: 'warning',
  confirmed: 'success',
  done: 'neutral',
  cancelled: 'danger',
  declined: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** The state of a visit in a word. A proposal that waits for an answer comes first. */
export function VisitBadge({ visit }: { visit: Appointment }) {
  const words = useWords('visit');
  if (visit.proposal !== null && visit.can.includes('agree'))
    return <Badge kind="warning">{words(visit.proposal.change === null ? 'proposed' : 'changeProposed')}</Badge>;
  const look = lookOf(visit);
  return <Badge kind={kinds[look]}>{words(`state.${look}`)}</Badge>;
}
