import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';

export type ShownState = 'open' | 'pending' | 'approved' | 'refused' | 'expired';

const kinds = {
  open: 'neutral',
  pending: 'warning',
  approved: 'success',
  refused: 'danger',
  expired: 'neutral',
} as const satisfies Record<ShownState, string>;

export function StateBadge({ state }: { state: ShownState }) {
  const words = useWords('verification');
  return <Badge kind={kinds[state]}>{words(`states.${state}`)}</Badge>;
}
