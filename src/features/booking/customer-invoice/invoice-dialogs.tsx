import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, CheckboxGroup, RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { DateField, TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import {
  type CustomerInvoiceDetail,
  correctCustomerInvoice,
  getCustomerInvoice,
  listCustomerInvoices,
  noteCustomerPayment,
} from '../../../contract/booking/customer-invoice.ts';
import { type PaidWay, paidWays } from '../../../contract/booking/customer-invoice-words.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import { todayHere } from './today.ts';

interface DialogProps {
  invoice: CustomerInvoiceDetail;
  onClose: () => void;
}

const refreshes = [getCustomerInvoice, listCustomerInvoices];

/** What a customer has paid: noted, for the money goes to the provider. */
export function PaymentDialog({ invoice, onClose }: DialogProps) {
  const words = useWords('customer-invoice');
  const { id, currency, totalMinor, correctedMinor, paidMinor } = invoice;
  const openMinor = totalMinor - correctedMinor - paidMinor;
  const begun: { way: PaidWay; on: string; minor: NumberEntry } = {
    way: 'transfer',
    on: todayHere(),
    minor: openMinor / 100,
  };
  const form = useForm(noteCustomerPayment, {
    values: begun,
    askOf: ({ way, on, minor }) => ({
      params: { id },
      body: { way, on, minor: Number.isNaN(Number(minor)) ? minor : Math.round(Number(minor) * 100) },
    }),
    refreshes,
    sentenceOf: ({ code }) => (code === 'conflict' ? words('payments.tooMuch') : undefined),
    onSent: () => {
      toast.success(words('payments.noted'));
      onClose();
    },
  });
  const hasLabour = invoice.lines.some(({ kind }) => kind === 'labour' || kind === 'travel');
  return (
    <Dialog title={words('payments.note')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('payments.submit')}
        busy={words('saving')}
        actions={<Back onClose={onClose} />}
      >
        <RadioGroup
          label={words('payments.way')}
          isInRow
          choices={paidWays.map((way) => ({ value: way, label: words(`way.${way}`) }))}
          {...form.field('way')}
        />
        <FieldPair>
          <DateField label={words('paid.on')} latest={todayHere()} {...form.field('on')} />
          <NumberField
            label={words('payments.amount', { currency: currency === 'CHF' ? 'CHF' : '€' })}
            hint={words('payments.open', { amount: moneyOf(openMinor, currency) })}
            unit="count"
            {...form.field('minor')}
          />
        </FieldPair>
        {form.values.way === 'cash' && hasLabour && invoice.isForHousehold && (
          <Notice kind="warning">{words('paid.household')}</Notice>
        )}
      </Form>
    </Dialog>
  );
}

function Back({ onClose }: { onClose: () => void }) {
  const words = useWords('customer-invoice');
  return (
    <Button variant="plain" onClick={onClose}>
      {words('cancel')}
    </Button>
  );
}

/** Takes lines back by a document of its own; nothing that was issued is changed. */
export function CorrectionDialog({ invoice, onClose }: DialogProps) {
  const words = useWords('customer-invoice');
  const { id, lines, currency, kind } = invoice;
  const left = lines.flatMap(({ name, grossMinor, isTakenBack }, place) =>
    isTakenBack ? [] : [{ value: String(place), label: `${name}, ${moneyOf(grossMinor, currency)}` }],
  );
  const form = useForm(correctCustomerInvoice, {
    values: { reason: '', lines: left.map(({ value }) => value) as readonly string[], isMailed: true },
    askOf: ({ reason, lines: chosen, isMailed }) => ({
      params: { id },
      body: { reason, isMailed, lines: chosen.map(Number) },
    }),
    refreshes,
    onSent: ({ related }) => {
      toast.success(words('correction.done', { number: related.at(-1)?.number ?? '' }));
      onClose();
    },
  });
  return (
    <Dialog title={words('correction.title')} text={words('correction.text')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('correction.submit')}
        busy={words('saving')}
        isDangerous
        actions={<Back onClose={onClose} />}
      >
        <CheckboxGroup label={words('correction.lines')} choices={left} {...form.field('lines')} />
        <TextAreaField label={words('correction.reason')} rows={2} maximum={500} isRequired {...form.field('reason')} />
        {invoice.mailedTo !== null && kind !== 'correction' && (
          <CheckboxField label={words('buyer.isMailed')} {...form.field('isMailed')} />
        )}
      </Form>
    </Dialog>
  );
}
