import { formatMomentIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { type LogEntry, listLog, logKinds } from '../../../contract/admin/admin-desk.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { PagedList } from './paged-list.tsx';
import { useAsked } from './use-asked.ts';

/** What administrators decided, and everything that they looked at. Nobody can change it. */
export function Log() {
  const words = useWords('admin');
  const kind = useTab(logKinds, 'kind');
  const [search] = useAsked('search');
  return (
    <>
      <Tabs
        look="segments"
        label={words('log.kinds')}
        current={kind}
        tabs={logKinds.map((name) => ({ name, label: words(`log.kind.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ part: 'log', kind: name, ...(search && { search }) })}`}
      />
      <AskedSearch label={words('log.search')} submit={words('log.searchNow')} />
      <Entries key={`${kind} ${search}`} kind={kind} search={search} />
    </>
  );
}

function Entries({ kind, search }: { kind: (typeof logKinds)[number]; search: string }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listLog,
    (cursor) => ({ query: { kind, search, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
  );
  return (
    <PagedList
      answer={answer}
      label={words(`log.kind.${kind}`)}
      empty={<EmptyState drawing="papers" title={words('log.none')} />}
    >
      {(entry) => <Entry entry={entry} kind={kind} />}
    </PagedList>
  );
}

function Entry({ entry, kind }: { entry: LogEntry; kind: (typeof logKinds)[number] }) {
  const words = useWords('admin');
  const { at, by, what, account, subject, reason, asked } = entry;
  const terms = Object.entries(asked).filter(([, value]) => value !== '' && value !== null);
  return (
    <>
      <p className={`breaks ${styles['text']}`}>
        <strong>{kind === 'decisions' ? words(`log.action.${what as 'account_suspended'}`) : what}</strong>
        {account !== null && (
          <>
            {': '}
            <Link to={paths.admin('accounts', { account: account.id })}>{account.name}</Link>
          </>
        )}
      </p>
      <p className="quiet breaks">
        {formatMomentIn(at, 'Europe/Berlin')}
        {' · '}
        {by ?? words('log.nobody')}
        {subject !== null && ` · ${subject}`}
        {terms.map(([name, value]) => ` · ${name}: ${String(value)}`)}
      </p>
      {reason !== null && <p className={`breaks ${styles['text']}`}>{reason}</p>}
    </>
  );
}
