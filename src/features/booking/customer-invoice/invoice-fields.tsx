import { formatDecimal } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxField, RadioGroup } from '#ui/choice-fields.tsx';
import { FieldPair } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, EmailField, TextAreaField, TextField } from '#ui/text-field.tsx';
import type { InvoiceAmounts, InvoiceProposal } from '../../../contract/booking/customer-invoice.ts';
import { invoiceLinesMaximum } from '../../../contract/booking/customer-invoice-fields.ts';
import { invoiceLineKinds, invoiceUnits, paidWays } from '../../../contract/booking/customer-invoice-words.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import styles from './customer-invoice.module.css';
import { isDiscount } from './discount.ts';
import { DiscountFields } from './discount-fields.tsx';
import { paidHints } from './paid-hints.ts';
import { blankLine, type InvoiceForm } from './written.ts';

interface LineFieldsProps {
  form: InvoiceForm;
  proposal: InvoiceProposal;
  amounts: InvoiceAmounts['lines'] | undefined;
}

/** What is charged: labour, material and travel, with prices as the customer pays them. */
export function LineFields({ form, proposal, amounts }: LineFieldsProps) {
  const words = useWords('customer-invoice');
  const { rates, currency } = proposal;
  return (
    <Section title={words('lines.what')} lead={words(rates.length > 0 ? 'lines.lead' : 'lines.leadNoVat')}>
      <Rows
        rows={form.rows('lines')}
        label={words('lines.title')}
        addLabel={words('lines.add')}
        blank={blankLine(rates)}
        minimum={1}
        maximum={invoiceLinesMaximum}
      >
        {(index) => (
          <LineRow form={form} index={index} proposal={proposal} amount={amounts?.[index]?.grossMinor ?? 0} />
        )}
      </Rows>
      {form.values.lines.length < invoiceLinesMaximum && <DiscountFields form={form} currency={currency} />}
    </Section>
  );
}

interface LineRowProps {
  form: InvoiceForm;
  index: number;
  proposal: InvoiceProposal;
  amount: number;
}

function LineRow({ form, index, proposal: { rates, currency }, amount }: LineRowProps) {
  const words = useWords('customer-invoice');
  const line = form.values.lines[index];
  const isOff = line !== undefined && isDiscount(line);
  const percent = (rate: number) =>
    words('lines.rateOf', { rate: formatDecimal(rate / 100, rate % 100 === 0 ? 0 : 1) });
  const unit = currency === 'CHF' ? 'CHF' : '€';
  return (
    <div className={styles['line']}>
      <FieldPair>
        <TextField label={words('lines.name')} maximum={200} {...form.fieldOf('lines', index, 'name')} />
        <SelectField
          label={words(isOff ? 'discount.off' : 'lines.kind')}
          choices={invoiceLineKinds.map((kind) => ({ value: kind, label: words(`lineKind.${kind}`) }))}
          {...form.fieldOf('lines', index, 'kind')}
        />
      </FieldPair>
      <div className={`stack gap12 at-bottom ${styles['numbers']}`}>
        {!isOff && (
          <>
            <NumberField
              label={words('lines.quantity')}
              unit="count"
              {...form.fieldOf('lines', index, 'quantityThousandths')}
            />
            <SelectField
              label={words('lines.unit')}
              choices={invoiceUnits.map((choice) => ({ value: choice, label: words(`unit.${choice}`) }))}
              {...form.fieldOf('lines', index, 'unit')}
            />
          </>
        )}
        <NumberField
          label={words(isOff ? 'discount.minus' : 'lines.price', { currency: unit })}
          unit="count"
          {...form.fieldOf('lines', index, 'unitMinor')}
        />
        {rates.length > 0 && (
          <SelectField
            label={words('lines.rate')}
            choices={rates.map((rate) => ({ value: String(rate), label: percent(rate) }))}
            {...form.fieldOf('lines', index, 'rateHundredths')}
          />
        )}
        <span className={`strong digits text-end finger-tall ${styles['amount']}`}>
          <span className="visually-hidden">{words('lines.amount')} </span>
          {moneyOf(amount, currency)}
        </span>
      </div>
    </div>
  );
}

/** Whom it is for. The address may be left out of receipts and small amounts. */
export function BuyerFields({ form, kind }: { form: InvoiceForm; kind: InvoiceProposal['kind'] }) {
  const words = useWords('customer-invoice');
  return (
    <Section title={words('buyer.title')} lead={words(kind === 'receipt' ? 'buyer.leadReceipt' : 'buyer.lead')}>
      <TextField label={words('buyer.name')} maximum={160} isRequired {...form.fieldIn('buyer', 'name')} />
      <TextField label={words('buyer.street')} maximum={140} {...form.fieldIn('buyer', 'street')} />
      <FieldPair>
        <TextField label={words('buyer.zip')} maximum={10} {...form.fieldIn('buyer', 'zip')} />
        <TextField label={words('buyer.city')} maximum={100} {...form.fieldIn('buyer', 'city')} />
      </FieldPair>
      <EmailField
        label={words('buyer.email')}
        hint={words('buyer.emailHint')}
        autoComplete="off"
        {...form.fieldIn('buyer', 'email')}
      />
      {form.values.buyer.email.trim() !== '' && (
        <CheckboxField label={words('buyer.isMailed')} {...form.field('isMailed')} />
      )}
      {kind === 'invoice' && (
        <details className={styles['details']}>
          <summary>{words('buyer.business')}</summary>
          <TextField label={words('buyer.addition')} maximum={160} {...form.fieldIn('buyer', 'addition')} />
          <FieldPair>
            <TextField label={words('buyer.vatId')} maximum={30} {...form.fieldIn('buyer', 'vatId')} />
            <TextField label={words('buyer.orderNumber')} maximum={60} {...form.fieldIn('buyer', 'orderNumber')} />
          </FieldPair>
          <TextField
            label={words('buyer.leitwegId')}
            hint={words('buyer.leitwegIdHint')}
            maximum={60}
            {...form.fieldIn('buyer', 'leitwegId')}
          />
        </details>
      )}
    </Section>
  );
}

export function MoreFields({ form }: { form: InvoiceForm }) {
  const words = useWords('customer-invoice');
  return (
    <Section title={words('more.title')}>
      <FieldPair>
        <DateField label={words('more.deliveredOn')} {...form.field('deliveredOn')} />
        <SelectField
          label={words('more.language')}
          choices={(['de', 'en'] as const).map((value) => ({ value, label: words(`language.${value}`) }))}
          {...form.field('language')}
        />
      </FieldPair>
      <TextAreaField label={words('more.closing')} rows={2} maximum={500} {...form.field('closing')} />
    </Section>
  );
}

/** Paid already, or to be paid by transfer; and what follows from cash. */
export function PaidFields({ form, proposal }: { form: InvoiceForm; proposal: InvoiceProposal }) {
  const words = useWords('customer-invoice');
  const { kind } = proposal;
  const { way } = form.values.paid;
  const ways = kind === 'receipt' ? paidWays : (['', ...paidWays] as const);
  return (
    <div className={styles['paid']}>
      <RadioGroup
        label={words('paid.label')}
        choices={ways.map((value) => ({ value, label: words(value === '' ? 'paid.later' : `way.${value}`) }))}
        {...form.fieldIn('paid', 'way')}
      />
      {way === '' ? (
        <NumberField label={words('paid.days')} unit="count" {...form.field('daysToPay')} />
      ) : (
        <DateField label={words('paid.on')} {...form.fieldIn('paid', 'on')} />
      )}
      {paidHints({ ...proposal, way, lines: form.values.lines }).map((hint) => (
        <Notice key={hint} kind={hint === 'household' ? 'warning' : 'info'}>
          {words(`paid.${hint}`)}
        </Notice>
      ))}
    </div>
  );
}
