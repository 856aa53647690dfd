import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Face } from '#ui/face.tsx';
import { PlusIcon, SearchIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { DownloadIcon, UploadIcon } from '#ui/more-icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { useAnswer, useAnswerPages } from '../../../api/query.ts';
import { listAgreements } from '../../../contract/account/agreement.ts';
import { type Client, listClients } from '../../../contract/booking/client.ts';
import { paths } from '../../../paths.ts';
import styles from './client.module.css';
import { ClientDialog } from './client-dialog.tsx';
import { saveClients } from './export-file.ts';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** /provider/clients; `?id=` opens one of them, as the links of visits do. */
export function ClientsScreen() {
  const words = useWords('client');
  const [typed, setTyped] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const search = useSettled(typed.trim());
  return (
    <Page
      title={words('title')}
      width="text"
      lead={words('controller')}
      actions={
        <>
          <More onImport={() => setIsImporting(true)} />
          <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
            {words('add')}
          </Button>
        </>
      }
    >
      <ContractMissing />
      <search className={styles['search']}>
        <TextField
          label={words('search')}
          isLabelHidden
          placeholder={words('search')}
          name="search"
          type="search"
          maximum={100}
          icon={<SearchIcon size={18} />}
          value={typed}
          onChange={setTyped}
          error={undefined}
        />
      </search>
      <List search={search} onImport={() => setIsImporting(true)} />
      {isAdding && <ClientDialog client={undefined} onClose={() => setIsAdding(false)} />}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
      <Linked />
    </Page>
  );
}

/** Who has not agreed to the contract about client data cannot write into the file. */
function ContractMissing() {
  const words = useWords('client');
  const { data } = useAnswer(listAgreements, {}, { isAskedAnew: true });
  if (data?.needed.includes('processing') !== true) return null;
  return (
    <Notice kind="warning" action={<Button to={paths.processing()}>{words('contract.read')}</Button>}>
      {words('contract.missing')}
    </Notice>
  );
}

/** What was typed, once nothing more is typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(typed), 250);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  return settled;
}

/** The client whom the address names. */
function Linked() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const found = useAnswer(listClients, { query: { id: id ?? '' } }, { isEnabled: id !== null });
  const client = id === null ? undefined : found.data?.items[0];
  if (client === undefined) return null;
  return <ClientDialog client={client} onClose={() => setQuery({}, { replace: true })} />;
}

function More({ onImport }: { onImport: () => void }) {
  const words = useWords('client');
  const save = async (): Promise<void> => {
    try {
      await saveClients(words('export.file'), (column) => words(`import.fields.${column}`));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      toast.error(problem.sentence);
    }
  };
  return (
    <MoreMenu
      label={words('actions')}
      entries={[
        { name: 'import', label: words('import.open'), icon: <UploadIcon />, onChoose: onImport },
        { name: 'export', label: words('export.button'), icon: <DownloadIcon />, onChoose: () => void save() },
      ]}
    />
  );
}

function List({ search, onImport }: { search: string; onImport: () => void }) {
  const words = useWords('client');
  const [opened, setOpened] = useState<Client>();
  const found = useAnswerPages(
    listClients,
    (cursor) => ({
      query: { ...(search === '' ? {} : { search }), ...(cursor === undefined ? {} : { cursor }) },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (data === undefined && error !== null)
    return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="faces" text={words('loading')} />;
  const clients = data.pages.flatMap(({ items }) => items);
  if (clients.length === 0)
    return (
      <EmptyState
        drawing={search === '' ? 'people' : 'search'}
        title={words(search === '' ? 'empty' : 'nobody')}
        text={words(search === '' ? 'emptyText' : 'nobodyText', { search })}
      >
        {search === '' && (
          <Button variant="plain" icon={<UploadIcon />} onClick={onImport}>
            {words('import.open')}
          </Button>
        )}
      </EmptyState>
    );
  const total = data.pages[0]?.total ?? clients.length;
  return (
    <>
      <output className={styles['count']}>{words('count', { count: total, number: formatNumber(total) })}</output>
      <ul className={styles['list']} aria-label={words('title')}>
        {clients.map((client) => (
          <li key={client.id}>
            <Line client={client} onOpen={() => setOpened(client)} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words(isFetchingNextPage ? 'loadingMore' : 'more')}
        </Button>
      )}
      {opened !== undefined && <ClientDialog client={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function Line({ client, onOpen }: { client: Client; onOpen: () => void }) {
  const words = useWords('client');
  const { name, phone, email, tags, visits, noShows, next, lastVisits, timeZone } = client;
  const last = lastVisits[0]?.start;
  const facts = [
    words('visits', { count: visits, number: formatNumber(visits) }),
    last === undefined ? undefined : words('last', { date: formatNearDateIn(last, timeZone) }),
    next === null ? undefined : words('next', { date: formatNearDateIn(next, timeZone) }),
  ].filter((fact) => fact !== undefined);
  return (
    <div className={styles['line']}>
      <Face name={name} size={44} />
      <div className={styles['who']}>
        <Button variant="link" onClick={onOpen}>
          {name}
        </Button>
        <span className={styles['quiet']}>{facts.join(' · ')}</span>
        {(tags.length > 0 || noShows > 0) && (
          <span className="row6">
            {noShows > 0 && (
              <Badge kind="warning">{words('noShows', { count: noShows, number: formatNumber(noShows) })}</Badge>
            )}
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        )}
      </div>
      <div className={styles['contact']}>
        {phone !== null && <a href={telephoneLink(phone)}>{phone}</a>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </div>
  );
}
