import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { exportAccount } from '../../../contract/admin/own-data.ts';

/** All that is held, as a ZIP: one tap. */
export function ExportButton() {
  const words = useWords('account');
  const language = useLanguage();
  const [share, setShare] = useState<number>();
  const save = async (): Promise<void> => {
    setShare(0);
    try {
      const { exportedAt, held } = await call(exportAccount, {});
      const { ownArchive } = await import('./own-archive.ts');
      const guide = (missing: readonly string[]): string =>
        [
          words('settings.export.guide'),
          ...(missing.length === 0 ? [] : [words('settings.export.missing'), ...missing]),
        ].join('\r\n');
      const bytes = await ownArchive({ exportedAt, held, language, guide, onProgress: setShare });
      download(`casa-kiez-${exportedAt.slice(0, 10)}.zip`, bytes, 'application/zip');
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      toast.error(problem.sentence);
    } finally {
      setShare(undefined);
    }
  };
  return (
    <Button variant="plain" isBusy={share !== undefined} onClick={() => void save()}>
      {share === undefined
        ? words('settings.export.button')
        : words('settings.export.busy', { share: formatNumber(Math.round(share * 100)) })}
    </Button>
  );
}
