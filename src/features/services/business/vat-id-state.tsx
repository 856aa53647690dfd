import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getVatId, type VatIdState as State } from '../../../contract/billing/billing-vat.ts';

export const vatIdBadges = {
  none: 'neutral',
  waiting: 'neutral',
  unreachable: 'warning',
  confirmed: 'success',
  refused: 'danger',
  elsewhere: 'neutral',
} as const satisfies Record<State, string>;

/** Whether the number is confirmed, in a line below the field of the number. */
export function VatIdState({ typed }: { typed: string }) {
  const words = useWords('billing');
  const known = useAnswer(getVatId, {}).data;
  // What was typed and is not saved yet has no state.
  if (known?.vatId == null || typed.replaceAll(/[\s./-]/g, '').toUpperCase() !== known.vatId) return null;
  return (
    <p>
      <Badge kind={vatIdBadges[known.state]}>{words(`vat.state.${known.state}`)}</Badge>
    </p>
  );
}
