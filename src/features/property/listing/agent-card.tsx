import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ChatIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { EditIcon, MailIcon, PhoneIcon } from '#ui/more-icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import { paths } from '../../../paths.ts';
import { mailLink, messagingLink } from './contact-links.ts';
import styles from './detail.module.css';
import { goToInquiry } from './inquiry-section.tsx';
import { SellerChecks } from './seller-checks.tsx';
import { useIsOwn } from './use-is-own.ts';

export function AgentCard({ listing }: { listing: ListingDetail }) {
  const { agent, title } = listing;
  const isOwn = useIsOwn(listing);
  const words = useWords('listing');
  const inquiryWords = useWords('inquiry');
  const subject = words('agent.subject', { title });
  return (
    <div className={`stack gap8 ${styles['agent']}`}>
      <h2 className="size21">{words('agent.title')}</h2>
      <p className={styles['agentName']}>
        <strong>{agent.name}</strong>
        {agent.businessName !== null && agent.businessName !== agent.name && <span>{agent.businessName}</span>}
        {agent.role !== null && <span>{words(`seller.roles.${agent.role}`)}</span>}
      </p>
      <SellerChecks agent={agent} />
      {!isOwn && (
        <Button icon={<EditIcon />} onClick={goToInquiry}>
          {inquiryWords('form.open')}
        </Button>
      )}
      {agent.phone !== null && (
        <>
          <Button href={telephoneLink(agent.phone)} variant="plain" icon={<PhoneIcon />}>
            {words('agent.call', { phone: agent.phone })}
          </Button>
          <Button
            href={messagingLink(agent.phone, subject)}
            target="_blank"
            rel="noopener noreferrer"
            variant="plain"
            icon={<ChatIcon />}
          >
            {words('agent.message')}
          </Button>
        </>
      )}
      {agent.email !== null && (
        <Button href={mailLink(agent.email, subject)} variant="plain" icon={<MailIcon />}>
          {words('agent.mail')}
        </Button>
      )}
      {!isOwn && (
        <Link className={`quiet ${styles['quiet']}`} to={paths.fraud()}>
          {words('agent.fraud')}
        </Link>
      )}
      {agent.phone === null && agent.email === null && (
        <p className={`quiet ${styles['quiet']}`}>{words('agent.none')}</p>
      )}
    </div>
  );
}
