import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/query.ts';
import {
  clientNotesMaximum,
  clientsImportRows,
  type ImportedField,
  importClients,
  importedFields,
  listClients,
} from '../../contract/client.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice-fields.tsx';
import { Dialog, DialogButtons } from '../../ui/dialog.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Choice, SelectField } from '../../ui/select-field.tsx';
import styles from './client.module.css';
import { type Columns, columnsLeft, columnsNoted, guessedColumns } from './import-columns.ts';
import { isWorkbook, type Said, type Sheet, separators, sheetOf, textOf } from './import-file.ts';
import { columnKinds } from './import-headings.ts';
import { rowsOf, type SheetRow } from './import-rows.ts';

const bytesMaximum = 5_000_000;
const rowsMaximum = 5000;
const faultyShown = 20;

interface Outcome {
  added: number;
  known: number;
  /** Lines of the file, from 1. */
  faulty: { line: number; fields: ImportedField[] }[];
}

/** A file that was read; a text, because somebody may say otherwise whether its first line has headings. */
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
      <div className={styles['import']}>
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
          <Done outcome={outcome} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

const separatorNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

/** How the file is read: what separates its columns, and whether they have headings. */
function Reading({ sheet, onSay }: { sheet: Sheet; onSay: (said: Said) => void }) {
  const words = useWords('client');
  const choices: Choice<string>[] = separators.map((separator) => ({
    value: separator,
    label: words(`import.separators.${separatorNames[separator]}`),
  }));
  const isUsual = choices.some(({ value }) => value === sheet.separator);
  return (
    <>
      <SelectField
        label={words('import.separator')}
        name="separator"
        value={sheet.separator}
        error={undefined}
        onChange={(separator) => onSay({ separator })}
        choices={isUsual ? choices : [...choices, { value: sheet.separator, label: sheet.separator }]}
      />
      <CheckboxField
        label={words('import.headings')}
        name="headings"
        value={sheet.hasHeadings}
        error={undefined}
        onChange={(hasHeadings) => onSay({ separator: sheet.separator, hasHeadings })}
      />
    </>
  );
}

/** What does not come in as it stands, said before anything is sent. */
function Warnings({ sheet, columns, rows }: { sheet: Sheet; columns: Columns; rows: readonly SheetRow[] }) {
  const words = useWords('client');
  const nameOf = (column: number): string => sheet.header[column] || words('import.column', { number: column + 1 });
  const namesOf = (of: readonly number[]): string => of.map(nameOf).join(', ');
  const noted = columnsNoted(sheet, columns);
  const left = columnsLeft(sheet, columns);
  const strange = importedFields
    .map((field) => ({ field, count: rows.flatMap((row) => row.strange).filter((one) => one === field).length }))
    .filter(({ count }) => count > 0);
  const cut = rows.filter(({ isCut }) => isCut).length;
  const sentences = [
    ...(sheet.hasOpenQuote ? [words('import.openQuote')] : []),
    ...(noted.length > 0 ? [words('import.noted', { columns: namesOf(noted) })] : []),
    ...(left.length > 0 ? [words('import.left', { columns: namesOf(left) })] : []),
    ...strange.map(({ field, count }) =>
      words('import.strange', { field: words(`import.fields.${field}`), ...counted(count) }),
    ),
    ...(cut > 0 ? [words('import.cut', { maximum: formatNumber(clientNotesMaximum), ...counted(cut) })] : []),
  ];
  return sentences.map((sentence) => (
    <Notice key={sentence} kind="warning">
      {sentence}
    </Notice>
  ));
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
  const rows = rowsOf(sheet, columns);
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
      onDone(await sendAll(rows, setShare));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      // What has come in stays; the same file once more leaves it alone.
      setFailure(problem.sentence);
    } finally {
      setShare(undefined);
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
      <Warnings sheet={sheet} columns={columns} rows={rows} />
      <p className={styles['quiet']}>{words('import.preview')}</p>
      <ul className={styles['preview']}>
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
        <progress className={styles['progress']} value={share} aria-label={words('import.busy')} />
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

/** Some rows a call, one call after the other; `onProgress` gets the share that has come in. */
async function sendAll(rows: readonly SheetRow[], onProgress: (share: number) => void): Promise<Outcome> {
  const outcome: Outcome = { added: 0, known: 0, faulty: [] };
  for (let from = 0; from < rows.length; from += clientsImportRows) {
    const part = rows.slice(from, from + clientsImportRows);
    const { added, known, faulty } = await call(importClients, { body: { rows: part.map(({ row }) => row) } });
    outcome.added += added;
    outcome.known += known;
    outcome.faulty.push(...faulty.map(({ row, fields }) => ({ line: part[row]?.line ?? 0, fields })));
    onProgress((from + part.length) / rows.length);
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
                  fields: fields.map((field) => words(`import.fields.${field}`)).join(', '),
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
