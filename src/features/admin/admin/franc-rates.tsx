import { useState } from 'react';
import { formatMonthIn } from '#i18n/format-days.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { formatDecimal } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { listFrancRates, putFrancRate } from '../../../contract/admin/admin-rate.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { useElsewhere } from './use-elsewhere.ts';

const zone = 'Europe/Zurich';
const monthsOffered = 12;

/** Months that are over, the latest first. */
function pastMonths(now: Date): string[] {
  const [year = 0, month = 0] = now.toISOString().slice(0, 'YYYY-MM'.length).split('-').map(Number);
  return Array.from({ length: monthsOffered }, (_, index) =>
    new Date(Date.UTC(year, month - 2 - index, 15)).toISOString().slice(0, 'YYYY-MM'.length),
  );
}

const monthOf = (month: string): string => formatMonthIn(`${month}-15T12:00:00Z`, 'UTC');

/** `0,9345` -> 9345; undefined for what is no rate. */
function tenThousandthsOf(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.');
  return /^\d(\.\d{1,4})?$/.test(text) ? Math.round(Number(text) * 10_000) : undefined;
}

/** Francs for a euro by month: commissions of visits in francs count at them. */
export function FrancRates() {
  const words = useWords('admin');
  const known = useAnswer(listFrancRates, {});
  if (known.data === undefined)
    return known.error === null ? null : (
      <ErrorState title={words('rate.failed')} onRetry={() => void known.refetch()} />
    );
  return <Known known={known.data} />;
}

type Rates = AnswerOf<typeof listFrancRates>;

function Known({ known: { items, waiting } }: { known: Rates }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const [months] = useState(() => pastMonths(new Date()));
  const form = useForm(putFrancRate, {
    values: { month: waiting[0]?.month ?? months[0] ?? '', tenThousandths: '' },
    askOf: ({ month, tenThousandths }) => ({ body: { month, tenThousandths: tenThousandthsOf(tenThousandths) ?? 0 } }),
    check: ({ tenThousandths }) =>
      tenThousandthsOf(tenThousandths) === undefined ? { tenThousandths: words('rate.wrong') } : {},
    refreshes: [listFrancRates],
    sentenceOf: (problem) => {
      if (problem.code !== 'conflict') return undefined;
      void refresh(listFrancRates);
      return elsewhere(problem);
    },
    onSent: ({ charged }) => toast.success(words('rate.kept', { count: charged })),
  });
  const offered = [...new Set([...waiting.map(({ month }) => month), ...months])];
  return (
    <Section title={words('rate.title')} lead={words('rate.lead')} isCard={false}>
      <Form form={form} submit={words('rate.enter')} busy={words('rate.entering')}>
        <SelectField
          label={words('rate.month')}
          choices={offered.map((month) => {
            const count = waiting.find((one) => one.month === month)?.count ?? 0;
            return {
              value: month,
              label: count === 0 ? monthOf(month) : words('rate.waiting', { month: monthOf(month), count }),
            };
          })}
          {...form.field('month')}
        />
        <TextField
          label={words('rate.rate')}
          hint={words('rate.hint')}
          inputMode="decimal"
          isRequired
          {...form.field('tenThousandths')}
        />
      </Form>
      {items.length > 0 && (
        <Lines label={words('rate.title')}>
          {items.map((rate) => (
            <Rate key={rate.month} rate={rate} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function Rate({ rate }: { rate: Rates['items'][number] }) {
  const words = useWords('admin');
  const { month, tenThousandths, enteredAt, enteredBy, lineCount } = rate;
  const facts = [
    words('rate.by', { moment: capitalised(formatSoonIn(enteredAt, zone)), who: enteredBy ?? words('someone') }),
    ...(lineCount === 0 ? [] : [words('rate.lines', { count: lineCount })]),
  ];
  return <Line title={monthOf(month)} text={facts.join(' · ')} after={formatDecimal(tenThousandths / 10_000, 4)} />;
}
