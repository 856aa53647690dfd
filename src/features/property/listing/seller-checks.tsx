import { type ReactNode } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { AlertIcon, ShieldIcon } from '#ui/icons.tsx';
import type { CheckedLicence } from '../../../contract/account/verification-seller.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';
import styles from './detail.module.css';

/** What was checked of a seller, each with its day; and that nothing was. */
export function SellerChecks({ agent }: Pick<ListingDetail, 'agent'>) {
  const words = useWords('listing');
  const { identityCheckedAt, licences, isVerified } = agent;
  const isChecked = identityCheckedAt !== null || licences.length > 0;
  return (
    <>
      <ul className={`stack gap6 ${styles['checks']}`} aria-label={words('seller.checks')}>
        {identityCheckedAt !== null && (
          <Checked>{words('seller.identityChecked', { day: formatDate(identityCheckedAt) })}</Checked>
        )}
        {licences.map((licence) => (
          <Checked key={`${licence.role} ${licence.number}`}>
            <LicenceChecked licence={licence} />
          </Checked>
        ))}
        {!isChecked && (
          <li className={`beside gap6 breaks ${styles['unchecked']}`}>
            <AlertIcon size={18} />
            <span>
              <strong>{words('seller.unchecked')}</strong> {words('seller.uncheckedText')}
            </span>
          </li>
        )}
        {isVerified && <Checked>{words('agent.verified')}</Checked>}
      </ul>
    </>
  );
}

const Checked = ({ children }: { children: ReactNode }) => (
  <li className={`beside gap6 breaks accent ${styles['verified']}`}>
    <ShieldIcon size={18} />
    <span>{children}</span>
  </li>
);

function LicenceChecked({ licence }: { licence: CheckedLicence }) {
  const words = useWords('listing');
  const { role, number, name, broker, checkedAt, validUntil } = licence;
  const facts = { number, name, day: formatDate(checkedAt), broker: broker?.name ?? '', under: broker?.number ?? '' };
  return (
    <>
      {words(`seller.licenceChecked.${role}`, facts)}
      {validUntil !== null && `, ${words('seller.validUntil', { day: formatDate(validUntil) })}`}
    </>
  );
}
