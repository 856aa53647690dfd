import type { InvoiceProposal } from '../../../contract/booking/customer-invoice.ts';
import type { InvoiceLineKind, PaidWay } from '../../../contract/booking/customer-invoice-words.ts';

interface Paying extends Pick<InvoiceProposal, 'country' | 'isForHousehold'> {
  /** Empty: it is to be transferred. */
  way: PaidWay | '';
  lines: readonly { kind: InvoiceLineKind }[];
}

/**
 * What is said about a way to pay. `household`: what is paid in cash a German household cannot deduct (§ 35a Abs. 5 EStG). `austria`: cash and
 * cards may ask for a cash register there (§ 131b BAO).
 */
export function paidHints({ way, country, isForHousehold, lines }: Paying): ('household' | 'austria')[] {
  const hasLabour = lines.some(({ kind }) => kind !== 'material');
  return [
    ...(way === 'cash' && isForHousehold && hasLabour ? (['household'] as const) : []),
    ...((way === 'cash' || way === 'card') && country === 'at' ? (['austria'] as const) : []),
  ];
}
