import { useChange } from '../../api/query.ts';
import { exportAccount } from '../../contract/own-data.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';

/** Gives a file to the browser's downloads. */
function download(name: string, value: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function ExportButton() {
  const words = useWords('account');
  const asked = useChange(exportAccount, {
    onSuccess: (held) => download(`casa-kiez-${held.exportedAt.slice(0, 10)}.json`, held),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <Button variant="plain" isBusy={asked.isPending} onClick={() => asked.mutate({})}>
      {words(asked.isPending ? 'settings.export.busy' : 'settings.export.button')}
    </Button>
  );
}
