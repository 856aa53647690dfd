import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ShieldIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getVerification } from '../../../contract/account/verification.ts';
import { paths } from '../../../paths.ts';

/** What was checked of a provider, as visitors read it, and the way to have more checked. */
export function CheckedBadges() {
  const words = useWords('account');
  const { data } = useAnswer(getVerification, {});
  const identity = data?.identity?.state === 'approved' ? data.identity.decidedAt : null;
  const proofs = data?.proofs.filter(({ state, isExpired }) => state === 'approved' && !isExpired) ?? [];
  return (
    <>
      {identity !== null && <Checked sentence={words('profile.identityChecked', { day: formatDate(identity) })} />}
      {proofs.map(({ id, name, decidedAt, submittedAt, validUntil }) => {
        const facts = { name, day: formatDate(decidedAt ?? submittedAt) };
        return (
          <Checked
            key={id}
            sentence={
              validUntil === null
                ? words('profile.proofChecked', facts)
                : words('profile.proofCheckedUntil', { ...facts, end: formatDate(validUntil) })
            }
          />
        );
      })}
      <Link to={paths.providerVerify()}>{words('profile.toVerification')}</Link>
    </>
  );
}

const Checked = ({ sentence }: { sentence: string }) => (
  <span className="inline gap6 accent">
    <ShieldIcon size={18} /> {sentence}
  </span>
);
