import { Suspense, useState } from 'react';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import {
  canWithdraw,
  type WithdrawalRule,
  withdrawalRuleOf,
} from '../../../contract/booking/withdrawal-instruction.ts';
import { countryOfZone } from '../../../contract/country.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { languageOfStrand } from '../../../paths.ts';
import styles from './booking.module.css';
import type { Paper } from './booking-papers.tsx';

const BookingPaper = lazyPart(async () => (await import('./booking-papers.tsx')).BookingPaper);

/** With whom the contract is made, and what applies. */
export function BookingContract({ provider, rule }: { provider: ProviderProfile; rule: WithdrawalRule }) {
  const words = useWords('booking');
  const [paper, setPaper] = useState<Paper>();
  return (
    <>
      <p className={`quiet small breaks leading15 ${styles['small']}`}>
        <span lang={languageOfStrand.services}>{words('summary.contractor', { name: contractorOf(provider) })}</span>{' '}
        {words('summary.rules')}{' '}
        <Button variant="link" onClick={() => setPaper('terms')}>
          {words('summary.terms')}
        </Button>{' '}
        ·{' '}
        <Button variant="link" onClick={() => setPaper('withdrawal')}>
          {words(canWithdraw(rule) ? 'summary.withdrawal' : 'summary.noWithdrawal')}
        </Button>
      </p>
      {paper !== undefined && (
        <Suspense>
          <BookingPaper
            paper={paper}
            rule={rule}
            contractor={contractorOf(provider, true)}
            onClose={() => setPaper(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How the provider is paid, in the provider's own choice. */
export function PaymentMeansSaid({ provider: { business } }: { provider: ProviderProfile }) {
  const words = useWords('booking');
  if (business === null) return null;
  const means = business.payments.map((name) => words(`summary.means.${name}`)).join(', ');
  return <span>{words('summary.payBy', { means: capitalised(means) })}</span>;
}

/** What holds about withdrawal; a business that has given no details yet is taken for one of its country. */
export const ruleOf = ({ business, timeZone }: ProviderProfile): WithdrawalRule =>
  withdrawalRuleOf(business ?? { isTrader: true, country: countryOfZone(timeZone) });

/** Who makes the contract: by the details of the business, else as the profile says; with how to reach them. */
function contractorOf({ business, name, street, zip, city, phone }: ProviderProfile, isReached = false): string {
  const address = business?.street == null ? { street, zip, city } : business;
  const town = [address.zip, address.city].filter(Boolean).join(' ');
  const reached = isReached ? [business?.phone ?? phone, business?.email] : [];
  return [business?.name ?? name, address.street, town, ...reached].filter(Boolean).join(', ');
}
