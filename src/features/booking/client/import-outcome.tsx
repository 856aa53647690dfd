import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { DialogButtons } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './client.module.css';
import type { Outcome } from './import-send.ts';

const faultyShown = 20;
const cellsShown = 120;

const counted = (count: number) => ({ count, number: formatNumber(count) });

/** What has become of the file: how many are new, who was left out as whom, and which lines have not come in. */
export function ImportOutcome({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const words = useWords('client');
  const { added, known, faulty, failed } = outcome;
  return (
    <>
      {failed.length > 0 && (
        <Notice kind="error" title={words('import.failed')}>
          <ul className={`breaks ${styles['preview']}`}>
            {failed.map(({ from, to, sentence }) => (
              <li key={from}>
                {words('import.failedLines', { from: formatNumber(from), to: formatNumber(to), sentence })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Notice kind="success" title={words('import.added', counted(added))}>
        {known.length > 0 && words('import.known', counted(known.length))}
      </Notice>
      {known.length > 0 && <Known known={known} />}
      {faulty.length > 0 && (
        <Notice kind="warning" title={words('import.faulty', counted(faulty.length))}>
          <ul className={`breaks ${styles['preview']}`}>
            {faulty.slice(0, faultyShown).map(({ line, fields, cells }) => (
              <li key={line}>
                {words('import.line', {
                  line: formatNumber(line),
                  fields: fields.map((field) => words(`import.fields.${field}`)).join(', '),
                })}
                {cells.length > 0 && ` (${cells.join(' · ').slice(0, cellsShown)})`}
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

const isOther = ({ name, as }: Outcome['known'][number]): boolean => name.toLowerCase() !== as.toLowerCase();

/** Those under another name first: they may be somebody else. */
function Known({ known }: Pick<Outcome, 'known'>) {
  const words = useWords('client');
  const listed = [...known.filter(isOther), ...known.filter((one) => !isOther(one))];
  return (
    <section
      className={styles['known']}
      aria-label={words('import.knownList')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, by keyboard too
      tabIndex={0}
    >
      <ul className={`breaks ${styles['preview']}`}>
        {listed.map((one) => (
          <li key={one.line}>
            {words(isOther(one) ? 'import.knownAs' : 'import.knownLine', {
              line: formatNumber(one.line),
              name: one.name,
              as: one.as,
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
