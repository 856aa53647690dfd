import { useForm } from '../../api/form.ts';
import { reportReview, reviewReportReasons } from '../../contract/review.ts';
import { formatMomentIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { EmailField, TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

interface Values {
  reason: (typeof reviewReportReasons)[number] | '';
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

interface ReviewDialogProps {
  id: string;
  onClose: () => void;
}

export function ReportReviewDialog({ id, onClose }: ReviewDialogProps) {
  const words = useWords('review');
  const shared = useWords('ui');
  const form = useForm(reportReview, {
    values: empty,
    askOf: (values) => ({ params: { id }, body: given(values) }),
    onSent: ({ at }) => {
      toast.success(words('report.sent', { moment: formatMomentIn(at, 'Europe/Berlin') }));
      onClose();
    },
  });
  return (
    <Dialog title={words('report.title')} text={words('report.lead')} onClose={onClose}>
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
            ...reviewReportReasons.map((value) => ({ value, label: words(`report.reasons.${value}`) })),
          ]}
          {...form.field('reason')}
        />
        <TextAreaField label={words('report.details')} maximum={2000} {...form.field('details')} />
        <EmailField label={words('report.email')} {...form.field('email')} />
      </Form>
    </Dialog>
  );
}
