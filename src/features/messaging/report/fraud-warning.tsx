import { Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { type FraudPlace, type FraudSign, fraudSigns, fraudSignsIn } from '../../../contract/property/fraud-words.ts';
import { paths } from '../../../paths.ts';
import styles from './fraud-warning.module.css';

interface FraudWarningProps {
  messages: readonly { isOwn: boolean; text: string }[];
  place: FraudPlace;
}

/** Beside a conversation in which the other side writes what frauds write. Nothing is kept from the reader. */
export function FraudWarning({ messages, place }: FraudWarningProps) {
  const found = new Set(
    messages.flatMap(({ isOwn, text }) => (isOwn ? [] : fraudSignsIn(text, place, globalThis.location?.host))),
  );
  if (found.size === 0) return null;
  return (
    <Suspense fallback={null}>
      <Warning signs={fraudSigns.filter((sign) => found.has(sign))} />
    </Suspense>
  );
}

function Warning({ signs }: { signs: readonly FraudSign[] }) {
  const words = useWords('report');
  return (
    <Notice kind="warning" title={words('fraud.warning.title')}>
      <ul className={`stack gap8 ${styles['points']}`}>
        {signs.map((sign) => (
          <li key={sign}>{words(`fraud.warning.${sign}`)}</li>
        ))}
      </ul>
      <p>
        {words('fraud.warning.seen')} <Link to={paths.fraud()}>{words('fraud.warning.more')}</Link>
      </p>
    </Notice>
  );
}
