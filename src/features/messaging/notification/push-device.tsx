import { useEffect, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { canPush, subscribe, subscribedFor, unsubscribe } from '../../../api/push.ts';
import { useAnswer } from '../../../api/query.ts';
import { endPush, getPush, startPush } from '../../../contract/messaging/notification-push.ts';

/** Whether this browser shows the account's news while no page is open. The browser asks only when that is wished by a press. */
export function PushDevice({ account }: { account: string }) {
  const words = useWords('notification');
  const siteKey = useAnswer(getPush, {}).data?.key ?? null;
  // A site without a key sends none.
  if (siteKey === null) return null;
  // iPhones can only from the home screen.
  const isIphone = /iPhone|iPad/.test(navigator.userAgent);
  if (!canPush() && !isIphone) return null;
  return (
    <Section title={words('push.title')} lead={words('push.lead')} isCard={false}>
      {canPush() ? <Switch account={account} siteKey={siteKey} /> : <p>{words('push.install')}</p>}
    </Section>
  );
}

function Switch({ account, siteKey }: { account: string; siteKey: string }) {
  const words = useWords('notification');
  const [address, setAddress] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isDenied, setDenied] = useState(Notification.permission === 'denied');
  const start = useChange(startPush);
  const end = useChange(endPush);
  useEffect(
    function readState() {
      let isCurrent = true;
      subscribedFor(account).then(
        (known) => isCurrent && setAddress(known),
        () => undefined,
      );
      return () => {
        isCurrent = false;
      };
    },
    [account],
  );

  const turnOn = async (): Promise<void> => {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    setDenied(!isAllowed);
    if (!isAllowed) return;
    const subscribed = await subscribe(account, siteKey);
    await start.mutateAsync({ body: subscribed });
    setAddress(subscribed.endpoint);
  };
  const turnOff = async (endpoint: string): Promise<void> => {
    await end.mutateAsync({ body: { endpoint } });
    await unsubscribe();
    setAddress(undefined);
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    try {
      await (address === undefined ? turnOn() : turnOff(address));
    } catch (problem) {
      console.warn('Notifications of this device could not be changed', problem);
      // What the server does not know is not to stay in the browser.
      if (address === undefined) await unsubscribe().catch(() => undefined);
      toast.error(words('push.failed'));
    }
    setBusy(false);
  };
  return (
    <>
      {isDenied && <Notice kind="warning">{words('push.denied')}</Notice>}
      {address !== undefined && <output>{words('push.isOn')}</output>}
      <ButtonRow>
        <Button variant="plain" isBusy={isBusy} onClick={() => void press()}>
          {words(address === undefined ? 'push.on' : 'push.off')}
        </Button>
      </ButtonRow>
    </>
  );
}
