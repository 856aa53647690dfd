import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { listReports, passOnDanger, type ReportCase, reportMaximum } from '../../../contract/admin/report.ts';

interface DangerDialogProps {
  found: ReportCase;
  onClose: () => void;
}

/** The police first; then the log says that they were told. */
export function DangerDialog({ found, onClose }: DangerDialogProps) {
  const words = useWords('admin');
  const form = useForm(passOnDanger, {
    values: { reason: '' },
    askOf: (body) => ({ params: { id: found.id }, body }),
    refreshes: [listReports],
    onSent: () => {
      toast.success(words('report.dangerDone'));
      onClose();
    },
  });
  return (
    <Dialog title={words('report.dangerTitle')} text={words('report.dangerText')} isRead onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('report.dangerSubmit')}
        busy={words('report.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <TextAreaField
          label={words('report.dangerWhat')}
          maximum={reportMaximum.reason}
          isRequired
          {...form.field('reason')}
        />
      </Form>
    </Dialog>
  );
}
