import { formatMomentIn, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { TrashIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import styles from './move-in.module.css';
import type { Plan } from './plan.ts';
import type { ReadFile } from './read-files.ts';
import { visitKinds } from './visit-columns.ts';
import type { ReadVisit } from './visit-rows.ts';

const faultyShown = 50;
const visitsShown = 5;
const cellsShown = 120;

/** Each file with what it is, and the columns of a list to be chosen otherwise. */
export function FoundFiles({
  files,
  onChange,
}: {
  files: readonly ReadFile[];
  onChange: (files: readonly ReadFile[]) => void;
}) {
  const words = useWords('move-in');
  const put = (file: ReadFile): void => onChange(files.map((one) => (one.file === file.file ? file : one)));
  return files.map((one) =>
    one.kind === 'typed' ? null : one.kind === 'fault' ? (
      <Notice key={one.file} kind="error">
        {words(`faults.${one.fault}`, { file: one.file })}
      </Notice>
    ) : (
      <div key={one.file} className="stack gap4">
        <div className={`stack gap8 breaks at-middle ${styles['file']}`}>
          <span>
            {one.file} <span className="quiet small">{words(`kinds.${one.kind}`)}</span>
          </span>
          <Button
            variant="quiet"
            isIcon
            aria-label={words('remove', { file: one.file })}
            onClick={() => onChange(files.filter((other) => other !== one))}
          >
            <TrashIcon />
          </Button>
        </div>
        {one.kind === 'visits' && <Columns file={one} onChange={put} />}
      </div>
    ),
  );
}

type VisitFile = Extract<ReadFile, { kind: 'visits' }>;

function Columns({ file, onChange }: { file: VisitFile; onChange: (file: VisitFile) => void }) {
  const words = useWords('move-in');
  const choices = [
    { value: '', label: words('noColumn') },
    ...file.sheet.header.map((heading, index) => ({
      value: String(index),
      label: heading === '' ? words('column', { number: index + 1 }) : heading,
    })),
  ];
  return (
    <details className={styles['details']}>
      <summary>{words('columns')}</summary>
      <div className={`stack gap12 ${styles['columns']}`}>
        {visitKinds.map((kind) => (
          <SelectField
            key={kind}
            label={words(`columnKinds.${kind}`)}
            name={`${file.file}-${kind}`}
            value={String(file.columns[kind] ?? '')}
            error={undefined}
            choices={choices}
            onChange={(chosen) =>
              onChange({ ...file, columns: { ...file.columns, [kind]: chosen === '' ? undefined : Number(chosen) } })
            }
          />
        ))}
      </div>
    </details>
  );
}

const counted = (count: number) => ({ count, number: formatNumber(count) });

/** How much the files hold, the first visits, and each row that is none. */
export function FoundRows({ plan, timeZone }: { plan: Plan; timeZone: string }) {
  const words = useWords('move-in');
  const { visits, clients, faulty, doubled, past } = plan;
  const held = [
    visits.length > 0 && words('visits', counted(visits.length)),
    clients.length > 0 && words('clients', counted(clients.length)),
    plan.services.length > 0 && words('services', counted(plan.services.length)),
  ].filter((part) => part !== false);
  return (
    <Section title={words('found')}>
      {held.length === 0 ? <p>{words('nothing')}</p> : <p className="strong">{held.join(' · ')}</p>}
      {past > 0 && <p className="quiet">{words('past', counted(past))}</p>}
      {doubled > 0 && <p className="quiet">{words('doubled', counted(doubled))}</p>}
      {visits.length > 0 && (
        <>
          <h3 className="size16">{words('preview')}</h3>
          <ul className="stack gap8 breaks">
            {visits.slice(0, visitsShown).map((visit) => (
              <li key={`${visit.file}-${visit.line}-${visit.start}`}>{lineOf(visit, timeZone)}</li>
            ))}
          </ul>
        </>
      )}
      {faulty.length > 0 && (
        <details className={styles['details']}>
          <summary>{words('faulty', counted(faulty.length))}</summary>
          <ul className="stack gap8 breaks">
            {faulty.slice(0, faultyShown).map(({ file, line, fault, cells }) => (
              <li key={`${file}-${line}`}>
                {words(`faultyKinds.${fault}`, {
                  line: formatNumber(line),
                  cells: cells.join(' · ').slice(0, cellsShown),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

/** A start without an offset is of the clock of the business: shown as it stands there. */
const lineOf = ({ start, name, service, staff }: ReadVisit, timeZone: string): string => {
  const moment = start.endsWith('Z') ? formatMomentIn(start, timeZone) : formatMomentIn(`${start}:00.000Z`, 'UTC');
  return [moment, name, service, staff].filter((part) => part !== '').join(' · ');
};
