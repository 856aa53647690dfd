import { formatDateIn } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { nextInvoices } from '../../../contract/billing/billing-invoice.ts';
import { checkVatId, getVatId, type VatIdState } from '../../../contract/billing/billing-vat.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { vatIdBadges } from '../../services/business/vat-id-state.tsx';

/** What VAT is on the site's invoices, and the VAT id that decides about it. */
export function VatId({ changePath }: { changePath: string }) {
  const words = useWords('billing');
  const known = useAnswer(getVatId, {}, { isAskedAnew: true });
  if (stateOf(known) === 'failed')
    return <ErrorState title={words('vat.failed')} onRetry={() => void known.refetch()} />;
  if (known.data === undefined) return <Skeleton lines={2} height={64} />;
  return <Known known={known.data} changePath={changePath} />;
}

/** Whether asking now could change anything. */
const askable: readonly VatIdState[] = ['waiting', 'unreachable', 'refused'];

interface KnownProps {
  known: AnswerOf<typeof getVatId>;
  changePath: string;
}

function Known({ known: { vatId, state, checkedAt, reference, vatCase }, changePath }: KnownProps) {
  const words = useWords('billing');
  const check = useChange(checkVatId, {
    refreshes: [getVatId, nextInvoices],
    onSuccess: (answer) => toast.success(words(`vat.state.${answer.state}`)),
    onError: (problem) => toast.error(problem.sentence),
  });
  const proof = [
    ...(checkedAt === null ? [] : [words('vat.checked', { day: formatDateIn(checkedAt, 'Europe/Berlin') })]),
    ...(reference === null ? [] : [words('vat.reference', { reference })]),
  ].join(' · ');
  return (
    <Section
      title={words('vat.title')}
      isCard={false}
      {...(vatCase === null ? {} : { lead: words(`vat.case.${vatCase}`) })}
    >
      <Lines label={words('vat.id')}>
        <Line
          title={vatId ?? words('vat.noId')}
          {...(vatId === null
            ? {}
            : { beside: <Badge kind={vatIdBadges[state]}>{words(`vat.state.${state}`)}</Badge> })}
          text={state === 'confirmed' ? proof : words(`vat.text.${state}`)}
          actions={
            <>
              {askable.includes(state) && (
                <Button variant="plain" isBusy={check.isPending} onClick={() => check.mutate({})}>
                  {words('vat.check')}
                </Button>
              )}
              <Button variant="plain" to={changePath}>
                {words(vatId === null ? 'vat.give' : 'vat.change')}
              </Button>
            </>
          }
        />
      </Lines>
    </Section>
  );
}
