import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatShortDateIn } from '#i18n/format-days.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Face } from '#ui/face.tsx';
import { EditIcon, RepeatIcon, UploadIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tick } from '#ui/tick.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import {
  type Client,
  type ClientFilter,
  type ClientId,
  clientFilters,
  listClients,
} from '../../../contract/booking/client.ts';
import styles from './client.module.css';
import { ClientDialog } from './client-dialog.tsx';
import { ClientPanel, useUsual } from './client-panel.tsx';
import { dueOf, isOverdue } from './due.ts';
import { useLinkedFirst } from './linked-client.ts';
import { RecallBar } from './recall-bar.tsx';

interface ClientTableProps {
  search: string;
  opened: Client | undefined;
  /** The opened one stands beside the table. */
  isWide: boolean;
  onImport: () => void;
}

/** The file as a table, narrowed by chips with how many each has. On phones its rows are lines. */
export function ClientTable({ search, opened, isWide, onImport }: ClientTableProps) {
  const words = useWords('client');
  const [filter, setFilter] = useState<ClientFilter>();
  const [chosen, setChosen] = useState<ReadonlySet<ClientId>>(new Set());
  const isRecall = filter === 'recall';
  const hasRecall = useRole() !== 'team';
  const found = useAnswerPages(
    listClients,
    (cursor) => ({
      query: {
        ...(search === '' ? {} : { search }),
        ...(filter === undefined ? {} : { filter }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = found;
  if (data === undefined && error !== null)
    return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="faces" text={words('loading')} />;
  const clients = data.pages.flatMap(({ items }) => items);
  const counts = data.pages[0]?.counts;
  const chip = (name: ClientFilter | undefined) => (
    <Chip key={name ?? 'all'} isChosen={filter === name} onPress={() => setFilter(name)}>
      {words(`filter.${name ?? 'all'}`, { number: formatNumber(counts?.[name ?? 'all'] ?? 0) })}
    </Chip>
  );
  return (
    <>
      {counts !== undefined && counts.all > 0 && (
        <ChipRow label={words('filters')}>
          {[undefined, ...clientFilters.filter((name) => hasRecall || name !== 'recall')].map(chip)}
        </ChipRow>
      )}
      {isRecall && <RecallBar clients={clients} chosen={chosen} onChoose={setChosen} />}
      {clients.length === 0 ? (
        <Nobody search={search} filter={filter} onImport={onImport} />
      ) : (
        <Rows
          clients={clients}
          opened={opened}
          isWide={isWide}
          chosen={isRecall ? chosen : undefined}
          onChoose={setChosen}
        />
      )}
      {hasNextPage && (
        <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words(isFetchingNextPage ? 'loadingMore' : 'more')}
        </Button>
      )}
    </>
  );
}

interface NobodyProps {
  search: string;
  filter: ClientFilter | undefined;
  onImport: () => void;
}

function Nobody({ search, filter, onImport }: NobodyProps) {
  const words = useWords('client');
  const isOwner = useRole() === 'owner';
  if (filter === 'recall' && search === '')
    return <EmptyState drawing="people" title={words('recall.nobody')} text={words('recall.nobodyText')} />;
  if (filter !== undefined && search === '') return <EmptyState drawing="people" title={words('nobodyHere')} />;
  return (
    <EmptyState
      drawing={search === '' ? 'people' : 'search'}
      title={words(search === '' ? 'empty' : 'nobody')}
      text={words(search === '' ? 'emptyText' : 'nobodyText', { search })}
    >
      {search === '' && isOwner && (
        <Button variant="plain" icon={<UploadIcon />} onClick={onImport}>
          {words('import.open')}
        </Button>
      )}
    </EmptyState>
  );
}

interface RowsProps {
  clients: readonly Client[];
  opened: Client | undefined;
  isWide: boolean;
  /** Those who are chosen; undefined where nothing is chosen. */
  chosen: ReadonlySet<ClientId> | undefined;
  onChoose: (chosen: ReadonlySet<ClientId>) => void;
}

const columns = ['last', 'due', 'visits', 'turnover', 'note'] as const;

function Rows({ clients, opened, isWide, chosen, onChoose }: RowsProps) {
  const words = useWords('client');
  const shown = useLinkedFirst(clients, isWide ? undefined : opened);
  const hasTurnover = clients.some(({ turnoverCents }) => turnoverCents !== null);
  const shownColumns = columns.filter((name) => hasTurnover || name !== 'turnover');
  return (
    <table className={`size15 full-width ${styles['table']}`}>
      <caption className="visually-hidden">{words('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('name')}</th>
          {shownColumns.map((name) => (
            <th key={name} scope="col" className={name === 'visits' || name === 'turnover' ? styles['number'] : ''}>
              {words(`column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((client) => (
          <Row key={client.id} client={client} isOpened={client.id === opened?.id} isWide={isWide}>
            {chosen !== undefined && <ChoiceTick client={client} chosen={chosen} onChoose={onChoose} />}
          </Row>
        ))}
      </tbody>
    </table>
  );
}

function ChoiceTick({
  client: { id, name },
  chosen,
  onChoose,
}: Pick<RowsProps, 'onChoose'> & { client: Client; chosen: ReadonlySet<ClientId> }) {
  const words = useWords('client');
  return (
    <Tick
      label={<span className="visually-hidden">{words('recall.choose', { name })}</span>}
      isOn={chosen.has(id)}
      onChange={(isOn) => onChoose(new Set(isOn ? [...chosen, id] : [...chosen].filter((one) => one !== id)))}
    />
  );
}

interface RowProps {
  client: Client;
  isOpened: boolean;
  isWide: boolean;
  /** Before the face. */
  children: ReactNode;
}

function Row({ client, isOpened, isWide, children }: RowProps) {
  const [, setQuery] = useSearchParams();
  const { id, name, face, phone, notes, tags, lastVisits, timeZone } = client;
  const last = lastVisits[0];
  return (
    <>
      <tr className={isOpened ? styles['opened'] : undefined}>
        <th scope="row">
          <div className={`bar shrinks ${styles['who']}`}>
            {children}
            <Face name={name} picture={face} />
            <span>
              <Button
                variant="link"
                aria-expanded={isOpened}
                onClick={() => setQuery(isOpened ? {} : { id }, { replace: true })}
              >
                {name}
              </Button>
              {phone !== null && <span className={`quiet tiny ${styles['small']}`}>{phone}</span>}
            </span>
          </div>
        </th>
        <td className={styles['last']}>
          {last !== undefined && (
            <>
              <span>{last.service}</span>
              <span className={`quiet tiny ${styles['small']}`}>
                {capitalised(formatShortDateIn(last.start, timeZone))}
              </span>
            </>
          )}
        </td>
        <td className={styles['dueCell']}>
          <DueWords client={client} />
        </td>
        <Visits client={client} />
        <Turnover client={client} />
        <td className={styles['notes']}>{notes === '' ? tags.join(', ') : notes}</td>
      </tr>
      {isOpened && !isWide && (
        <tr className={styles['inside']}>
          <td colSpan={6}>
            <UsualButton client={client} />
            <ClientPanel client={client} isBeside={false} />
            <EditButton client={client} />
          </td>
        </tr>
      )}
    </>
  );
}

function Visits({ client: { visits, noShows } }: { client: Client }) {
  const words = useWords('client');
  return (
    <td className={`${styles['number']} ${styles['visits']}`}>
      {formatNumber(visits)}
      <span className={styles['unit']}> {words('panel.visits', { count: visits })}</span>
      {noShows > 0 && (
        <span className={`quiet tiny ${styles['small']}`}>
          <Badge kind="warning">{words('noShows', { count: noShows, number: formatNumber(noShows) })}</Badge>
        </span>
      )}
    </td>
  );
}

/** Employees see none. */
const Turnover = ({ client: { turnoverCents, currency } }: { client: Client }) =>
  turnoverCents !== null && (
    <td className={`${styles['number']} ${styles['turnover']}`}>
      <strong>{formatMoney(turnoverCents / 100, currency)}</strong>
    </td>
  );

function DueWords({ client }: { client: Client }) {
  const words = useWords('client');
  const now = usePresent();
  const due = dueOf(client, now);
  if (due === undefined) return null;
  const look = isOverdue(due) ? 'overdue' : 'at' in due ? 'sure' : 'later';
  return (
    <span className={`${styles['due']} ${styles[look]}`}>
      {'at' in due
        ? words(`due.${due.is}`, { date: formatSoonIn(due.at, client.timeZone, now) })
        : 'count' in due
          ? words(`due.${due.is}`, { count: due.count })
          : words('due.now')}
    </span>
  );
}

/** On phones one tap below the name. */
function UsualButton({ client }: { client: Client }) {
  const words = useWords('client');
  const now = usePresent();
  const { slot, usual, book, isBusy } = useUsual(client);
  if (slot === undefined || usual === null) return null;
  return (
    <Button icon={<RepeatIcon size={20} />} isBusy={isBusy} onClick={book}>
      {words('usual.short', { time: formatSoonIn(slot, client.timeZone, now) })}
    </Button>
  );
}

export function EditButton({ client }: { client: Client }) {
  const words = useWords('client');
  const [isEditing, setIsEditing] = useState(false);
  // Whoever sees the own clients alone reads what is written of them.
  if (useRole() === 'team') return null;
  return (
    <>
      <Button variant="plain" icon={<EditIcon size={18} />} onClick={() => setIsEditing(true)}>
        {words('edit')}
      </Button>
      {isEditing && <ClientDialog client={client} onClose={() => setIsEditing(false)} />}
    </>
  );
}
