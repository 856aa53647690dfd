import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { DateField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { type IssuedTo, listAllInvoices } from '../../../contract/admin/admin-invoice.ts';
import { enteredReferenceMaximum, enterPayment } from '../../../contract/admin/admin-payment.ts';
import { useElsewhere } from './use-elsewhere.ts';

const kinds = ['transfer', 'return'] as const;

interface PaymentDialogProps {
  invoice: IssuedTo;
  onClose: () => void;
}

/** What came for an invoice in pesos, or went back. */
export function PaymentDialog({ invoice: { id, number, openMinor }, onClose }: PaymentDialogProps) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const begun: { kind: (typeof kinds)[number]; bookedOn: string; minor: NumberEntry; reference: string } = {
    kind: 'transfer',
    bookedOn: '',
    minor: openMinor > 0 ? openMinor / 100 : '',
    reference: '',
  };
  const form = useForm(enterPayment, {
    values: begun,
    askOf: ({ minor, ...body }) => ({
      params: { id },
      body: { ...body, minor: minor === '' || Number.isNaN(Number(minor)) ? minor : Math.round(Number(minor) * 100) },
    }),
    refreshes: [listAllInvoices],
    sentenceOf: (problem) => {
      if (problem.code !== 'conflict') return undefined;
      const said = words('invoice.payConflict');
      return problem.decided === undefined ? said : `${said} ${elsewhere(problem)}`;
    },
    onSent: () => {
      toast.success(words('invoice.payDone'));
      onClose();
    },
  });
  return (
    <Dialog title={words('invoice.payTitle', { number })} text={words('invoice.payText')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('invoice.pay')}
        busy={words('invoice.paying')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <RadioGroup
          label={words('invoice.payKind')}
          isInRow
          choices={kinds.map((kind) => ({ value: kind, label: words(`invoice.payKinds.${kind}`) }))}
          {...form.field('kind')}
        />
        <FieldPair>
          <DateField label={words('invoice.payDay')} isRequired {...form.field('bookedOn')} />
          <NumberField label={words('invoice.payAmount')} unit="count" isRequired {...form.field('minor')} />
        </FieldPair>
        <TextField
          label={words('invoice.payReference')}
          hint={words('invoice.payReferenceHint')}
          maximum={enteredReferenceMaximum}
          isRequired
          {...form.field('reference')}
        />
      </Form>
    </Dialog>
  );
}
