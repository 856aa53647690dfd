import { useState } from 'react';
import { formatDecimal, formatFrancs } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { share } from '#ui/share.ts';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswerPages } from '../../../api/query.ts';
import {
  type CommissionLine,
  listCommissions,
  objectionMaximum,
  objectToCommission,
} from '../../../contract/billing/billing-commission.ts';
import { nextInvoices } from '../../../contract/billing/billing-invoice.ts';
import { dayOf, moneyOf } from './money.ts';

/** The own lines of commission, each with where its customer came from and when. Nothing is shown as long as there is none. */
export function Commissions() {
  const words = useWords('billing');
  const [objected, setObjected] = useState<CommissionLine>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAnswerPages(
    listCommissions,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  if (data === undefined)
    return error === null ? null : (
      <ErrorState title={words('commissions.failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  const lines = data.pages.flatMap(({ items }) => items);
  const ownLink = data.pages[0]?.ownLink ?? null;
  if (lines.length === 0 && ownLink === null) return null;
  return (
    <Section title={words('commissions.title')} lead={words('commissions.lead')} isCard={false}>
      {ownLink !== null && <OwnLink url={ownLink} />}
      <Lines label={words('commissions.title')}>
        {lines.map((line) => (
          <Commission key={line.id} line={line} onObject={() => setObjected(line)} />
        ))}
      </Lines>
      {hasNextPage && (
        <div>
          <Button variant="plain" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words('commissions.more')}
          </Button>
        </div>
      )}
      {objected !== undefined && <ObjectionDialog line={objected} onClose={() => setObjected(undefined)} />}
    </Section>
  );
}

/** Whoever books by it costs no commission. */
function OwnLink({ url }: { url: string }) {
  const words = useWords('billing');
  const copy = async (): Promise<void> => {
    const outcome = await share({ title: words('commissions.copyLink'), url });
    if (outcome === 'copied') toast.success(words('commissions.linkCopied'));
    if (outcome === 'failed') toast.error(words('commissions.linkNotCopied'));
  };
  return (
    <Notice
      kind="info"
      action={
        <Button variant="plain" onClick={() => void copy()}>
          {words('commissions.copyLink')}
        </Button>
      }
    >
      {words('commissions.ownLink')}
    </Notice>
  );
}

const kinds = { open: 'neutral', objected: 'warning', due: 'success', billed: 'neutral', ended: 'neutral' } as const;

const day = (instant: string): string => dayOf(instant, 'services');

function Commission({ line, onObject }: { line: CommissionLine; onObject: () => void }) {
  const words = useWords('billing');
  const { serviceName, visitAt, priceCents, currency, rate, commissionCents, broughtAt, bookedAt, invoiceNumber } =
    line;
  const price = currency === 'CHF' ? formatFrancs(priceCents / 100) : moneyOf(priceCents, currency);
  const name = line.customerName === '' ? words('commissions.gone') : line.customerName;
  const state = line.state === 'due' && invoiceNumber !== null ? 'billed' : line.state;
  const facts = [
    words('commissions.visit', { day: day(visitAt), price }),
    ...(rate === null ? [] : [words('commissions.rate', { rate: formatDecimal(rate / 10_000, 4) })]),
    words('commissions.proof', { brought: day(broughtAt), booked: day(bookedAt) }),
    ...useStory(line),
  ];
  return (
    <Line
      title={`${serviceName}, ${name}`}
      beside={<Badge kind={kinds[state]}>{words(`commissions.state.${state}`)}</Badge>}
      text={facts.map((fact) => (
        <span key={fact} className="block">
          {fact}
        </span>
      ))}
      after={moneyOf(commissionCents, 'EUR')}
      actions={
        state === 'open' && (
          <Button
            variant="plain"
            isCompact
            aria-label={words('commissions.objectNamed', { service: serviceName, name })}
            onClick={onObject}
          >
            {words('commissions.object')}
          </Button>
        )
      }
    />
  );
}

/** What has become of a line, in sentences. */
function useStory({ state, objection, objectionUntil, end, invoiceNumber }: CommissionLine): string[] {
  const words = useWords('billing');
  const decision = objection?.decision;
  return [
    ...(state === 'open' ? [words('commissions.until', { day: day(objectionUntil) })] : []),
    ...(state === 'objected' && objection !== null
      ? [words('commissions.checking', { day: day(objection.at), text: objection.text })]
      : []),
    ...(decision?.isUpheld === true ? [words('commissions.upheld', { day: day(decision.at) })] : []),
    ...(decision?.isUpheld === false
      ? [words('commissions.refused', { day: day(decision.at), reason: decision.reason ?? '' })]
      : []),
    ...(end?.cause === 'no_show' ? [words('commissions.noShow', { day: day(end.at) })] : []),
    ...(invoiceNumber === null ? [] : [words('commissions.on', { number: invoiceNumber })]),
  ];
}

function ObjectionDialog({ line, onClose }: { line: CommissionLine; onClose: () => void }) {
  const words = useWords('billing');
  const ui = useWords('ui');
  const form = useForm(objectToCommission, {
    values: { text: '' },
    askOf: (body) => ({ params: { id: line.id }, body }),
    refreshes: [listCommissions, nextInvoices],
    onSent: () => {
      toast.success(words('commissions.done'));
      onClose();
    },
  });
  return (
    <Dialog
      title={words('commissions.objectTitle', { amount: moneyOf(line.commissionCents, 'EUR') })}
      text={words('commissions.objectText')}
      onClose={onClose}
    >
      <Form
        form={form}
        look="dialog"
        submit={words('commissions.submit')}
        busy={words('commissions.busy')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {ui('cancel')}
          </Button>
        }
      >
        <TextAreaField
          label={words('commissions.reason')}
          hint={words('commissions.hint')}
          maximum={objectionMaximum}
          isRequired
          {...form.field('text')}
        />
      </Form>
    </Dialog>
  );
}
