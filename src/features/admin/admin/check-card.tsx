import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { checkGrounds, groundIn, isFieldGround } from '../../../contract/admin/check-grounds.ts';
import { type Check, ChecksEvidence, factsOf, wrongOf } from './checks-evidence.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import styles from './desk.module.css';

interface CheckCardProps {
  part: 'identity' | 'proofs';
  check: Check;
  onDecided: () => void;
}

/** One submission: the photographs beside what the account says, and the decision. */
export function CheckCard({ part, check, onDecided }: CheckCardProps) {
  return (
    <>
      <ChecksEvidence part={part} check={check} />
      {check.state === 'pending' ? (
        <Decision key={wrongOf(check).length} part={part} check={check} onDecided={onDecided} />
      ) : (
        <Decided check={check} />
      )}
    </>
  );
}

function Decision({ part, check, onDecided }: CheckCardProps) {
  const words = useWords('admin');
  const { language } = check.account;
  const facts = new Map(factsOf(check));
  const asked = checkGrounds.filter((ground) => !isFieldGround(ground) || facts.get(ground) != null);
  const grounds = asked.map((value) => ({
    value,
    label: words(`ground.${value}`),
    text: groundIn(language, value, isFieldGround(value) ? (facts.get(value) ?? '') : ''),
  }));
  const found = wrongOf(check).map(({ field }) => groundIn(language, field, facts.get(field) ?? ''));
  return (
    <DecisionFoot
      part={part}
      id={check.id}
      options={[
        { value: 'approve', label: words('decision.approve'), key: 'A', needsReason: false },
        { value: 'ask', label: words('decision.ask'), key: 'F', needsReason: true },
        { value: 'refuse', label: words('refuse'), key: 'R', needsReason: true, isDangerous: true },
      ]}
      begun={found.length === 0 || check.askedAt !== null ? undefined : { choice: 'ask', reason: found.join('\n') }}
      grounds={grounds}
      onDecided={onDecided}
    />
  );
}

function Decided({ check: { state, decidedAt, decidedBy, submittedAt, reason } }: { check: Check }) {
  const words = useWords('admin');
  const facts = {
    moment: formatNearDateIn(decidedAt ?? submittedAt, 'Europe/Berlin'),
    who: decidedBy ?? words('someone'),
  };
  return (
    <div className={`breaks ruled-above ${styles['outcome']}`}>
      <p>{words(state === 'approved' ? 'approvedBy' : 'refusedBy', facts)}</p>
      {reason !== null && <p>{words('reasonGiven', { reason })}</p>}
    </div>
  );
}
