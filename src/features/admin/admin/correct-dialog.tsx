import { useWords } from '#i18n/i18n.ts';
import { CheckboxGroup } from '#ui/choice-fields.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { refresh } from '../../../api/query.ts';
import {
  correctInvoice,
  correctionReasonMaximum,
  type IssuedTo,
  listAllInvoices,
} from '../../../contract/admin/admin-invoice.ts';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { moneyOf } from './money.ts';
import { isElsewhere, useElsewhere } from './use-elsewhere.ts';

interface CorrectDialogProps {
  invoice: IssuedTo;
  onClose: () => void;
}

/** Asks which lines are taken back, and why: the recipient reads it on the correction. */
export function CorrectDialog({ invoice: { id, number, lines, currency }, onClose }: CorrectDialogProps) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const left = [...lines.entries()].filter(([, { isTakenBack }]) => !isTakenBack);
  const form = useForm(correctInvoice, {
    values: { reason: '', lines: left.map(([place]) => String(place)) },
    askOf: ({ reason, lines: places }) => ({ params: { id }, body: { reason, lines: places.map(Number) } }),
    check: ({ lines: places }) => (places.length === 0 ? { lines: words('invoice.noLine') } : {}),
    refreshes: [listAllInvoices],
    sentenceOf: (problem) => {
      if (!isElsewhere(problem)) return undefined;
      void refresh(listAllInvoices);
      return elsewhere(problem);
    },
    onSent: ({ number: made }) => {
      toast.success(words('invoice.corrected', { number: made }));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words('invoice.correctTitle', { number })}
      text={words('invoice.correctText')}
      onClose={onClose}
      submit={words('invoice.issueCorrection')}
      busy={words('invoice.issuing')}
    >
      <CheckboxGroup
        label={words('invoice.lines')}
        choices={left.map(([place, { name, minor }]) => ({
          value: String(place),
          label: `${name}: ${moneyOf(minor, currency)}`,
        }))}
        {...form.field('lines')}
      />
      <TextAreaField
        label={words('reason')}
        hint={words('invoice.reasonHint')}
        maximum={correctionReasonMaximum}
        isRequired
        {...form.field('reason')}
      />
    </DangerousDialog>
  );
}
