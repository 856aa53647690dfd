import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon, PlusIcon, SearchIcon } from '#ui/icons.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { DownloadIcon, UploadIcon } from '#ui/more-icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useMedia } from '#ui/use-media.ts';
import { useSettled } from '#ui/use-settled.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useAnswer } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import { listAgreements } from '../../../contract/account/agreement.ts';
import { type Client, listClients } from '../../../contract/booking/client.ts';
import { paths } from '../../../paths.ts';
import styles from './client.module.css';
import { ClientDialog } from './client-dialog.tsx';
import { ClientHead, ClientPanel } from './client-panel.tsx';
import { ClientTable, EditButton } from './client-table.tsx';
import { saveClients } from './export-file.ts';

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** /provider/clients; `?id=` opens one of them beside the table, on phones within it. */
export function ClientsScreen() {
  const words = useWords('client');
  const role = useRole();
  const [typed, setTyped] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  const [isImporting, setIsImporting] = useState(false);
  const search = useSettled(typed.trim());
  const { opened, close } = useOpenedClient();
  const isWide = useMedia('(min-width: 1100px)');
  const table = (
    <Page
      title={words('title')}
      {...(role === 'owner' ? { lead: words('controller') } : {})}
      actions={
        <>
          {role === 'owner' && <More onImport={() => setIsImporting(true)} />}
          {role !== 'team' && (
            <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
              {words('add')}
            </Button>
          )}
        </>
      }
    >
      {role === 'owner' && <ContractMissing />}
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
      <ClientTable search={search} opened={opened} isWide={isWide} onImport={() => setIsImporting(true)} />
      {isAdding && <ClientDialog client={undefined} onClose={() => setIsAdding(false)} />}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </Page>
  );
  if (opened === undefined || !isWide) return table;
  return (
    <div className={`stack ${styles['split']}`}>
      {table}
      <Beside client={opened} onClose={close} />
    </div>
  );
}

function Beside({ client, onClose }: { client: Client; onClose: () => void }) {
  const words = useWords('client');
  return (
    <aside className={`column gap16 from-top on-surface ${styles['panel']}`} aria-label={client.name}>
      <div className="beside gap8 between at-top">
        <ClientHead client={client} />
        <Button variant="quiet" isIcon aria-label={words('closePanel')} onClick={onClose}>
          <CloseIcon size={20} />
        </Button>
      </div>
      <ClientPanel client={client} />
      <EditButton client={client} />
    </aside>
  );
}

/** The client whom the address names, as the links of visits do. */
function useOpenedClient() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('id');
  const found = useAnswer(listClients, { query: { id: id ?? '' } }, { isEnabled: id !== null });
  return {
    opened: id === null ? undefined : found.data?.items[0],
    close: () => setQuery({}, { replace: true }),
  };
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
        { name: 'moveIn', label: words('moveIn'), icon: <UploadIcon />, to: paths.moveIn() },
        { name: 'export', label: words('export.button'), icon: <DownloadIcon />, onChoose: () => void save() },
      ]}
    />
  );
}
