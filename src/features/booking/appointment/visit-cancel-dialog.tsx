import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { goToResult } from '#ui/result-place.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { refresh } from '../../../api/query.ts';
import { type Appointment, listAppointments } from '../../../contract/booking/appointment.ts';
import { type VisitKey, visitCallsOf } from './visit-calls.ts';
import { spanShown } from './visit-words.ts';

interface VisitDialogProps {
  visit: VisitKey;
  data: Appointment;
  onClose: () => void;
}

/** Names the visit and the deadline, and takes a line for the provider. */
export function CancelVisitDialog({ visit, data, onClose }: VisitDialogProps) {
  const words = useWords('visit');
  const { cancel, read } = visitCallsOf(visit);
  const { provider, cancelUntil, timeZone, version } = data;
  const form = useForm(cancel, {
    values: { note: '' },
    askOf: ({ note }) => ({ params: visit, body: { note, seen: version } }),
    refreshes: [read, listAppointments],
    sentenceOf: ({ sentence }) => {
      void refresh(read);
      return sentence;
    },
    onSent: () => {
      toast.success(words('cancel.done'));
      onClose();
      goToResult();
    },
  });
  return (
    <Dialog
      title={words('cancel.title')}
      text={words('cancel.text', {
        name: provider.name,
        span: capitalised(spanShown(data)),
        moment: formatNearIn(cancelUntil, timeZone),
      })}
      onClose={onClose}
    >
      <Form
        form={form}
        look="dialog"
        isDangerous
        submit={words('cancel.submit')}
        busy={words('cancel.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel.keep')}
          </Button>
        }
      >
        <TextAreaField label={words('cancel.note')} maximum={500} {...form.field('note')} />
      </Form>
    </Dialog>
  );
}
