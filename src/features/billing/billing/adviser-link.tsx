import { useState } from 'react';
import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { endAdviserLink, getAdviserLink, makeAdviserLink } from '../../../contract/billing/billing-adviser.ts';

const dayOf = (instant: string): string => formatDateIn(instant, 'Europe/Berlin');

/** The secret address for the tax adviser. It is shown once: afterwards there is only a new one. */
export function AdviserLink() {
  const words = useWords('billing');
  const confirm = useConfirm();
  const [address, setAddress] = useState<string>();
  const known = useAnswer(getAdviserLink, {}, { isAskedAnew: true });
  const make = useChange(makeAdviserLink, {
    refreshes: [getAdviserLink],
    onSuccess: (made) => setAddress(made.address),
    onError: (problem) => toast.error(problem.sentence),
  });
  const end = useChange(endAdviserLink, {
    refreshes: [getAdviserLink],
    onSuccess: () => {
      setAddress(undefined);
      toast.success(words('adviser.ended'));
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  if (stateOf(known) === 'failed')
    return <ErrorState title={words('adviser.failed')} onRetry={() => void known.refetch()} />;
  if (known.data === undefined) return null;
  const { link } = known.data;
  const askToMake = async (): Promise<void> => {
    const question = { title: words('adviser.renewTitle'), text: words('adviser.renewText') };
    if (link === null || (await confirm({ ...question, confirmLabel: words('adviser.renew') }))) make.mutate({});
  };
  const askToEnd = async (): Promise<void> => {
    const question = { title: words('adviser.endTitle'), text: words('adviser.endText'), isDangerous: true };
    if (await confirm({ ...question, confirmLabel: words('adviser.end') })) end.mutate({});
  };
  return (
    <Section title={words('adviser.title')} lead={words('adviser.lead')}>
      {address !== undefined && <NewAddress address={address} />}
      {link !== null && (
        <p className="quiet breaks kept-lines">
          {words('adviser.valid', { day: dayOf(link.expiresAt) })},{' '}
          {link.usedAt === null ? words('adviser.unused') : words('adviser.used', { day: dayOf(link.usedAt) })}
        </p>
      )}
      <ButtonRow>
        <Button variant="plain" isBusy={make.isPending} onClick={() => void askToMake()}>
          {words(link === null ? 'adviser.make' : 'adviser.renew')}
        </Button>
        {link !== null && (
          <Button variant="plain" isBusy={end.isPending} onClick={() => void askToEnd()}>
            {words('adviser.end')}
          </Button>
        )}
      </ButtonRow>
    </Section>
  );
}

function NewAddress({ address }: { address: string }) {
  const words = useWords('billing');
  return (
    <>
      <TextField
        label={words('adviser.address')}
        hint={words('adviser.once')}
        value={address}
        isReadOnly
        onChange={() => undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <ButtonRow>
        <CopyButton text={address}>{words('adviser.copy')}</CopyButton>
      </ButtonRow>
    </>
  );
}
