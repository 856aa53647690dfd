import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getReportFigures, type ReportFigures } from '../../../contract/admin/report.ts';
import { paths } from '../../../paths.ts';
import styles from './report.module.css';

/** /reports: how reports are decided, with figures by reason. */
export function ReportFiguresScreen() {
  const words = useWords('report');
  const { title, lead, sections, numbers } = words('figures', { returnObjects: true });
  return (
    <Page title={title} lead={lead} width="text">
      {sections.map((section) => (
        <section key={section.title} className={`stack gap12 above32 ${styles['part']}`}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section className={`stack gap12 above32 ${styles['part']}`}>
        <h2>{numbers}</h2>
        <Figures />
        <p>
          <Link to={paths.decisions()}>{words('figures.own')}</Link>
        </p>
      </section>
    </Page>
  );
}

type Row = ReportFigures['total'] & { name: string };

const counted = ['reports', 'decided', 'nothing', 'hide', 'remove', 'suspend'] as const;

function Figures() {
  const words = useWords('report');
  const { data, error, refetch } = useAnswer(getReportFigures, {});
  if (data === undefined && error === null) return <PageSkeleton shape="table" text={words('figures.loading')} />;
  if (data === undefined)
    return <ErrorState title={words('figures.failed')} text={error?.sentence ?? ''} onRetry={() => void refetch()} />;
  if (data.total.reports === 0) return <p>{words('figures.none')}</p>;
  const rows: Row[] = [
    ...data.reasons
      .filter(({ reports }) => reports > 0)
      .map(({ reason, ...figures }) => ({ ...figures, name: words(`reasons.${reason}`) })),
    { ...data.total, name: words('figures.total') },
  ];
  const columns: Column<Row>[] = [
    { key: 'reason', title: words('figures.reason'), cell: ({ name }) => name },
    ...counted.map((key) => ({
      key,
      title: words(`figures.${key}`),
      cell: (row: Row) => formatNumber(row[key]),
      isNumber: true,
    })),
    {
      key: 'median',
      title: words('figures.median'),
      cell: ({ medianHours }) => (medianHours === null ? '–' : <Duration hours={medianHours} />),
      isNumber: true,
    },
  ];
  return (
    <>
      <Table
        caption={words('figures.numbers')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
      />
      <p>
        {words('figures.complaints', {
          number: formatNumber(data.complaints),
          changed: formatNumber(data.changed),
        })}
      </p>
    </>
  );
}

/** In the unit that says most: minutes, hours or days. */
function Duration({ hours }: { hours: number }) {
  const words = useWords('report');
  const [unit, value] =
    hours < 1
      ? (['minutes', Math.max(1, Math.round(hours * 60))] as const)
      : hours < 48
        ? (['hours', Math.round(hours)] as const)
        : (['days', Math.round(hours / 24)] as const);
  return <>{words(`figures.${unit}`, { count: value, number: formatNumber(value) })}</>;
}
