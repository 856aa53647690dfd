import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import type { IdentityCheck, ProofCheck } from '../../../contract/admin/admin.ts';
import styles from './admin.module.css';
import { RefuseDialog } from './refuse-dialog.tsx';
import { type CheckPart, useApproval } from './use-approval.ts';

type Check = IdentityCheck | ProofCheck;

/** Where those live whose documents are checked. */
const timeZone = 'Europe/Berlin';
const dayOf = (instant: string): string => formatNearDateIn(instant, timeZone);

const shownName = ({ account }: Check): string => account.businessName ?? account.name;

/** One submission: who, what, the photographs, and the decision. */
export function CheckCard({ part, check }: { part: CheckPart; check: Check }) {
  const words = useWords('admin');
  const { account, submittedAt, reason } = check;
  return (
    <Section isCard={false} title={shownName(check)}>
      {'validUntil' in check && <ProofFacts proof={check} />}
      <p className={styles['text']}>
        {account.name}
        {' · '}
        {account.dateOfBirth === null ? words('bornUnknown') : words('born', { day: formatDate(account.dateOfBirth) })}
      </p>
      <p className={styles['detail']}>{[account.address, account.email].filter((fact) => fact !== '').join(' · ')}</p>
      <p className={styles['detail']}>{words('submitted', { moment: dayOf(submittedAt) })}</p>
      <Photos check={check} />
      {check.state === 'pending' ? <Decision part={part} check={check} /> : <Decided check={check} />}
      {reason !== null && <p className={styles['text']}>{words('reasonGiven', { reason })}</p>}
    </Section>
  );
}

function ProofFacts({ proof: { name, validUntil, licence } }: { proof: ProofCheck }) {
  const words = useWords('admin');
  return (
    <p className={styles['text']}>
      <strong>
        {licence === null
          ? words('proof', { name })
          : words(`licence.${licence.role}`, { number: licence.number, name })}
      </strong>
      {licence?.broker != null && ` ${words('licence.under', licence.broker)}`}
      {' · '}
      {validUntil === null ? words('noEnd') : words('validUntil', { day: formatDate(validUntil) })}
    </p>
  );
}

function Photos({ check }: { check: Check }) {
  const words = useWords('admin');
  if (check.images.length === 0) return <p className={styles['detail']}>{words('deleted')}</p>;
  return (
    <div className={styles['photos']}>
      {check.images.map((url, index) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={words('photo', { number: index + 1, name: shownName(check) })} loading="lazy" />
        </a>
      ))}
    </div>
  );
}

function Decided({ check: { state, decidedAt, decidedBy, submittedAt } }: { check: Check }) {
  const words = useWords('admin');
  const facts = { moment: dayOf(decidedAt ?? submittedAt), who: decidedBy ?? words('someone') };
  return <p className={styles['text']}>{words(state === 'approved' ? 'approvedBy' : 'refusedBy', facts)}</p>;
}

function Decision({ part, check }: { part: CheckPart; check: Check }) {
  const words = useWords('admin');
  const [isRefusing, setIsRefusing] = useState(false);
  const name = 'name' in check ? check.name : shownName(check);
  const { approve, isBusy } = useApproval(part, check.id, name);
  return (
    <div className={styles['buttons']}>
      <Button isBusy={isBusy} onClick={approve}>
        {words(isBusy ? 'approving' : 'approve')}
      </Button>
      <Button variant="danger" disabled={isBusy} onClick={() => setIsRefusing(true)}>
        {words('refuse')}
      </Button>
      {isRefusing && <RefuseDialog part={part} id={check.id} name={name} onClose={() => setIsRefusing(false)} />}
    </div>
  );
}
