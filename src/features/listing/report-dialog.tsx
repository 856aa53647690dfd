import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import type { ListingId } from '../../contract/fields.ts';
import { reportListing, reportReasons } from '../../contract/seller.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './inquiry.module.css';

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
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm<Values>(reportListing.body, empty, given);
  const report = useChange(reportListing);
  const submit = form.onSubmit(({ reason, ...values }) => {
    if (reason === '') return;
    setFailure(undefined);
    report.mutate(
      { params: { id }, body: { ...given({ reason, ...values }), reason } },
      {
        onSuccess: () => {
          toast.success(words('report.sent'));
          onClose();
        },
        onError: (problem) => setFailure(form.setServerErrors(problem)),
      },
    );
  });
  return (
    <form className={styles['fields']} noValidate onSubmit={submit}>
      <NativeSelect
        label={words('report.reason')}
        required
        data={[
          { value: '', label: words('report.choose') },
          ...reportReasons.map((value) => ({ value, label: words(`report.reasons.${value}`) })),
        ]}
        {...form.getInputProps('reason')}
      />
      <Textarea label={words('report.details')} rows={4} maxLength={2000} {...form.getInputProps('details')} />
      <TextInput label={words('report.email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
      <FormError sentence={failure} />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" disabled={report.isPending}>
          {words(report.isPending ? 'report.busy' : 'report.submit')}
        </Button>
      </DialogButtons>
    </form>
  );
}
