import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { type OwnArchive, openedArchive, ownLimits } from './archive-reading.ts';

interface ArchivePickerProps {
  label: string;
  /** What comes back, and what stays. */
  text: string;
  /** Tells what has come, in a sentence. It may fail half way: what has come stays, and the file can be chosen again. */
  onRead: (archive: OwnArchive) => Promise<string>;
}

type Outcome = { told: string } | { fault: string };

/** Reads the ZIP of an account's own data. */
export function ArchivePicker({ label, text, onRead }: ArchivePickerProps) {
  const words = useWords('account');
  const [outcome, setOutcome] = useState<Outcome | 'busy'>();
  const read = async (file: File): Promise<Outcome> => {
    const isTooLarge = file.size > ownLimits.bytes;
    const archive = isTooLarge ? undefined : await openedArchive(new Uint8Array(await file.arrayBuffer()));
    if (archive === undefined) return { fault: words('settings.archive.notOurs') };
    try {
      return { told: await onRead(archive) };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      return { fault: problem.sentence };
    }
  };
  return (
    <section className="stack gap12" aria-label={label}>
      <FilePicker
        label={label}
        choose={words('settings.archive.choose')}
        accept=".zip,application/zip"
        isBusy={outcome === 'busy'}
        onChoose={(file) => {
          setOutcome('busy');
          void read(file).then(setOutcome);
        }}
      />
      <p className="quiet small">{text}</p>
      {outcome === 'busy' && <output>{words('settings.archive.busy')}</output>}
      {outcome !== undefined && outcome !== 'busy' && (
        <Notice kind={'fault' in outcome ? 'error' : 'success'}>
          {'fault' in outcome ? outcome.fault : outcome.told}
        </Notice>
      )}
    </section>
  );
}
