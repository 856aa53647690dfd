import { useMemo, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { refresh } from '../../../api/query.ts';
import { listClients } from '../../../contract/booking/client.ts';
import styles from './client.module.css';
import { type Columns, guessedColumns } from './import-columns.ts';
import { isWorkbook, type Said, type Sheet, sheetOf, textOf } from './import-file.ts';
import { columnKinds } from './import-headings.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { Reading, Warnings } from './import-reading.tsx';
import { rowsOf } from './import-rows.ts';
import { type Outcome, sendAll } from './import-send.ts';

const bytesMaximum = 5_000_000;
const rowsMaximum = 5000;

/** A file that was read; a text, because somebody may say otherwise how it is read. */
interface Opened {
  text: string;
  sheet: Sheet;
}

type Fault = 'workbook' | 'unreadable' | 'tooMany';

async function opened(file: File): Promise<Opened | Fault> {
  const bytes = file.size > bytesMaximum ? undefined : new Uint8Array(await file.arrayBuffer());
  if (bytes !== undefined && isWorkbook(bytes)) return 'workbook';
  const text = bytes === undefined ? '' : textOf(bytes);
  const sheet = sheetOf(text);
  if (sheet === undefined) return 'unreadable';
  return sheet.rows.length > rowsMaximum ? 'tooMany' : { text, sheet };
}

/** A file of clients: which column is what, and then all of it. Closing before keeps nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('client');
  const [file, setFile] = useState<Opened | Fault>();
  const [columns, setColumns] = useState<Columns>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const show = (read: Opened | Fault): void => {
    setFile(read);
    if (typeof read === 'object') setColumns(guessedColumns(read.sheet));
  };
  const say = ({ text }: Opened, said: Said): void => {
    const sheet = sheetOf(text, said);
    if (sheet !== undefined) show({ text, sheet });
  };
  const choose = async (chosen: File): Promise<void> => show(await opened(chosen));
  return (
    <Dialog title={words('import.title')} text={words('import.text')} onClose={onClose}>
      <div className="stack gap16">
        {outcome === undefined ? (
          <>
            <FilePicker
              label={words('import.file')}
              choose={words('import.choose')}
              accept=".csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain"
              onChoose={(chosen) => void choose(chosen)}
            />
            {typeof file === 'string' && (
              <Notice kind="error">{words(`import.${file}`, { maximum: formatNumber(rowsMaximum) })}</Notice>
            )}
            {typeof file === 'object' ? (
              <>
                <Reading sheet={file.sheet} onSay={(said) => say(file, said)} />
                <Mapping
                  sheet={file.sheet}
                  columns={columns}
                  onChange={setColumns}
                  onDone={setOutcome}
                  onClose={onClose}
                />
              </>
            ) : (
              <DialogButtons>
                <Button variant="plain" onClick={onClose}>
                  {words('close')}
                </Button>
              </DialogButtons>
            )}
          </>
        ) : (
          <ImportOutcome outcome={outcome} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

interface MappingProps {
  sheet: Sheet;
  columns: Columns;
  onChange: (columns: Columns) => void;
  onDone: (outcome: Outcome) => void;
  onClose: () => void;
}

function Mapping({ sheet, columns, onChange, onDone, onClose }: MappingProps) {
  const words = useWords('client');
  /** From 0 to 1 while rows are on their way. */
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  // Up to 5,000 rows, and every answer of a call draws again.
  const rows = useMemo(() => rowsOf(sheet, columns), [sheet, columns]);
  const choices = [
    { value: '', label: words('import.noColumn') },
    ...sheet.header.map((heading, index) => ({
      value: String(index),
      label: heading === '' ? words('import.column', { number: index + 1 }) : heading,
    })),
  ];
  const send = async (): Promise<void> => {
    setShare(0);
    setFailure(undefined);
    try {
      const outcome = await sendAll(rows, setShare);
      const sentLines = outcome.added + outcome.known.length + outcome.faulty.length;
      // What has come in stays; the same file once more leaves it alone.
      if (sentLines === 0) setFailure(outcome.failed[0]?.sentence);
      else onDone(outcome);
    } finally {
      setShare(undefined);
      void refresh(listClients);
    }
  };
  return (
    <>
      <div className={`stack gap12 at-bottom ${styles['columns']}`}>
        {columnKinds.map((kind) => (
          <SelectField
            key={kind}
            label={words(`import.kinds.${kind}`)}
            name={kind}
            value={String(columns[kind] ?? '')}
            error={undefined}
            onChange={(chosen) => onChange({ ...columns, [kind]: chosen === '' ? undefined : Number(chosen) })}
            choices={choices}
          />
        ))}
      </div>
      <Warnings sheet={sheet} columns={columns} rows={rows} />
      <p className={`quiet ${styles['quiet']}`}>{words('import.preview')}</p>
      <ul className={`breaks ${styles['preview']}`}>
        {rows.slice(0, 3).map(({ line, row }) => (
          <li key={line}>
            {[row.name, row.phone, row.email, row.birthday, row.address, row.tags, row.notes]
              .filter((part) => part !== '')
              .join(' · ') || '–'}
          </li>
        ))}
      </ul>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      {share !== undefined && (
        <progress className={`full-width ${styles['progress']}`} value={share} aria-label={words('import.busy')} />
      )}
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {words('close')}
        </Button>
        <Button
          isBusy={share !== undefined}
          disabled={columns.name === undefined && columns.lastName === undefined}
          onClick={() => void send()}
        >
          {share !== undefined
            ? words('import.busy')
            : words('import.submit', { count: rows.length, number: formatNumber(rows.length) })}
        </Button>
      </DialogButtons>
    </>
  );
}
