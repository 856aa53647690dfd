import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useForm } from '../../api/form.ts';
import { refresh, useAnswer } from '../../api/query.ts';
import {
  type Collection,
  getCollectionFile,
  listCollections,
  makeCollection,
} from '../../contract/admin-collection.ts';
import { listAllInvoices } from '../../contract/admin-invoice.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import { formatDay, formatMomentIn, formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { download } from '../../ui/download.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Form } from '../../ui/form.tsx';
import { Line, Lines } from '../../ui/line.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { DateField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { moneyOf } from './money.ts';

const zone = 'Europe/Berlin';
type Due = NonNullable<AnswerOf<typeof listCollections>['due']>;

/** Files by which the bank collects what is due. Shows nothing where the operator collects nothing. */
export function Collections() {
  const words = useWords('admin');
  const known = useAnswer(listCollections, {});
  if (known.data === undefined)
    return known.error === null ? null : (
      <ErrorState title={words('debit.failed')} onRetry={() => void known.refetch()} />
    );
  const { due, items } = known.data;
  if (due === null && items.length === 0) return null;
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
      {due !== null && <Make key={due.proposedOn} due={due} />}
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

function Make({ due }: { due: Due }) {
  const words = useWords('admin');
  const [made, setMade] = useState<AnswerOf<typeof makeCollection>>();
  const form = useForm(makeCollection, {
    values: { collectedOn: due.proposedOn },
    refreshes: [listCollections, listAllInvoices],
    sentenceOf: ({ code }) => {
      if (code !== 'conflict') return undefined;
      void refresh(listCollections);
      return words('debit.elsewhere');
    },
    onSent: setMade,
  });
  return (
    <>
      {due.debitCount > 0 && (
        <Form form={form} submit={words('debit.make')} busy={words('debit.making')}>
          <DateField
            label={words('debit.day')}
            hint={words('debit.dayHint')}
            isRequired
            {...form.field('collectedOn')}
          />
        </Form>
      )}
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
    </>
  );
}

function File({ item }: { item: Collection }) {
  const words = useWords('admin');
  const [isBusy, setIsBusy] = useState(false);
  const { id, reference, collectedOn, debitCount, minor, madeAt, madeBy, paidCount, returnedCount } = item;
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
  const facts = [
    words('debit.of', { count: debitCount, day: formatDay(collectedOn) }),
    ...(paidCount === 0 ? [] : [words('debit.paid', { number: formatNumber(paidCount) })]),
    ...(returnedCount === 0 ? [] : [words('debit.returned', { number: formatNumber(returnedCount) })]),
    words('debit.by', { moment: formatMomentIn(madeAt, zone), who: madeBy ?? words('someone') }),
  ];
  return (
    <Line
      title={reference}
      text={facts.join(' · ')}
      after={moneyOf(minor, 'EUR')}
      actions={
        <Button
          variant="plain"
          isBusy={isBusy}
          aria-label={words('debit.downloadNamed', { reference })}
          onClick={() => void save()}
        >
          {words('debit.download')}
        </Button>
      }
    />
  );
}
