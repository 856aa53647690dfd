import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh } from '../../../api/query.ts';
import { suspensionBases, suspensionReasonMaximum } from '../../../contract/admin/admin.ts';
import {
  endAccount,
  getAccount,
  type HeldAccount,
  keepAccount,
  liftSuspension,
  listAccounts,
  noticeDays,
  suspendAccount,
} from '../../../contract/admin/admin-account.ts';
import { nameOf } from './account-state.tsx';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { isElsewhere, useElsewhere } from './use-elsewhere.ts';

const refreshes = [listAccounts, getAccount];
const refreshAll = (): void => {
  for (const asked of refreshes) void refresh(asked);
};

/** The buttons that suspend an account, give it notice, and take either back. */
export function Judging({ account }: { account: HeldAccount }) {
  const words = useWords('admin');
  const [asking, setAsking] = useState<'suspend' | 'end'>();
  const name = nameOf(account);
  const lift = useTakingBack(account, 'lift');
  const keep = useTakingBack(account, 'keep');
  return (
    <>
      {account.suspendedAt === null ? (
        <Button
          variant="plain"
          aria-label={words('account.suspendNamed', { name })}
          onClick={() => setAsking('suspend')}
        >
          {words('account.suspend')}
        </Button>
      ) : (
        <Button
          variant="plain"
          isBusy={lift.isBusy}
          aria-label={words('account.liftNamed', { name })}
          onClick={lift.ask}
        >
          {words('account.lift')}
        </Button>
      )}
      {account.endsOn === null ? (
        <Button variant="plain" aria-label={words('account.endNamed', { name })} onClick={() => setAsking('end')}>
          {words('account.end')}
        </Button>
      ) : (
        <Button
          variant="plain"
          isBusy={keep.isBusy}
          aria-label={words('account.keepNamed', { name })}
          onClick={keep.ask}
        >
          {words('account.keep')}
        </Button>
      )}
      {asking !== undefined && (
        <JudgeDialog key={asking} account={account} action={asking} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}

const takenBack = { lift: liftSuspension, keep: keepAccount } as const;

function useTakingBack(account: HeldAccount, action: 'lift' | 'keep') {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const confirm = useConfirm();
  const change = useChange(takenBack[action], {
    refreshes,
    onSuccess: () => toast.success(words(action === 'lift' ? 'account.lifted' : 'account.kept')),
    onError: (problem) => {
      toast.error(elsewhere(problem) ?? problem.sentence);
      refreshAll();
    },
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words(`account.${action}Title`, { name: nameOf(account) }),
      text: words(`account.${action}Text`),
      confirmLabel: words(`account.${action}`),
    });
    if (isSure) change.mutate({ params: { id: account.id } });
  };
  return { ask: () => void ask(), isBusy: change.isPending };
}

const judged = { suspend: suspendAccount, end: endAccount } as const;

interface JudgeDialogProps {
  account: HeldAccount;
  action: 'suspend' | 'end';
  onClose: () => void;
}

/** Asks for the reason that the owner reads, and what it rests on. */
function JudgeDialog({ account, action, onClose }: JudgeDialogProps) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const name = nameOf(account);
  const form = useForm(judged[action], {
    values: { reason: '', basis: 'terms' },
    askOf: (values) => ({ params: { id: account.id }, body: values }),
    refreshes,
    sentenceOf: (problem) => {
      if (!isElsewhere(problem)) return undefined;
      refreshAll();
      return elsewhere(problem);
    },
    onSent: () => {
      toast.success(words(action === 'suspend' ? 'account.done' : 'account.endDone'));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words(`account.${action}Title`, { name })}
      text={words(`account.${action}Text`, { days: formatNumber(noticeDays) })}
      onClose={onClose}
      submit={words(`account.${action}`)}
      busy={words(action === 'suspend' ? 'account.suspending' : 'account.giving')}
    >
      <TextAreaField
        label={words('reason')}
        hint={words('account.reasonHint')}
        maximum={suspensionReasonMaximum}
        isRequired
        {...form.field('reason')}
      />
      <RadioGroup
        label={words('account.basisLabel')}
        choices={suspensionBases.map((value) => ({ value, label: words(`account.basis.${value}`) }))}
        {...form.field('basis')}
      />
    </DangerousDialog>
  );
}
