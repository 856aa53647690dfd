import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { TimeChip, TimeRow } from '#ui/time-chips.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { invoiceLineKinds, invoiceUnits } from '../../../contract/booking/customer-invoice-words.ts';
import {
  getQuoteForm,
  getQuotes,
  listQuotes,
  offerQuote,
  type QuoteForm,
  type QuoteRequest,
  quoteLineCents,
  quoteMaximum,
  quotePricings,
  quoteSums,
} from '../../../contract/booking/quote.ts';
import { moneyOf } from '../../billing/billing/money.ts';
import { type AnswerFormState, blankLine, bodyOf, countedLines, minutesOf, valuesOf } from './answer-values.ts';
import styles from './quote.module.css';
import { QuoteSums } from './quote-sums.tsx';

/** Lines with a live sum, fixed or capped, and when. */
export function AnswerForm({ wish, begun }: { wish: QuoteRequest; begun: QuoteForm }) {
  const words = useWords('quote');
  const { rateHundredths, currency } = begun;
  const form: AnswerFormState = useForm(offerQuote, {
    values: valuesOf(wish, begun, { labour: words('form.labour'), travel: words('form.travel') }),
    askOf: (values) => ({ params: { id: wish.id }, body: bodyOf(values) }),
    check: ({ starts }): Record<string, string> =>
      starts.length === 0
        ? { starts: words('form.startsMissing') }
        : starts.length > quoteMaximum.times
          ? { starts: words('form.startsTooMany') }
          : {},
    refreshes: [getQuotes, listQuotes, getQuoteForm],
    onSent: () => toast.success(words('form.sent')),
  });
  const { values } = form;
  return (
    <Form
      form={form}
      look="bare"
      submit={words(wish.quotes[0]?.status === 'offered' ? 'form.resend' : 'form.send')}
      busy={words('form.busy')}
      asksBeforeLeaving
    >
      <Section title={words('form.lines')} lead={words(rateHundredths > 0 ? 'form.linesLead' : 'form.linesLeadNoVat')}>
        <LineFields form={form} currency={currency} />
        <RadioGroup
          label={words('form.pricing')}
          choices={quotePricings.map((value) => ({ value, label: words(`form.${value}`) }))}
          {...form.field('pricing')}
        />
        <output aria-live="polite">
          <QuoteSums
            sums={quoteSums(countedLines(values), rateHundredths)}
            rateHundredths={rateHundredths}
            pricing={values.pricing}
            currency={currency}
          />
        </output>
      </Section>
      <Section title={words('form.when')}>
        <NumberField
          label={words('form.duration')}
          hint={words('form.durationHint')}
          unit="count"
          {...form.field('durationMinutes')}
        />
        <StartChoice form={form} wish={wish} />
        <TextAreaField label={words('form.note')} rows={3} maximum={quoteMaximum.note} {...form.field('note')} />
      </Section>
    </Form>
  );
}

function LineFields({ form, currency }: { form: AnswerFormState; currency: 'EUR' | 'CHF' }) {
  const words = useWords('customer-invoice');
  const counted = countedLines(form.values);
  return (
    <Rows
      rows={form.rows('lines')}
      label={words('lines.title')}
      addLabel={words('lines.add')}
      blank={blankLine()}
      minimum={1}
      maximum={quoteMaximum.lines}
    >
      {(index) => (
        <>
          <FieldPair>
            <TextField label={words('lines.name')} maximum={200} {...form.fieldOf('lines', index, 'name')} />
            <SelectField
              label={words('lines.kind')}
              choices={invoiceLineKinds.map((kind) => ({ value: kind, label: words(`lineKind.${kind}`) }))}
              {...form.fieldOf('lines', index, 'kind')}
            />
          </FieldPair>
          <FieldPair>
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
          </FieldPair>
          <FieldPair>
            <NumberField
              label={words('lines.price', { currency: currency === 'CHF' ? 'CHF' : '€' })}
              unit="count"
              {...form.fieldOf('lines', index, 'unitMinor')}
            />
            <p className="strong digits">
              <span className="block quiet small regular">{words('lines.amount')}</span>
              {moneyOf(counted[index] === undefined ? 0 : quoteLineCents(counted[index]), currency)}
            </p>
          </FieldPair>
        </>
      )}
    </Rows>
  );
}

/** Free times for so much work; those chosen before stay, also where they are no longer listed. */
function StartChoice({ form, wish }: { form: AnswerFormState; wish: QuoteRequest }) {
  const words = useWords('quote');
  const timeZone = wish.quotes[0]?.timeZone ?? 'Europe/Berlin';
  const { starts } = form.values;
  const query = { minutes: minutesOf(form.values) };
  const { data } = useAnswer(getQuoteForm, { params: { id: wish.id }, query }, { isAskedAnew: true });
  const listed = data?.days.flatMap((day) => day.starts) ?? [];
  const shown = [...new Set([...starts, ...listed])].toSorted();
  const toggle = (start: string): void =>
    form.setValues({
      starts: starts.includes(start) ? starts.filter((one) => one !== start) : [...starts, start].toSorted(),
    });
  return (
    <fieldset className={`stack gap12 ${styles['days']}`}>
      <legend>{words('form.starts')}</legend>
      <p className="quiet small">{words('form.startsHint')}</p>
      {data !== undefined && shown.length === 0 && <p className="quiet">{words('form.noStarts')}</p>}
      <TimeRow>
        {shown.map((start) => (
          <TimeChip key={start} isChosen={starts.includes(start)} onPress={() => toggle(start)}>
            {capitalised(formatSoonIn(start, timeZone))}
          </TimeChip>
        ))}
      </TimeRow>
      {form.errors['starts'] !== undefined && <p role="alert">{form.errors['starts']}</p>}
    </fieldset>
  );
}
