import { useState } from 'react';
import { formatDateIn } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { formatEuros, formatFrancs } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Section } from '#ui/section.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh, useAnswerPages } from '../../../api/query.ts';
import { verificationMaximum } from '../../../contract/account/verification.ts';
import { decideObjection, listObjections, type Objection, type Queue, queues } from '../../../contract/admin/admin.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { PagedList } from './paged-list.tsx';
import { isElsewhere, useElsewhere, useTooLate } from './use-approval.ts';
import { useAsked } from './use-asked.ts';

/** Objections to lines of commission: those that wait, oldest first, and those that were decided. */
export function Objections() {
  const words = useWords('admin');
  const queue = useTab(queues, 'queue');
  const [search] = useAsked('search');
  return (
    <>
      <Tabs
        look="segments"
        label={words('queues')}
        current={queue}
        tabs={queues.map((name) => ({ name, label: words(`queue.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ part: 'objections', queue: name, ...(search && { search }) })}`}
      />
      <AskedSearch label={words('find.objections')} submit={words('find.now')} />
      <List key={`${queue} ${search}`} queue={queue} search={search} />
    </>
  );
}

function List({ queue, search }: { queue: Queue; search: string }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listObjections,
    (cursor) => ({ query: { queue, search, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: queue === 'pending' },
  );
  const none = words(search !== '' ? 'find.none' : queue === 'pending' ? 'nonePending' : 'noneDecided');
  return (
    <PagedList
      answer={answer}
      label={words('tabs.objections')}
      empty={<EmptyState icon={<CheckIcon size={40} />} title={none} />}
    >
      {(objection) => <Card objection={objection} />}
    </PagedList>
  );
}

const zone = 'Europe/Berlin';
const dayOf = (instant: string): string => formatDateIn(instant, zone);
const euros = (cents: number): string => formatEuros(cents / 100);

function Card({ objection: line }: { objection: Objection }) {
  const words = useWords('admin');
  const { serviceName, provider, customerName, priceCents, currency, commissionCents, objection, decidedBy } = line;
  const decision = objection?.decision ?? null;
  const who = decidedBy ?? words('someone');
  return (
    <Section
      isCard={false}
      title={words('objection.line', {
        service: serviceName,
        amount: euros(commissionCents),
        price: currency === 'CHF' ? formatFrancs(priceCents / 100) : euros(priceCents),
      })}
    >
      <p className={styles['detail']}>{words('objection.of', { name: provider.name, email: provider.email })}</p>
      <p className={styles['detail']}>
        {words('objection.proof', {
          visit: dayOf(line.visitAt),
          brought: dayOf(line.broughtAt),
          booked: dayOf(line.bookedAt),
          customer: customerName === '' ? words('objection.gone') : customerName,
        })}
      </p>
      {objection !== null && (
        <>
          <p className={styles['detail']}>{words('objection.said', { moment: formatSoonIn(objection.at, zone) })}</p>
          <p className={styles['text']}>{objection.text}</p>
        </>
      )}
      {decision === null ? (
        <Decide line={line} />
      ) : (
        <p className={styles['detail']}>
          {words(decision.isUpheld ? 'objection.upheldBy' : 'refusedBy', {
            moment: formatSoonIn(decision.at, zone),
            who,
          })}
          {decision.reason !== null && ` · ${words('reasonGiven', { reason: decision.reason })}`}
        </p>
      )}
    </Section>
  );
}

function Decide({ line: { id, commissionCents } }: { line: Objection }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const confirm = useConfirm();
  const [isRefusing, setIsRefusing] = useState(false);
  const decide = useChange(decideObjection, {
    refreshes: [listObjections],
    onSuccess: () => toast.success(words('objection.upheld')),
    onError: (problem) => {
      toast.error(elsewhere(problem) ?? problem.sentence);
      if (isElsewhere(problem)) void refresh(listObjections);
    },
  });
  const uphold = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('objection.upholdTitle'),
      text: words('objection.upholdText', { amount: euros(commissionCents) }),
      confirmLabel: words('objection.uphold'),
    });
    if (isSure) decide.mutate({ params: { id }, body: { decision: 'approve' } });
  };
  return (
    <div className={styles['buttons']}>
      <Button isBusy={decide.isPending} onClick={() => void uphold()}>
        {words('objection.uphold')}
      </Button>
      <Button variant="plain" onClick={() => setIsRefusing(true)}>
        {words('refuse')}
      </Button>
      {isRefusing && <RefuseObjection id={id} onClose={() => setIsRefusing(false)} />}
    </div>
  );
}

/** Asks for the reason that the provider reads. */
function RefuseObjection({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords('admin');
  const tooLate = useTooLate(listObjections, onClose);
  const form = useForm(decideObjection, {
    values: { reason: '' },
    askOf: ({ reason }) => ({ params: { id }, body: { decision: 'refuse', reason } }),
    refreshes: [listObjections],
    sentenceOf: tooLate,
    onSent: () => {
      toast.success(words('refused'));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words('objection.refuseTitle')}
      text={words('objection.refuseText')}
      onClose={onClose}
      submit={words('refuse')}
      busy={words('refusing')}
    >
      <TextAreaField
        label={words('reason')}
        maximum={verificationMaximum.reason}
        isRequired
        {...form.field('reason')}
      />
    </DangerousDialog>
  );
}
