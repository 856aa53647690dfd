import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listFactors } from '../../../contract/account/account-factor.ts';
import {
  listIdentityChecks,
  listObjections,
  listProofChecks,
  listReviewChecks,
} from '../../../contract/admin/admin.ts';
import { listContactMessages, listFailedMails } from '../../../contract/admin/admin-desk.ts';
import { listOpenBankLines } from '../../../contract/admin/admin-payment.ts';
import { listPictureChecks } from '../../../contract/admin/admin-pictures.ts';
import { listReports } from '../../../contract/admin/report.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type AdminQueue, paths } from '../../../paths.ts';
import { Accounts } from './accounts.tsx';
import styles from './admin.module.css';
import { adminQueues } from './admin-queues.ts';
import { Bank } from './bank.tsx';
import { Books } from './books.tsx';
import { BusinessLimits } from './business-limits.tsx';
import { CheckQueue } from './check-queue.tsx';
import { FailedMails } from './failed-mails.tsx';
import { AllInvoices } from './invoices.tsx';
import { Jobs } from './jobs.tsx';
import { Log } from './log.tsx';
import { Messages } from './messages.tsx';
import { Objections } from './objections.tsx';
import { Reports } from './reports.tsx';
import { TaxFilings } from './tax-filings.tsx';
import { VatIds } from './vat-ids.tsx';

/** What the support reads and answers. */
const supportParts = [
  'contact',
  'accounts',
  'reports',
  'reviews',
  'mails',
  'jobs',
] as const satisfies readonly AdminQueue[];

/** /admin: docs/product/administration.md. */
export function AdminScreen() {
  const words = useWords('admin');
  const session = useSession();
  const isAdmin = session.state === 'signed-in' && session.user.type === 'admin';
  useKeptPlace(isAdmin);
  return (
    <Page title={words('title')}>
      {isAdmin ? (
        <Gate key={session.user.id} isSupport={session.user.isSupport === true} />
      ) : (
        <Denied isSignedIn={session.state === 'signed-in'} />
      )}
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

/** Nothing is open to an administrator without a second factor. */
function Gate({ isSupport }: { isSupport: boolean }) {
  const words = useWords('admin');
  const { data, error, refetch } = useAnswer(listFactors, {}, { isAskedAnew: true });
  if (data === undefined)
    return error === null ? (
      <PageSkeleton shape="entries" text={words('loading')} />
    ) : (
      <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />
    );
  if (!data.isRequired || data.factors.length > 0) return <Parts isSupport={isSupport} />;
  return (
    <EmptyState drawing="papers" title={words('secondFactor')}>
      <Button to={paths.settings('password')}>{words('toSecondFactor')}</Button>
    </EmptyState>
  );
}

function Parts({ isSupport }: { isSupport: boolean }) {
  const words = useWords('admin');
  const shown: readonly [AdminQueue, ...AdminQueue[]] = isSupport ? supportParts : adminQueues;
  const part = useTab(shown, 'part');
  return (
    <div className={styles['parts']}>
      <Tabs
        look="side"
        label={words('parts')}
        parameter="part"
        current={part}
        tabs={shown.map((name) => ({
          name,
          label: words(`tabs.${name}`),
          badge: <Waiting part={name} />,
        }))}
      />
      <div className={styles['part']}>
        {part === 'reports' && <Reports />}
        {part === 'identity' && <CheckQueue key="identity" part="identity" />}
        {part === 'proofs' && <CheckQueue key="proofs" part="proofs" />}
        {part === 'reviews' && <CheckQueue key="reviews" part="reviews" />}
        {part === 'pictures' && <CheckQueue key="pictures" part="pictures" />}
        {part === 'objections' && <Objections />}
        {part === 'invoices' && <AllInvoices />}
        {part === 'bank' && <Bank />}
        {part === 'books' && <Books />}
        {part === 'vat' && <VatIds />}
        {part === 'filings' && (
          <>
            <TaxFilings />
            <div className={styles['apart']}>
              <BusinessLimits />
            </div>
          </>
        )}
        {part === 'accounts' && <Accounts isSupport={isSupport} />}
        {part === 'contact' && <Messages />}
        {part === 'mails' && <FailedMails />}
        {part === 'jobs' && <Jobs />}
        {part === 'log' && <Log />}
      </div>
    </div>
  );
}

/** Lists of what waits for somebody; their length stands at the tab. */
const waiting = {
  reports: listReports,
  identity: listIdentityChecks,
  proofs: listProofChecks,
  reviews: listReviewChecks,
  pictures: listPictureChecks,
  objections: listObjections,
  bank: listOpenBankLines,
  contact: listContactMessages,
  mails: listFailedMails,
} as const satisfies Partial<Record<AdminQueue, Endpoint>>;

const isWaiting = (part: AdminQueue): part is keyof typeof waiting => Object.hasOwn(waiting, part);

const Waiting = ({ part }: { part: AdminQueue }) => (isWaiting(part) ? <Length list={waiting[part]} /> : null);

function Length({ list }: { list: (typeof waiting)[keyof typeof waiting] }) {
  const total = useAnswer(list as typeof listReports, { query: { limit: 1 } }, { isWatched: true }).data?.total;
  return total ? <Badge kind="warning">{formatNumber(total)}</Badge> : null;
}
