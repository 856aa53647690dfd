import { useParams } from 'react-router-dom';
import { formatListingDay } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon, ClockIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { getUserProperties, renewByLink } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';

/** /renew/:token. Opening it changes nothing, because mail scanners open links as well. */
export function RenewScreen() {
  const words = useWords('seller');
  const { token = '' } = useParams();
  return (
    <Page title={words('renew.title')} width="text">
      <Renewal key={token} token={token} />
    </Page>
  );
}

function Renewal({ token }: { token: string }) {
  const words = useWords('seller');
  const renewal = useChange(renewByLink, { refreshes: [getUserProperties] });
  if (renewal.data !== undefined) return <Renewed listing={renewal.data} />;
  const problem = renewal.error;
  if (problem !== null && isFinal(problem)) return <Refused problem={problem} />;
  return (
    <>
      <EmptyState icon={<ClockIcon size={40} />} title={words('renew.question')} text={words('renew.text')}>
        <Button disabled={renewal.isPending} onClick={() => renewal.mutate({ params: { token } })}>
          {words(renewal.isPending ? 'renew.busy' : 'renew.now')}
        </Button>
      </EmptyState>
      <FormError sentence={problem?.sentence} />
    </>
  );
}

/** Trying again would not help. A link that is too long is `invalid`. */
const isFinal = ({ code }: ApiError): boolean => code === 'link_invalid' || code === 'invalid' || code === 'plan_limit';

function Renewed({ listing }: { listing: AnswerOf<typeof renewByLink> }) {
  const words = useWords('seller');
  const { id, title, expiresAt, wasRenewedBefore } = listing;
  return (
    <output>
      <EmptyState
        icon={<CheckIcon size={40} />}
        title={words(wasRenewedBefore ? 'renew.again' : 'renew.success')}
        text={words(wasRenewedBefore ? 'renew.againText' : 'renew.successText', {
          title,
          day: formatListingDay(expiresAt),
        })}
      >
        <Button to={paths.property(id)}>{words('renew.view')}</Button>
        <ToDashboard />
      </EmptyState>
    </output>
  );
}

function Refused({ problem: { code, sentence } }: { problem: ApiError }) {
  const words = useWords('seller');
  return (
    <ErrorState
      title={words(code === 'plan_limit' ? 'plan.fullTitle' : 'renew.badTitle')}
      text={code === 'plan_limit' ? sentence : words('renew.badText')}
    >
      {code === 'plan_limit' && <Button to={paths.plansOf('seller')}>{words('plan.upgrade')}</Button>}
      <ToDashboard />
    </ErrorState>
  );
}

function ToDashboard() {
  const words = useWords('seller');
  return (
    <Button to={paths.sellerDashboard()} variant="plain">
      {words('renew.dashboard')}
    </Button>
  );
}
