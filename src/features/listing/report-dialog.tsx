import { useForm } from '../../api/form.ts';
import type { ListingId } from '../../contract/fields.ts';
import { reportListing, reportReasons } from '../../contract/seller.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmailField, TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

type Reason = (typeof reportReasons)[number];
interface Values {
  reason: Reason | '';
  details: string;
  email: string;
}

const empty: Values = { reason: '', details: '', email: '' };

/** The report without empty fields. */
const given = ({ reason, details, email }: Values) => ({
  ...(reason === '' ? {} : { reason }),
  details,
  ...(email.trim() === '' ? {} : { email }),
});

interface ReportDialogProps {
  id: ListingId;
  onClose: () => void;
}

export function ReportDialog({ id, onClose }: ReportDialogProps) {
  const words = useWords('inquiry');
  return (
    <Dialog title={words('report.title')} text={words('report.lead')} onClose={onClose}>
      <ReportForm id={id} onClose={onClose} />
    </Dialog>
  );
}

function ReportForm({ id, onClose }: ReportDialogProps) {
  const words = useWords('inquiry');
  const shared = useWords('ui');
  const form = useForm(reportListing, {
    values: empty,
    askOf: (values) => ({ params: { id }, body: given(values) }),
    onSent: () => {
      toast.success(words('report.sent'));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('report.submit')}
      busy={words('report.busy')}
      actions={
        <Button variant="plain" onClick={onClose}>
          {shared('cancel')}
        </Button>
      }
    >
      <SelectField
        label={words('report.reason')}
        isRequired
        choices={[
          { value: '', label: words('report.choose') },
          ...reportReasons.map((value) => ({ value, label: words(`report.reasons.${value}`) })),
        ]}
        {...form.field('reason')}
      />
      <TextAreaField label={words('report.details')} maximum={2000} {...form.field('details')} />
      <EmailField label={words('report.email')} {...form.field('email')} />
    </Form>
  );
}
