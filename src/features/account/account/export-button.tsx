import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { exportAccount } from '../../../contract/admin/own-data.ts';

export function ExportButton() {
  const words = useWords('account');
  const asked = useChange(exportAccount, {
    onSuccess: (held) =>
      download(`casa-kiez-${held.exportedAt.slice(0, 10)}.json`, JSON.stringify(held, null, 2), 'application/json'),
    onError: ({ sentence }) => toast.error(sentence),
  });
  return (
    <Button variant="plain" isBusy={asked.isPending} onClick={() => asked.mutate({})}>
      {words(asked.isPending ? 'settings.export.busy' : 'settings.export.button')}
    </Button>
  );
}
