import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useTab } from '#ui/tabs.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listFactors } from '../../../contract/account/account-factor.ts';
import { type CasePart, caseParts } from '../../../contract/admin/admin-case.ts';
import { type AdminQueue, paths } from '../../../paths.ts';
import { Accounts } from './accounts.tsx';
import { adminQueues } from './admin-queues.ts';
import { Bank } from './bank.tsx';
import { Books } from './books.tsx';
import { BusinessLimits } from './business-limits.tsx';
import { CheckQueue } from './check-queue.tsx';
import styles from './desk.module.css';
import { DeskNavigation } from './desk-navigation.tsx';
import { FailedMails } from './failed-mails.tsx';
import { AllInvoices } from './invoices.tsx';
import { Jobs } from './jobs.tsx';
import { Log } from './log.tsx';
import { Messages } from './messages.tsx';
import { Objections } from './objections.tsx';
import { Overview } from './overview.tsx';
import { Reports } from './reports.tsx';
import { TaxFilings } from './tax-filings.tsx';
import { VatIds } from './vat-ids.tsx';

/** What the support reads and answers. */
const supportParts = [
  'overview',
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
  if (!isAdmin)
    return (
      <Page title={words('title')}>
        <Denied isSignedIn={session.state === 'signed-in'} />
      </Page>
    );
  return (
    <Page title={words('title')} isTitleHidden width="full">
      <Gate key={session.user.id} isSupport={session.user.isSupport === true} />
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

const isCasePart = (part: AdminQueue): part is CasePart => caseParts.some((one) => one === part);

/** Whoever has no mouse scrolls the part by keys. */
const scrolledByKeys = { tabIndex: 0 };

function Parts({ isSupport }: { isSupport: boolean }) {
  const words = useWords('admin');
  const shown = isSupport ? supportParts : adminQueues;
  const part = useTab<AdminQueue>(['overview', ...shown], 'part');
  return (
    <div className={`column on-surface ${styles['desk']}`}>
      <DeskNavigation shown={shown} part={part} />
      {part === 'reports' && <Reports />}
      {part === 'identity' && <CheckQueue key="identity" part="identity" />}
      {part === 'proofs' && <CheckQueue key="proofs" part="proofs" />}
      {part === 'reviews' && <CheckQueue key="reviews" part="reviews" />}
      {part === 'pictures' && <CheckQueue key="pictures" part="pictures" />}
      {part === 'objections' && <Objections />}
      {!isCasePart(part) && (
        <section
          key={part}
          className={`column gap20 from-top ${styles['part']}`}
          {...scrolledByKeys}
          aria-label={words(`tabs.${part}`)}
        >
          <p className={styles['partTitle']}>{words(`tabs.${part}`)}</p>
          {part === 'overview' && <Overview />}
          {part === 'invoices' && <AllInvoices />}
          {part === 'bank' && <Bank />}
          {part === 'books' && <Books />}
          {part === 'vat' && <VatIds />}
          {part === 'filings' && (
            <>
              <TaxFilings />
              <BusinessLimits />
            </>
          )}
          {part === 'accounts' && <Accounts isSupport={isSupport} />}
          {part === 'contact' && <Messages />}
          {part === 'mails' && <FailedMails />}
          {part === 'jobs' && <Jobs />}
          {part === 'log' && <Log />}
        </section>
      )}
    </div>
  );
}
