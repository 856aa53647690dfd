import { useState } from 'react';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Table } from '#ui/table.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import {
  getTaxReport,
  type OwnTaxReport,
  type TaxMissing,
  type TaxMoney,
  type TaxQuarter,
} from '../../../contract/billing/billing-tax-report.ts';
import { moneyOf } from './money.ts';
import styles from './tax-report.module.css';

interface TaxReportProps {
  /** Where what is missing is given. */
  places: Record<TaxMissing, string>;
}

/** What the site reports of a provider to the tax office, from the first completed visit on (docs/product/tax-reports.md). */
export function TaxReport({ places }: TaxReportProps) {
  const words = useWords('billing');
  const [year, setYear] = useState<number>();
  const asked = useAnswer(getTaxReport, { query: year === undefined ? {} : { year } }, { isAskedAnew: true });
  if (stateOf(asked) === 'failed')
    return <ErrorState title={words('report.failed')} onRetry={() => void asked.refetch()} />;
  const report = asked.data?.report;
  if (report == null) return null;
  const { law, years, dueOn } = report;
  return (
    <Section
      title={words('report.title')}
      lead={words(`report.lead.${law}`, { year: report.year, day: formatDate(dueOn) })}
      isCard={false}
    >
      <div className="stack gap16 shrinks">
        {report.missing.length > 0 && <Missing report={report} places={places} />}
        {years.length > 1 && (
          <SelectField
            className={styles['year']}
            label={words('report.year')}
            choices={years.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(report.year)}
            onChange={(chosen) => setYear(Number(chosen))}
          />
        )}
        {report.moneys.map((money) => (
          <Quarters key={money.currency} year={report.year} money={money} />
        ))}
        <Seller report={report} />
        <p className="quiet">{words('report.right')}</p>
      </div>
    </Section>
  );
}

function Missing({ report: { missing, asked, isHeld }, places }: TaxReportProps & { report: OwnTaxReport }) {
  const words = useWords('billing');
  const [first = 'address'] = missing;
  return (
    <Notice
      kind={isHeld ? 'error' : 'warning'}
      title={words('report.missing.title')}
      action={
        <Button variant="plain" to={places[first]}>
          {words('report.missing.give')}
        </Button>
      }
    >
      {missing.map((what) => words(`report.missing.${what}`)).join(', ')}.{' '}
      {isHeld
        ? words('report.missing.held')
        : asked !== null &&
          words('report.missing.asked', { day: formatDate(asked.on), hold: formatDate(asked.holdsFrom) })}
    </Notice>
  );
}

interface Line extends TaxQuarter {
  name: string;
}

function Quarters({ year, money: { quarters, currency } }: { year: number; money: TaxMoney }) {
  const words = useWords('billing');
  const sum = (amount: (quarter: TaxQuarter) => number): number => quarters.reduce((all, one) => all + amount(one), 0);
  const lines: Line[] = [
    ...quarters.map((quarter, index) => ({ ...quarter, name: words('report.quarterOf', { number: index + 1 }) })),
    {
      name: words('report.sum', { year }),
      visits: sum(({ visits }) => visits),
      revenueMinor: sum(({ revenueMinor }) => revenueMinor),
      feeMinor: sum(({ feeMinor }) => feeMinor),
      considerationMinor: sum(({ considerationMinor }) => considerationMinor),
    },
  ];
  const amount = (key: string, title: string, of: (line: Line) => number) => ({
    key,
    title,
    cell: (line: Line) => moneyOf(of(line), currency),
    isNumber: true,
  });
  return (
    <div className="stack gap16 shrinks">
      <strong>{words('report.caption', { year, currency })}</strong>
      <Table
        caption={words('report.caption', { year, currency })}
        isCaptionHidden
        columns={[
          { key: 'name', title: words('report.quarter'), cell: ({ name }) => name },
          { key: 'visits', title: words('report.visits'), cell: ({ visits }) => formatNumber(visits), isNumber: true },
          amount('revenue', words('report.revenue'), ({ revenueMinor }) => revenueMinor),
          amount('fees', words('report.fees'), ({ feeMinor }) => feeMinor),
          amount('consideration', words('report.consideration'), ({ considerationMinor }) => considerationMinor),
        ]}
        rows={lines}
        keyOf={({ name }) => name}
      />
    </div>
  );
}

function Seller({ report: { seller } }: { report: OwnTaxReport }) {
  const words = useWords('billing');
  const { name, street, zip, city, country, taxId, vatId, birthDate, iban, holder, isPerson } = seller;
  const unknown = words('report.unknown');
  const facts = [
    [words('report.name'), name],
    [words('report.address'), `${street}, ${zip} ${city} (${country.toUpperCase()})`],
    [words('report.taxId'), taxId ?? unknown],
    ...(isPerson ? [[words('report.birthDate'), birthDate === null ? unknown : formatDate(birthDate)]] : []),
    ...(vatId === null ? [] : [[words('report.vatId'), vatId]]),
    [words('report.account'), iban === null ? unknown : words('report.accountOf', { iban, holder: holder ?? '' })],
  ] as const;
  return (
    <div className="stack gap16 shrinks">
      <strong>{words('report.seller')}</strong>
      <dl className={`stack ${styles['facts']}`}>
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt className="quiet small">{title}</dt>
            <dd className="digits breaks">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
