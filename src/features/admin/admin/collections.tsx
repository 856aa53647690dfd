import { useState } from 'react';
import { formatDay, formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { download } from '#ui/download.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { DateField, TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import {
  type Collection,
  collectionReasonMaximum,
  getCollectionFile,
  listCollections,
  makeCollection,
  refuseCollection,
} from '../../../contract/admin/admin-collection.ts';
import { listAllInvoices } from '../../../contract/admin/admin-invoice.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { DangerousDialog } from './dangerous-dialog.tsx';
import { moneyOf } from './money.ts';
import { useElsewhere } from './use-elsewhere.ts';

const zone = 'Europe/Berlin';
type DueCollection = NonNullable<AnswerOf<typeof listCollections>['due']>;
type MadeCollection = AnswerOf<typeof makeCollection>;

/** Files by which the bank collects what is due. Shows nothing where the operator collects nothing. */
export function Collections() {
  const words = useWords('admin');
  const known = useAnswer(listCollections, {});
  // Not with the form, which begins anew once another day is proposed.
  const [made, setMade] = useState<MadeCollection>();
  if (known.data === undefined)
    return known.error === null ? null : (
      <ErrorState title={words('debit.failed')} onRetry={() => void known.refetch()} />
    );
  const { due, items, waitingPlans } = known.data;
  if (due === null && items.length === 0 && waitingPlans === 0) return null;
  return (
    <Section
      title={words('debit.title')}
      isCard={false}
      {...(due === null
        ? {}
        : {
            lead:
              due.debitCount === 0
                ? words('debit.none')
                : words('debit.due', { count: due.debitCount, amount: moneyOf(due.minor, 'EUR') }),
          })}
    >
      {waitingPlans > 0 && <Notice kind="warning">{words('debit.waitingPlans', { count: waitingPlans })}</Notice>}
      {due !== null && due.debitCount > 0 && <Make key={due.proposedOn} due={due} onMade={setMade} />}
      <Outcome made={made} />
      {items.length > 0 && (
        <Lines label={words('debit.files')}>
          {items.map((item) => (
            <File key={item.id} item={item} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function Make({ due, onMade }: { due: DueCollection; onMade: (made: MadeCollection) => void }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const form = useForm(makeCollection, {
    values: { collectedOn: due.proposedOn },
    refreshes: [listCollections, listAllInvoices],
    sentenceOf: (problem) => {
      if (problem.code !== 'conflict') return undefined;
      void refresh(listCollections);
      const said = words('debit.elsewhere');
      return problem.decided === undefined ? said : `${said} ${elsewhere(problem)}`;
    },
    onSent: onMade,
  });
  return (
    <Form form={form} submit={words('debit.make')} busy={words('debit.making')}>
      <DateField label={words('debit.day')} hint={words('debit.dayHint')} isRequired {...form.field('collectedOn')} />
    </Form>
  );
}

/** What is in the new file, and what was left out of it. */
function Outcome({ made }: { made: MadeCollection | undefined }) {
  const words = useWords('admin');
  return (
    <div aria-live="polite">
      {made !== undefined && (
        <Notice kind="success">
          {words('debit.made', {
            reference: made.reference,
            count: made.debitCount,
            amount: moneyOf(made.minor, 'EUR'),
          })}
        </Notice>
      )}
      {made?.leftOut.map(({ number, fault }) => (
        <Notice key={number} kind="warning">
          {words('debit.leftOut', { number, fault: words(`debit.fault.${fault}`) })}
        </Notice>
      ))}
    </div>
  );
}

function File({ item }: { item: Collection }) {
  const words = useWords('admin');
  const [isAsked, setIsAsked] = useState(false);
  const { reference, collectedOn, debitCount, minor, madeAt, madeBy, refused, isRefusable } = item;
  const { paidCount, returnedCount, silentCount } = item;
  const facts = [
    words('debit.of', { count: debitCount, day: formatDay(collectedOn) }),
    ...(paidCount === 0 ? [] : [words('debit.paid', { number: formatNumber(paidCount) })]),
    ...(returnedCount === 0 ? [] : [words('debit.returned', { number: formatNumber(returnedCount) })]),
    ...(silentCount === 0 ? [] : [words('debit.silent', { number: formatNumber(silentCount) })]),
    words('debit.by', { moment: formatSoonIn(madeAt, zone), who: madeBy ?? words('someone') }),
    ...(refused === null
      ? []
      : [
          words('debit.wasRefused', {
            moment: formatSoonIn(refused.at, zone),
            who: refused.by ?? words('someone'),
            reason: refused.reason,
          }),
        ]),
  ];
  return (
    <>
      <Line
        title={reference}
        text={facts.join(' · ')}
        after={moneyOf(minor, 'EUR')}
        {...(refused === null
          ? {
              actions: (
                <>
                  <Save item={item} />
                  {isRefusable && (
                    <Button
                      variant="plain"
                      aria-label={words('debit.refuseNamed', { reference })}
                      onClick={() => setIsAsked(true)}
                    >
                      {words('debit.refuse')}
                    </Button>
                  )}
                </>
              ),
            }
          : {})}
      />
      {isAsked && <RefusedDialog item={item} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function Save({ item: { id, reference } }: { item: Collection }) {
  const words = useWords('admin');
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    try {
      const { name, content } = await call(getCollectionFile, { params: { id } });
      download(name, content, 'application/xml');
    } catch (problem) {
      toast.error(problem instanceof ApiError ? problem.sentence : words('debit.downloadFailed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="plain"
      isBusy={isBusy}
      aria-label={words('debit.downloadNamed', { reference })}
      onClick={() => void save()}
    >
      {words('debit.download')}
    </Button>
  );
}

/** Asks what the bank wrote: its debits are free again, and the file stays with that reason. */
function RefusedDialog({ item: { id, reference }, onClose }: { item: Collection; onClose: () => void }) {
  const words = useWords('admin');
  const elsewhere = useElsewhere();
  const form = useForm(refuseCollection, {
    values: { reason: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [listCollections, listAllInvoices],
    sentenceOf: (problem) => {
      if (problem.code !== 'conflict') return undefined;
      void refresh(listCollections);
      return elsewhere(problem, words('debit.refusedElsewhere'));
    },
    onSent: ({ debitCount }) => {
      toast.success(words('debit.refused', { count: debitCount }));
      onClose();
    },
  });
  return (
    <DangerousDialog
      form={form}
      title={words('debit.refuseTitle', { reference })}
      text={words('debit.refuseText')}
      onClose={onClose}
      submit={words('debit.refuseDo')}
      busy={words('debit.refusing')}
    >
      <TextAreaField
        label={words('reason')}
        hint={words('debit.refuseHint')}
        maximum={collectionReasonMaximum}
        isRequired
        {...form.field('reason')}
      />
    </DangerousDialog>
  );
}
