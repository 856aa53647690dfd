import { useNavigate } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { useSecondsTo } from '#ui/use-seconds-to.ts';
import { signOut } from '../../api/session.ts';
import { renew } from '../../api/session-activity.ts';
import { paths } from '../../paths.ts';

/** Any key or tap keeps the session, as it does everywhere; the button says so. */
export function InactivityDialog({ ending }: { ending: number }) {
  const words = useWords('account');
  const navigate = useNavigate();
  const seconds = useSecondsTo(ending);
  const leave = async (): Promise<void> => {
    await signOut();
    void navigate(paths.signedOut());
  };
  return (
    <Dialog title={words('inactivity.title')} text={words('inactivity.text')} onClose={() => void renew()}>
      <p aria-hidden="true">{words('inactivity.left', { count: seconds })}</p>
      <DialogButtons>
        <Button variant="plain" onClick={() => void leave()}>
          {words('inactivity.signOut')}
        </Button>
        <Button onClick={() => void renew()}>{words('inactivity.stay')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
