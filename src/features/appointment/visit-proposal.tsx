import type { AppointmentDetail } from '../../contract/appointment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useDeed, type VisitKey } from './visit-calls.ts';
import { spanShown } from './visit-words.ts';
import styles from './visits.module.css';

interface VisitProposalProps {
  visit: VisitKey;
  data: AppointmentDetail;
  proposal: NonNullable<AppointmentDetail['proposal']>;
}

/** The provider proposes another time. The old one stays until the customer agrees. */
export function VisitProposal({ visit, data, proposal }: VisitProposalProps) {
  const words = useWords('visit');
  const { provider, timeZone, version } = data;
  const agree = useDeed(visit, 'agree', words('proposal.agreed'));
  const refuse = useDeed(visit, 'refuse', words('proposal.refused'));
  return (
    <Section title={words('proposal.title')} lead={words('proposal.lead', { name: provider.name })}>
      <dl className={styles['facts']}>
        <div>
          <dt>{words('proposal.new')}</dt>
          <dd>
            <strong>{spanShown({ ...proposal, timeZone })}</strong>
          </dd>
        </div>
        <div>
          <dt>{words('proposal.old')}</dt>
          <dd>{spanShown(data)}</dd>
        </div>
      </dl>
      <ButtonRow>
        <Button isBusy={agree.isBusy} disabled={refuse.isBusy} onClick={() => agree.start(version)}>
          {words('proposal.agree')}
        </Button>
        <Button variant="plain" isBusy={refuse.isBusy} disabled={agree.isBusy} onClick={() => refuse.start(version)}>
          {words('proposal.refuse')}
        </Button>
      </ButtonRow>
    </Section>
  );
}
