import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useAnswerPages } from '../../api/query.ts';
import { saveFile } from '../../api/save-file.ts';
import { allInvoiceFilePaths, type IssuedTo, invoiceKinds, listAllInvoices } from '../../contract/admin-invoice.ts';
import { formatDay, formatMonthIn, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import { CorrectDialog } from './correct-dialog.tsx';
import { moneyOf } from './money.ts';
import { PagedList } from './paged-list.tsx';

const searchMaximum = 200;
type Kind = (typeof invoiceKinds)[number] | 'all';

/** Every invoice that was issued, by number, name or address. */
export function AllInvoices() {
  const words = useWords('admin');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<Kind>('all');
  const kinds: readonly Kind[] = ['all', ...invoiceKinds];
  return (
    <>
      <div className={styles['narrow']}>
        <SearchField
          label={words('invoice.search')}
          submit={words('invoice.searchNow')}
          value={search}
          maximum={searchMaximum}
          onSearch={setSearch}
        />
        <SelectField
          label={words('invoice.kindLabel')}
          choices={kinds.map((value) => ({
            value,
            label: value === 'all' ? words('invoice.all') : words(`invoice.kind.${value}`),
          }))}
          value={kind}
          onChange={setKind}
          error={undefined}
        />
      </div>
      <List search={search} kind={kind} />
    </>
  );
}

function List({ search, kind }: { search: string; kind: Kind }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listAllInvoices,
    (cursor) => ({
      query: { search, ...(kind === 'all' ? {} : { kind }), ...(cursor === undefined ? {} : { cursor }) },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <PagedList
      answer={answer}
      label={words('tabs.invoices')}
      empty={<EmptyState drawing="papers" title={words('invoice.none')} />}
      lead={
        <output className={styles['detail']}>{words('invoice.count', { count, number: formatNumber(count) })}</output>
      }
    >
      {(invoice) => <Invoice invoice={invoice} />}
    </PagedList>
  );
}

function Invoice({ invoice }: { invoice: IssuedTo }) {
  const words = useWords('admin');
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { number, kind, account, month, issuedOn, dueOn, totalMinor, currency, lines } = invoice;
  const isCorrectable = lines.some(({ isTakenBack }) => !isTakenBack);
  const facts = [
    words('invoice.facts', {
      email: account.email,
      month: formatMonthIn(`${month}-15T12:00:00Z`, 'UTC'),
      day: formatDay(issuedOn),
    }),
    ...(dueOn === null ? [] : [words('invoice.due', { day: formatDay(dueOn) })]),
  ];
  return (
    <Section
      isCard={false}
      title={words('invoice.title', { number, name: account.name })}
      actions={kind === 'correction' && <Badge>{words('invoice.badge.correction')}</Badge>}
    >
      <p>
        <strong>{moneyOf(totalMinor, currency)}</strong>
      </p>
      <p className={styles['detail']}>{facts.join(' · ')}</p>
      <div className={styles['buttons']}>
        {invoice.hasFiles && <Files invoice={invoice} />}
        {isCorrectable && (
          <Button
            variant="plain"
            aria-label={words('invoice.correctNamed', { number })}
            onClick={() => setIsCorrecting(true)}
          >
            {words('invoice.correct')}
          </Button>
        )}
      </div>
      {isCorrecting && <CorrectDialog invoice={invoice} onClose={() => setIsCorrecting(false)} />}
    </Section>
  );
}

function Files({ invoice: { id, number, isElectronic } }: { invoice: IssuedTo }) {
  const words = useWords('admin');
  const save = async (kind: keyof typeof allInvoiceFilePaths): Promise<void> => {
    try {
      await saveFile(allInvoiceFilePaths[kind], { id }, `${number}.${kind}`);
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('invoice.saveFailed'));
    }
  };
  const kinds = isElectronic ? (['pdf', 'xml'] as const) : (['pdf'] as const);
  return (
    <>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="plain"
          aria-label={words('invoice.save', { number, kind: kind.toUpperCase() })}
          onClick={() => void save(kind)}
        >
          {kind.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
