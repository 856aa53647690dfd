import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatNearDateHere } from '#i18n/format-days.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { cancelOwnLoss, type Factor, listFactors } from '../../../contract/account/account-factor.ts';
import { AppDialog, NewCodesDialog, PasskeyDialog, RemoveDialog } from './factor-dialogs.tsx';
import { canUsePasskeys } from './passkey.ts';
import styles from './settings.module.css';

type Asking = 'app' | 'passkey' | 'codes' | Factor;

/** What somebody shows besides the password: an app, passkeys, and codes for a lost phone. */
export function SecondFactor() {
  const words = useWords('account');
  const [asking, setAsking] = useState<Asking>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const held = useAnswer(listFactors, {}, { isAskedAnew: true });
  const { factors = [], backupCodesLeft = 0, isRequired = false } = held.data ?? {};
  const close = (): void => setAsking(undefined);
  const done = (given: readonly string[] = []): void => {
    close();
    setCodes(given);
  };
  return (
    <Section
      title={words('factor.title')}
      isCard={false}
      lead={words(isRequired ? 'factor.leadRequired' : 'factor.lead')}
    >
      {stateOf(held) === 'failed' && <ErrorState title={words('factor.failed')} onRetry={() => void held.refetch()} />}
      {stateOf(held) === 'loading' && <Skeleton lines={2} height={56} />}
      {held.data !== undefined && factors.length === 0 && <p>{words('factor.none')}</p>}
      <LossAsked opensAt={held.data?.lossOpensAt ?? undefined} />
      {factors.length > 0 && (
        <ul className="bullets spaced">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setAsking(factor)} />
          ))}
        </ul>
      )}
      {factors.length > 0 && (
        <p>{words('factor.codesLeft', { count: backupCodesLeft, number: formatNumber(backupCodesLeft) })}</p>
      )}
      <div className="row gap12">
        <Button variant="plain" onClick={() => setAsking('app')}>
          {words('factor.addApp')}
        </Button>
        {canUsePasskeys() && (
          <Button variant="plain" onClick={() => setAsking('passkey')}>
            {words('factor.addPasskey')}
          </Button>
        )}
        {factors.length > 0 && (
          <Button variant="plain" onClick={() => setAsking('codes')}>
            {words('factor.newCodes')}
          </Button>
        )}
      </div>
      {asking === 'app' && <AppDialog onClose={close} onDone={done} />}
      {asking === 'passkey' && <PasskeyDialog onClose={close} onDone={done} />}
      {asking === 'codes' && <NewCodesDialog onClose={close} onDone={done} />}
      {typeof asking === 'object' && <RemoveDialog factor={asking} onClose={close} onDone={done} />}
      {codes.length > 0 && <Codes codes={codes} onClose={() => setCodes([])} />}
    </Section>
  );
}

function FactorRow({ factor, onRemove }: { factor: Factor; onRemove: () => void }) {
  const words = useWords('account');
  const { kind, label, addedAt, usedAt } = factor;
  return (
    <li>
      <span>
        <strong>{words(`factor.kind.${kind}`)}</strong> ({label})
        <br />
        {usedAt === null
          ? words('factor.added', { day: formatNearDateHere(addedAt) })
          : words('factor.used', { day: formatNearDateHere(usedAt) })}
      </span>
      <Button variant="plain" aria-label={words('factor.removeNamed', { label })} onClick={onRemove}>
        {words('factor.remove')}
      </Button>
    </li>
  );
}

/** Somebody who knows the password has said that phone and codes are lost. Whoever sits here can end that. */
function LossAsked({ opensAt }: { opensAt: string | undefined }) {
  const words = useWords('account');
  const keep = useChange(cancelOwnLoss, {
    refreshes: [listFactors],
    onSuccess: () => toast.success(words('lost.cancelled')),
  });
  if (opensAt === undefined) return null;
  const stop = (
    <Button variant="plain" isBusy={keep.isPending} onClick={() => keep.mutate({})}>
      {words('lost.cancel')}
    </Button>
  );
  return (
    <Notice kind="warning" title={words('factor.loss')} action={stop}>
      {words('factor.lossText', { moment: formatSoonIn(opensAt, 'Europe/Berlin') })}
      {keep.error !== null && <p role="alert">{keep.error.sentence}</p>}
    </Notice>
  );
}

/** Shown this once: nobody can read them again. */
function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const words = useWords('account');
  return (
    <Dialog title={words('factor.codesTitle')} text={words('factor.codesText')} onClose={onClose}>
      <ul className={`stack gap8 ${styles['codes']}`} aria-label={words('factor.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onClose}>{words('factor.codesKept')}</Button>
      </div>
    </Dialog>
  );
}
