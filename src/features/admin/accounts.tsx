import { useState } from 'react';
import { useForm } from '../../api/form.ts';
import { refresh, useAnswerPages, useChange } from '../../api/query.ts';
import {
  type HeldAccount,
  liftSuspension,
  listAccounts,
  suspendAccount,
  suspensionBases,
  suspensionReasonMaximum,
} from '../../contract/admin.ts';
import { formatDateIn, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioGroup, SwitchField } from '../../ui/choice-fields.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Section } from '../../ui/section.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './admin.module.css';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { PagedList } from './paged-list.tsx';
import { isElsewhere } from './use-approval.ts';

const searchMaximum = 200;

/** Who has an account: suspended with a reason, and let in again. */
export function Accounts() {
  const words = useWords('admin');
  const [search, setSearch] = useState('');
  const [isOnlySuspended, setIsOnlySuspended] = useState(false);
  return (
    <>
      <SearchField
        label={words('account.search')}
        submit={words('account.searchNow')}
        value={search}
        maximum={searchMaximum}
        onSearch={setSearch}
      />
      <SwitchField
        label={words('account.onlySuspended')}
        value={isOnlySuspended}
        onChange={setIsOnlySuspended}
        error={undefined}
      />
      <List search={search} isOnlySuspended={isOnlySuspended} />
    </>
  );
}

function List({ search, isOnlySuspended }: { search: string; isOnlySuspended: boolean }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listAccounts,
    (cursor) => ({
      query: {
        search,
        ...(isOnlySuspended ? { only: 'suspended' as const } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <PagedList
      answer={answer}
      label={words('tabs.accounts')}
      empty={<EmptyState drawing="people" title={words('account.none')} />}
      lead={
        <output className={styles['detail']}>{words('account.count', { count, number: formatNumber(count) })}</output>
      }
    >
      {(account) => <Account account={account} />}
    </PagedList>
  );
}

const dayOf = (instant: string): string => formatDateIn(instant, 'Europe/Berlin');

function Account({ account }: { account: HeldAccount }) {
  const words = useWords('admin');
  const [isAsking, setIsAsking] = useState(false);
  const { name, businessName, email, type, createdAt, suspendedAt, reason, basis } = account;
  const shown = businessName ?? name;
  const lift = useLift(account, shown);
  return (
    <Section
      isCard={false}
      title={shown}
      actions={
        <Badge kind={suspendedAt === null ? 'neutral' : 'danger'}>
          {suspendedAt === null ? words(`account.types.${type}`) : words('account.suspended')}
        </Badge>
      }
    >
      <p className={styles['detail']}>
        {businessName === null ? email : words('from', { name, email })}
        {' · '}
        {words('account.since', { day: dayOf(createdAt) })}
      </p>
      {suspendedAt !== null && (
        <p className={styles['text']}>
          {words('account.suspendedAt', { day: dayOf(suspendedAt) })}
          {reason !== null && basis !== null && ` (${words(`account.basis.${basis}`)}): ${reason}`}
        </p>
      )}
      <div>
        {suspendedAt === null ? (
          <Button
            variant="plain"
            aria-label={words('account.suspendNamed', { name: shown })}
            onClick={() => setIsAsking(true)}
          >
            {words('account.suspend')}
          </Button>
        ) : (
          <Button
            variant="plain"
            isBusy={lift.isBusy}
            aria-label={words('account.liftNamed', { name: shown })}
            onClick={lift.ask}
          >
            {words('account.lift')}
          </Button>
        )}
      </div>
      {isAsking && <SuspendDialog account={account} name={shown} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}

function useLift({ id }: HeldAccount, name: string) {
  const words = useWords('admin');
  const confirm = useConfirm();
  const change = useChange(liftSuspension, {
    refreshes: [listAccounts],
    onSuccess: () => toast.success(words('account.lifted')),
    onError: (problem) => {
      toast.error(isElsewhere(problem) ? words('decidedElsewhere') : problem.sentence);
      void refresh(listAccounts);
    },
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('account.liftTitle', { name }),
      text: words('account.liftText'),
      confirmLabel: words('account.lift'),
    });
    if (isSure) change.mutate({ params: { id } });
  };
  return { ask: () => void ask(), isBusy: change.isPending };
}

interface SuspendDialogProps {
  account: HeldAccount;
  name: string;
  onClose: () => void;
}

/** Asks for the reason that the owner reads, and what it rests on. */
function SuspendDialog({ account: { id }, name, onClose }: SuspendDialogProps) {
  const words = useWords('admin');
  const form = useForm(suspendAccount, {
    values: { reason: '', basis: 'terms' },
    askOf: (values) => ({ params: { id }, body: values }),
    refreshes: [listAccounts],
    sentenceOf: (problem) => {
      if (!isElsewhere(problem)) return undefined;
      void refresh(listAccounts);
      return words('decidedElsewhere');
    },
    onSent: () => {
      toast.success(words('account.done'));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words('account.suspendTitle', { name })}
      text={words('account.suspendText')}
      onClose={onClose}
      submit={words('account.suspend')}
      busy={words('account.suspending')}
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
