import type { Verification } from '../../contract/verification.ts';
import { formatDate } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './verification.module.css';

/** The number is kept, and its code is asked for, on the page of personal data. */
export function PhoneStep({ phone: { number, verifiedAt } }: { phone: Verification['phone'] }) {
  const words = useWords('verification');
  const said = number ?? '';
  return (
    <Section title={words('phone.title')} actions={<StateBadge state={verifiedAt === null ? 'open' : 'approved'} />}>
      <p className={styles['text']}>
        {verifiedAt !== null
          ? words('phone.verified', { number: said, day: formatDate(verifiedAt) })
          : words(number === null ? 'phone.none' : 'phone.open', { number: said })}
      </p>
      {verifiedAt === null && (
        <div>
          <Button to={paths.providerPersonal()}>{words('phone.verify')}</Button>
        </div>
      )}
    </Section>
  );
}
