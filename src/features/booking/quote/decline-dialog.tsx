import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import {
  declineQuote,
  getQuotes,
  listQuotes,
  type QuoteRequestId,
  quoteMaximum,
} from '../../../contract/booking/quote.ts';

/** A reason for the customer, who may do without one. */
export function DeclineDialog({ id, onClose }: { id: QuoteRequestId; onClose: () => void }) {
  const words = useWords('quote');
  const form = useForm(declineQuote, {
    values: { reason: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [getQuotes, listQuotes],
    onSent: () => {
      toast.success(words('form.declined'));
      onClose();
    },
  });
  return (
    <Dialog title={words('form.declineTitle')} isTyped onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('form.declineSend')}
        busy={words('form.declining')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('back')}
          </Button>
        }
      >
        <TextField label={words('form.reason')} maximum={quoteMaximum.suits} {...form.field('reason')} />
      </Form>
    </Dialog>
  );
}
