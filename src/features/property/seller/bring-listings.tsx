import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { FilePicker } from '#ui/file-picker.tsx';
import { Notice } from '#ui/notice.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { uploadImage } from '../../../api/upload.ts';
import { getUserProperties } from '../../../contract/property/listing.ts';
import { openedArchive, ownLimits } from '../../account/account/archive-reading.ts';
import { bringListings } from './own-listings.ts';

type Outcome = { brought: number; left: number } | { fault: string };

/** Listings come back from the ZIP of one's own data. */
export function BringListings() {
  const words = useWords('seller');
  const session = useSession();
  const [outcome, setOutcome] = useState<Outcome | 'busy'>();
  const read = async (file: File, account: string): Promise<Outcome> => {
    const archive =
      file.size > ownLimits.bytes ? undefined : await openedArchive(new Uint8Array(await file.arrayBuffer()));
    if (archive === undefined) return { fault: words('bring.notOurs') };
    try {
      return await bringListings(archive, account, {
        call,
        upload: async (picture) => (await uploadImage(picture, { purpose: 'property' })).id,
      });
    } catch (problem) {
      return { fault: problem instanceof ApiError ? problem.sentence : words('bring.notOurs') };
    } finally {
      await refresh(getUserProperties);
    }
  };
  if (session.state !== 'signed-in') return null;
  const account = session.user.id;
  return (
    <section className="stack gap12" aria-label={words('bring.label')}>
      <FilePicker
        label={words('bring.label')}
        choose={words('bring.choose')}
        accept=".zip,application/zip"
        isBusy={outcome === 'busy'}
        onChoose={(file) => {
          setOutcome('busy');
          void read(file, account).then(setOutcome);
        }}
      />
      <p className="quiet small">{words('bring.text')}</p>
      <Told outcome={outcome} />
    </section>
  );
}

function Told({ outcome }: { outcome: Outcome | 'busy' | undefined }) {
  const words = useWords('seller');
  if (outcome === undefined) return null;
  if (outcome === 'busy') return <output>{words('bring.busy')}</output>;
  if ('fault' in outcome) return <Notice kind="error">{outcome.fault}</Notice>;
  const { brought, left } = outcome;
  return (
    <Notice kind={left === 0 ? 'success' : 'info'}>
      <output>
        {words('bring.brought', { count: brought, number: formatNumber(brought) })}
        {left > 0 && ` ${words('bring.left', { count: left, number: formatNumber(left) })}`}
      </output>
    </Notice>
  );
}
