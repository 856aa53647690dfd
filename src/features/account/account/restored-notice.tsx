import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** What was typed before the session ended is in the fields again. */
export function RestoredNotice({ form }: { form: { wasRestored: boolean; isChanged: boolean; reset: () => void } }) {
  const words = useWords('account');
  if (!form.wasRestored || !form.isChanged) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button variant="link" onClick={form.reset}>
          {words('profile.discard')}
        </Button>
      }
    >
      {words('profile.restored')}
    </Notice>
  );
}
