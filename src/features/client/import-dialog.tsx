import { type ChangeEvent, useId, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query.ts';
import { clientsImportRows, type ImportedField, importClients, listClients } from '../../contract/client.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './client.module.css';
import { type Columns, columnKinds, guessedColumns, rowsOf, type Sheet, sheetOf, textOf } from './import-rows.ts';

const bytesMaximum = 5_000_000;
const rowsMaximum = 5000;
const faultyShown = 20;

interface Outcome {
  added: number;
  known: number;
  /** Lines of the file, from 1. */
  faulty: { line: number; fields: ImportedField[] }[];
}

/** A file of clients: which column is what, and then all of it. Closing before keeps nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('client');
  const [sheet, setSheet] = useState<Sheet>();
  const [columns, setColumns] = useState<Columns>({});
  const [fault, setFault] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) return;
    const read = file.size > bytesMaximum ? undefined : sheetOf(textOf(new Uint8Array(await file.arrayBuffer())));
    setFault(
      read === undefined
        ? words('import.unreadable')
        : read.rows.length > rowsMaximum
          ? words('import.tooMany', { maximum: formatNumber(rowsMaximum) })
          : undefined,
    );
    setSheet(read === undefined || read.rows.length > rowsMaximum ? undefined : read);
    if (read !== undefined) setColumns(guessedColumns(read));
  };
  return (
    <Dialog title={words('import.title')} text={words('import.text')} onClose={onClose}>
      <div className={styles['import']}>
        {outcome === undefined ? (
          <>
            <FileInput onChoose={(event) => void choose(event)} />
            {fault !== undefined && <Notice kind="error">{fault}</Notice>}
            {sheet === undefined ? (
              <DialogButtons>
                <Button variant="plain" onClick={onClose}>
                  {words('close')}
                </Button>
              </DialogButtons>
            ) : (
              <Mapping sheet={sheet} columns={columns} onChange={setColumns} onDone={setOutcome} onClose={onClose} />
            )}
          </>
        ) : (
          <Done outcome={outcome} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function FileInput({ onChoose }: { onChoose: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const words = useWords('client');
  const id = useId();
  return (
    <p className={styles['file']}>
      <label htmlFor={id}>{words('import.file')}</label>
      <input id={id} type="file" accept=".csv,.txt,text/csv,text/plain" onChange={onChoose} />
    </p>
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
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const rows = rowsOf(sheet, columns);
  const choices = [
    { value: '', label: words('import.noColumn') },
    ...sheet.header.map((heading, index) => ({
      value: String(index),
      label: heading === '' ? words('import.column', { number: index + 1 }) : heading,
    })),
  ];
  const send = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      onDone(await sendAll(rows));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // What has come in stays; the same file once more leaves it alone.
      setFailure(problem.sentence);
    } finally {
      setIsBusy(false);
      void refresh(listClients);
    }
  };
  return (
    <>
      <div className={styles['columns']}>
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
      <p className={styles['quiet']}>{words('import.preview')}</p>
      <ul className={styles['preview']}>
        {rows.slice(0, 3).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file have nothing else, and do not move
          <li key={index}>
            {[row.name, row.phone, row.email, row.tags, row.notes].filter((part) => part !== '').join(' · ') || '–'}
          </li>
        ))}
      </ul>
      {failure !== undefined && <Notice kind="error">{failure}</Notice>}
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {words('close')}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={columns.name === undefined && columns.lastName === undefined}
          onClick={() => void send()}
        >
          {isBusy
            ? words('import.busy')
            : words('import.submit', { count: rows.length, number: formatNumber(rows.length) })}
        </Button>
      </DialogButtons>
    </>
  );
}

/** Some rows a call, one call after the other. */
async function sendAll(rows: ReturnType<typeof rowsOf>): Promise<Outcome> {
  const outcome: Outcome = { added: 0, known: 0, faulty: [] };
  for (let from = 0; from < rows.length; from += clientsImportRows) {
    const { added, known, faulty } = await call(importClients, {
      body: { rows: rows.slice(from, from + clientsImportRows) },
    });
    outcome.added += added;
    outcome.known += known;
    // The headings are the first line.
    outcome.faulty.push(...faulty.map(({ row, fields }) => ({ line: from + row + 2, fields })));
  }
  return outcome;
}

const counted = (count: number) => ({ count, number: formatNumber(count) });

function Done({ outcome: { added, known, faulty }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const words = useWords('client');
  return (
    <>
      <Notice kind="success" title={words('import.added', counted(added))}>
        {known > 0 && words('import.known', counted(known))}
      </Notice>
      {faulty.length > 0 && (
        <Notice kind="warning" title={words('import.faulty', counted(faulty.length))}>
          <ul className={styles['preview']}>
            {faulty.slice(0, faultyShown).map(({ line, fields }) => (
              <li key={line}>
                {words('import.line', {
                  line: formatNumber(line),
                  fields: fields.map((field) => words(`import.kinds.${field}`)).join(', '),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogButtons>
        <Button onClick={onClose}>{words('close')}</Button>
      </DialogButtons>
    </>
  );
}
