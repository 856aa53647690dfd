import { useSettled } from '#ui/use-settled.ts';
import { useAnswer } from '../../../api/query.ts';
import type { InvoiceAmounts, previewCustomerInvoice } from '../../../contract/booking/customer-invoice.ts';
import type { InvoiceMissing } from '../../../contract/booking/customer-invoice-words.ts';
import type { AskOf } from '../../../contract/endpoint.ts';

interface Preview {
  /** The latest that could be reckoned. */
  data: (InvoiceAmounts & { missing: InvoiceMissing[] }) | undefined;
  /** Something was typed since. */
  isOld: boolean;
  /** Why it cannot be reckoned as it is typed now. */
  fault: string | undefined;
}

/** The sums of what is typed, by the code that issues. Asked once nothing was typed for a moment. */
export function usePreview(
  endpoint: typeof previewCustomerInvoice,
  body: AskOf<typeof previewCustomerInvoice>['body'],
): Preview {
  const typed = JSON.stringify(body);
  const settled = useSettled(typed);
  const found = useAnswer(
    endpoint,
    { body: JSON.parse(settled) },
    { isAskedAnew: true, staleTime: 0, placeholder: (before) => before },
  );
  const isOld = found.isPlaceholderData || settled !== typed;
  return {
    data: found.data,
    isOld: isOld && found.error === null,
    fault: found.error?.fields['lines'] ?? (found.data === undefined ? found.error?.sentence : undefined),
  };
}
