import { formatDateIn } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { formatEuros, formatFrancs } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Badge } from '#ui/badge.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { addBusinessLimit, limitSourceMaximum, listBusinessLimits } from '../../../contract/admin/admin-limit.ts';
import { type Country, countries } from '../../../contract/country.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';

const zone = 'Europe/Berlin';
type Limit = AnswerOf<typeof listBusinessLimits>['items'][number];

const amountOf = (minor: number, country: Country): string =>
  (country === 'ch' ? formatFrancs : formatEuros)(minor / 100);
/** What is no number is left to the server's sentence. */
const minorOf = (typed: NumberEntry): NumberEntry =>
  typed === '' || Number.isNaN(Number(typed)) ? typed : Math.round(Number(typed) * 100);

/** Limits of turnover that providers see: as the law says, and as it will say from a day on. */
export function BusinessLimits() {
  const words = useWords('admin');
  const known = useAnswer(listBusinessLimits, {});
  if (known.data === undefined)
    return known.error === null ? null : (
      <ErrorState title={words('limit.failed')} onRetry={() => void known.refetch()} />
    );
  return (
    <Section title={words('limit.title')} lead={words('limit.lead')} isCard={false}>
      <Lines label={words('limit.title')}>
        {known.data.items.map((limit, place) => (
          <Known key={`${limit.country} ${limit.countsFrom} ${place}`} limit={limit} />
        ))}
      </Lines>
      <Add />
    </Section>
  );
}

function Known({ limit }: { limit: Limit }) {
  const words = useWords('admin');
  const { country, countsFrom, lastYearMinor, thisYearMinor, source, isHolding, enteredAt, enteredBy } = limit;
  const entered =
    enteredAt === null
      ? words('limit.standing')
      : words('limit.by', { moment: capitalised(formatSoonIn(enteredAt, zone)), who: enteredBy ?? words('someone') });
  const amounts = words('limit.amounts', {
    last: amountOf(lastYearMinor, country),
    this: amountOf(thisYearMinor, country),
  });
  return (
    <Line
      title={words('limit.item', {
        country: words(`limit.countries.${country}`),
        day: formatDateIn(`${countsFrom}T12:00:00Z`, 'UTC'),
      })}
      text={[amounts, source, entered].join(' · ')}
      {...(isHolding ? { beside: <Badge kind="success">{words('limit.holding')}</Badge> } : {})}
    />
  );
}

function Add() {
  const words = useWords('admin');
  const begun: {
    country: Country;
    countsFrom: string;
    lastYearMinor: NumberEntry;
    thisYearMinor: NumberEntry;
    source: string;
  } = { country: 'de', countsFrom: '', lastYearMinor: '', thisYearMinor: '', source: '' };
  const form = useForm(addBusinessLimit, {
    values: begun,
    askOf: ({ lastYearMinor, thisYearMinor, ...body }) => ({
      body: { ...body, lastYearMinor: minorOf(lastYearMinor), thisYearMinor: minorOf(thisYearMinor) },
    }),
    refreshes: [listBusinessLimits],
    onSent: () => toast.success(words('limit.added')),
  });
  return (
    <Form form={form} submit={words('limit.add')} busy={words('limit.adding')}>
      <FieldPair>
        <SelectField
          label={words('limit.country')}
          choices={countries.map((country) => ({ value: country, label: words(`limit.countries.${country}`) }))}
          {...form.field('country')}
        />
        <DateField label={words('limit.from')} isRequired {...form.field('countsFrom')} />
      </FieldPair>
      <FieldPair>
        <NumberField
          label={words('limit.last')}
          hint={words('limit.money')}
          unit="count"
          isRequired
          {...form.field('lastYearMinor')}
        />
        <NumberField
          label={words('limit.this')}
          hint={words('limit.money')}
          unit="count"
          isRequired
          {...form.field('thisYearMinor')}
        />
      </FieldPair>
      <TextField
        label={words('limit.source')}
        hint={words('limit.sourceHint')}
        maximum={limitSourceMaximum}
        isRequired
        {...form.field('source')}
      />
    </Form>
  );
}
