import { useState } from 'react';
import { formatDateIn, formatMomentIn, formatNumber } from '#i18n/format.ts';
import { formatFrancs } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { download } from '#ui/download.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import {
  getTaxFilingFile,
  listTaxFilings,
  makeTaxFilings,
  markTaxFilingSent,
  type ReportedProvider,
  type TaxFiling,
} from '../../../contract/admin/admin-filing.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { moneyOf } from './money.ts';
import { useElsewhere } from './use-elsewhere.ts';

type Report = NonNullable<AnswerOf<typeof listTaxFilings>['report']>;
type Money = ReportedProvider['moneys'][number];

const momentOf = (at: string): string => formatMomentIn(at, 'Europe/Berlin');
const amountOf = (minor: number, currency: Money['currency']): string =>
  currency === 'EUR' ? moneyOf(minor, 'EUR') : formatFrancs(minor / 100);

/** What is reported to the tax office about a year, and the messages for it. */
export function TaxFilings() {
  const words = useWords('admin');
  const [year, setYear] = useState<number>();
  const known = useAnswer(listTaxFilings, { query: year === undefined ? {} : { year } });
  if (known.data === undefined)
    return known.error === null ? (
      <PageSkeleton shape="table" text={words('loading')} />
    ) : (
      <ErrorState title={words('filing.failed')} text={known.error.sentence} onRetry={() => void known.refetch()} />
    );
  const { report } = known.data;
  if (report === null) return <EmptyState drawing="papers" title={words('filing.none')} />;
  return (
    <Section
      title={words('filing.title')}
      lead={words(`filing.lead.${report.law}`, {
        year: report.year,
        day: formatDateIn(`${report.dueOn}T12:00:00Z`, 'UTC'),
      })}
      isCard={false}
    >
      <SelectField
        label={words('filing.year')}
        choices={report.years.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(report.year)}
        onChange={(chosen) => setYear(Number(chosen))}
      />
      <Make key={report.year} report={report} />
      {report.filings.length > 0 && (
        <Lines label={words('filing.files', { year: report.year })}>
          {report.filings.map((filing) => (
            <Filing key={filing.id} filing={filing} />
          ))}
        </Lines>
      )}
      <h3 className="spaced">{words('filing.sellers')}</h3>
      {report.sellers.length === 0 ? (
        <p className="quiet breaks">{words('filing.nobody')}</p>
      ) : (
        <Lines label={words('filing.sellers')}>
          {report.sellers.map((seller) => (
            <Seller key={seller.id} seller={seller} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function Make({ report: { year } }: { report: Report }) {
  const words = useWords('admin');
  const [made, setMade] = useState<AnswerOf<typeof makeTaxFilings>>();
  const make = useChange(makeTaxFilings, {
    refreshes: [listTaxFilings],
    onSuccess: setMade,
    onError: (problem) => toast.error(problem.code === 'conflict' ? words('filing.unchanged') : problem.sentence),
  });
  return (
    <>
      <ButtonRow>
        <Button variant="primary" isBusy={make.isPending} onClick={() => make.mutate({ body: { year } })}>
          {words('filing.make')}
        </Button>
      </ButtonRow>
      <div aria-live="polite">
        {made !== undefined && <Notice kind="success">{words('filing.made', { count: made.items.length })}</Notice>}
        {made !== undefined && made.leftOut.length > 0 && (
          <Notice kind="warning">{words('filing.leftOut', { names: made.leftOut.join(', ') })}</Notice>
        )}
      </div>
    </>
  );
}

function Filing({ filing }: { filing: TaxFiling }) {
  const words = useWords('admin');
  const { kind, sellerCount, madeAt, madeBy, sentAt, sentBy, reference } = filing;
  const facts = [
    words('filing.count', { count: sellerCount }),
    words('filing.by', { moment: momentOf(madeAt), who: madeBy ?? words('someone') }),
    ...(sentAt === null ? [] : [words('filing.sentBy', { moment: momentOf(sentAt), who: sentBy ?? words('someone') })]),
    reference,
  ];
  return (
    <Line
      title={words(`filing.kind.${kind}`)}
      beside={
        <Badge kind={sentAt === null ? 'warning' : 'success'}>
          {words(sentAt === null ? 'filing.unsent' : 'filing.sent')}
        </Badge>
      }
      text={facts.join(' · ')}
      actions={
        <>
          <Download filing={filing} />
          {sentAt === null && <MarkSent filing={filing} />}
        </>
      }
    />
  );
}

/** How a filing is named where several have the same button. */
function useName({ kind, madeAt }: TaxFiling) {
  const words = useWords('admin');
  return { kind: words(`filing.kind.${kind}`), moment: momentOf(madeAt) };
}

function Download({ filing }: { filing: TaxFiling }) {
  const words = useWords('admin');
  const named = useName(filing);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { name, content } = await call(getTaxFilingFile, { params: { id: filing.id } });
      download(name, content, 'application/xml');
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('filing.downloadFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="plain"
      isBusy={isBusy}
      aria-label={words('filing.downloadNamed', named)}
      onClick={() => void save()}
    >
      {words('filing.download')}
    </Button>
  );
}

function MarkSent({ filing }: { filing: TaxFiling }) {
  const words = useWords('admin');
  const named = useName(filing);
  const elsewhere = useElsewhere();
  const confirm = useConfirm();
  const mark = useChange(markTaxFilingSent, {
    refreshes: [listTaxFilings],
    onSuccess: () => toast.success(words('filing.marked')),
    onError: (problem) => {
      toast.error(elsewhere(problem) ?? problem.sentence);
      void refresh(listTaxFilings);
    },
  });
  const askToMark = async (): Promise<void> => {
    const question = { title: words('filing.markTitle'), text: words('filing.markText') };
    if (await confirm({ ...question, confirmLabel: words('filing.mark') })) mark.mutate({ params: { id: filing.id } });
  };
  return (
    <Button
      variant="plain"
      isBusy={mark.isPending}
      aria-label={words('filing.markNamed', named)}
      onClick={() => void askToMark()}
    >
      {words('filing.mark')}
    </Button>
  );
}

function Seller({ seller: { name, email, missing, moneys } }: { seller: ReportedProvider }) {
  const words = useWords('admin');
  const sumOf = ({ currency, visits, considerationMinor, feeMinor }: Money): string =>
    words('filing.sum', {
      count: visits,
      visits: formatNumber(visits),
      amount: amountOf(considerationMinor, currency),
      fees: amountOf(feeMinor, currency),
    });
  return (
    <Line
      title={name}
      beside={
        missing.length === 0 ? (
          <Badge kind="success">{words('filing.complete')}</Badge>
        ) : (
          <Badge kind="warning">
            {words('filing.incomplete', { what: missing.map((what) => words(`filing.missing.${what}`)).join(', ') })}
          </Badge>
        )
      }
      text={[email ?? words('filing.ended'), ...moneys.map(sumOf)].join(' · ')}
    />
  );
}
