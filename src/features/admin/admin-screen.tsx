import { useAnswer } from '../../api/query.ts';
import { useSession } from '../../api/session.ts';
import { listIdentityChecks, listObjections, listProofChecks, listReviewChecks } from '../../contract/admin.ts';
import { listOpenBankLines } from '../../contract/admin-payment.ts';
import { listPictureChecks } from '../../contract/admin-pictures.ts';
import { listReports } from '../../contract/report.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { type AdminQueue, paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useKeptPlace } from '../../ui/kept-scroll.ts';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { Accounts } from './accounts.tsx';
import styles from './admin.module.css';
import { Bank } from './bank.tsx';
import { CheckQueue } from './check-queue.tsx';
import { AllInvoices } from './invoices.tsx';
import { Messages } from './messages.tsx';
import { Objections } from './objections.tsx';
import { Reports } from './reports.tsx';

const parts = [
  'reports',
  'identity',
  'proofs',
  'reviews',
  'pictures',
  'objections',
  'invoices',
  'bank',
  'accounts',
  'contact',
] as const satisfies readonly AdminQueue[];

/** /admin: docs/product/verification.md. */
export function AdminScreen() {
  const words = useWords('admin');
  const session = useSession();
  const isAdmin = session.state === 'signed-in' && session.user.type === 'admin';
  useKeptPlace(isAdmin);
  return (
    <Page title={words('title')} width="text">
      {isAdmin ? <Parts /> : <Denied isSignedIn={session.state === 'signed-in'} />}
    </Page>
  );
}

function Denied({ isSignedIn }: { isSignedIn: boolean }) {
  const words = useWords('admin');
  return (
    <ErrorState title={words('denied')}>
      {isSignedIn ? (
        <Button to={paths.landing()}>{words('home')}</Button>
      ) : (
        <Button to={paths.login(paths.admin())}>{words('login')}</Button>
      )}
    </ErrorState>
  );
}

function Parts() {
  const words = useWords('admin');
  const part = useTab(parts, 'part');
  const reports = useAnswer(listReports, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const identity = useAnswer(listIdentityChecks, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const proofs = useAnswer(listProofChecks, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const reviews = useAnswer(listReviewChecks, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const objections = useAnswer(listObjections, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const bank = useAnswer(listOpenBankLines, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const pictures = useAnswer(listPictureChecks, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  const counts = {
    reports,
    identity,
    proofs,
    reviews,
    pictures,
    objections,
    invoices: 0,
    bank,
    accounts: 0,
    contact: 0,
  } as const;
  return (
    <div className={styles['parts']}>
      <Tabs
        label={words('parts')}
        parameter="part"
        current={part}
        tabs={parts.map((name) => ({
          name,
          label: words(`tabs.${name}`),
          badge: counts[name] ? <Badge kind="warning">{formatNumber(counts[name])}</Badge> : undefined,
        }))}
      />
      {part === 'reports' && <Reports />}
      {part === 'identity' && <CheckQueue key="identity" part="identity" />}
      {part === 'proofs' && <CheckQueue key="proofs" part="proofs" />}
      {part === 'reviews' && <CheckQueue key="reviews" part="reviews" />}
      {part === 'pictures' && <CheckQueue key="pictures" part="pictures" />}
      {part === 'objections' && <Objections />}
      {part === 'invoices' && <AllInvoices />}
      {part === 'bank' && <Bank />}
      {part === 'accounts' && <Accounts />}
      {part === 'contact' && <Messages />}
    </div>
  );
}
