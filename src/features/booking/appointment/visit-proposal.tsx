import { formatMoney } from '#i18n/format.ts';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { useVisitAction, type VisitKey } from './visit-calls.ts';
import { spanShown } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitProposalProps {
  visit: VisitKey;
  data: AppointmentDetail;
  proposal: NonNullable<AppointmentDetail['proposal']>;
}

/** The provider proposes another time, or other content. The old visit stays until the customer agrees. */
export function VisitProposal({ visit, data, proposal }: VisitProposalProps) {
  const words = useWords('visit');
  const { provider, timeZone, version } = data;
  const { change } = proposal;
  const agree = useVisitAction(visit, 'agree', words(change === null ? 'proposal.agreed' : 'proposal.changeAgreed'));
  const refuse = useVisitAction(visit, 'refuse', words('proposal.refused'));
  return (
    <Section
      title={words(change === null ? 'proposal.title' : 'proposal.changeTitle')}
      lead={words(change === null ? 'proposal.lead' : 'proposal.changeLead', { name: provider.name })}
    >
      <dl className={`stack gap16 ${styles['facts']}`}>
        <div>
          <dt>{words('proposal.new')}</dt>
          <dd>
            <strong>{capitalised(spanShown({ ...proposal, timeZone }))}</strong>
            {change !== null && <Content currency={data.currency} {...change} staff={proposal.staff.name} />}
          </dd>
        </div>
        <div>
          <dt>{words('proposal.old')}</dt>
          <dd>
            {capitalised(spanShown(data))}
            {change !== null && (
              <Content
                currency={data.currency}
                services={data.items.map(({ name }) => name)}
                totalCents={data.totalCents}
                staff={data.staff.name}
              />
            )}
          </dd>
        </div>
      </dl>
      <ButtonRow>
        <Button isBusy={agree.isBusy} disabled={refuse.isBusy} onClick={() => agree.start(version)}>
          {words(change === null ? 'proposal.agree' : 'proposal.changeAgree')}
        </Button>
        <Button variant="plain" isBusy={refuse.isBusy} disabled={agree.isBusy} onClick={() => refuse.start(version)}>
          {words(change === null ? 'proposal.refuse' : 'proposal.changeRefuse')}
        </Button>
      </ButtonRow>
    </Section>
  );
}

interface ContentProps {
  services: string[];
  totalCents: number;
  currency: ServiceCurrency;
  staff: string;
}

const Content = ({ services, totalCents, currency, staff }: ContentProps) => (
  <div>
    {services.join(' + ')} · {staff} · {formatMoney(totalCents / 100, currency)}
  </div>
);
