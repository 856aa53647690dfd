import { formatMomentIn, formatNumber } from '#i18n/format.ts';
import { formatNearDate } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Link } from '#ui/link.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import {
  accountListMaximum,
  accountNoteMaximum,
  addAccountNote,
  type AccountInFull as Full,
  getAccount,
} from '../../../contract/admin/admin-account.ts';
import { planNames } from '../../../contract/plans.ts';
import { paths } from '../../../paths.ts';
import { Judging } from './account-judging.tsx';
import { AccountState, dayOf, Grounds, nameOf } from './account-state.tsx';
import styles from './admin.module.css';
import { moneyOf } from './money.ts';

interface AccountInFullProps {
  /** As it stands in the address. */
  id: string;
  isSupport: boolean;
}

/** One account: how it is reached, what it did, what was decided about it. */
export function AccountInFull({ id, isSupport }: AccountInFullProps) {
  const words = useWords('admin');
  const { data, error, refetch } = useAnswer(getAccount, { params: { id } });
  const back = (
    <div>
      <Button variant="plain" to={paths.admin('accounts')}>
        {words('account.back')}
      </Button>
    </div>
  );
  if (data === undefined)
    return (
      <>
        {back}
        {error === null ? (
          <PageSkeleton shape="paper" text={words('loading')} />
        ) : (
          <ErrorState title={words('account.notFound')} text={error.sentence} onRetry={() => void refetch()} />
        )}
      </>
    );
  return (
    <div className="column gap24">
      {back}
      <Section isCard={false} title={nameOf(data)} actions={<AccountState account={data} />}>
        <p className="quiet breaks">
          {words('from', { name: data.name, email: data.email })}
          {' · '}
          {words('account.since', { day: dayOf(data.createdAt) })}
        </p>
        <Grounds account={data} />
        <Facts account={data} />
        {!isSupport && (
          <div className="row gap12">
            <Judging account={data} />
          </div>
        )}
      </Section>
      <Notes account={data} />
      <Activities did={data.did} />
      <Visits visits={data.visits} />
      {data.invoices !== null && <Invoices invoices={data.invoices} email={data.email} />}
      <Log log={data.log} />
    </div>
  );
}

/** What the next one at the desk should know. */
function Notes({ account: { id, notes } }: { account: Full }) {
  const words = useWords('admin');
  const form = useForm(addAccountNote, {
    values: { text: '' },
    askOf: (body) => ({ params: { id }, body }),
    refreshes: [getAccount],
    onSent: () => {
      toast.success(words('account.noted'));
      form.reset();
    },
  });
  return (
    <Section isCard={false} title={words('account.notes')}>
      <ul className={`stack gap20 ${styles['list']}`}>
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${text}`}>
            <p className={`breaks ${styles['text']}`}>{text}</p>
            <p className="quiet breaks">
              {formatMomentIn(at, 'Europe/Berlin')} · {by ?? words('someone')}
            </p>
          </li>
        ))}
      </ul>
      <Form form={form} look="bare" submit={words('account.note')} busy={words('account.noting')}>
        <TextAreaField
          label={words('account.noteLabel')}
          hint={words('account.noteHint')}
          rows={2}
          maximum={accountNoteMaximum}
          isRequired
          {...form.field('text')}
        />
      </Form>
    </Section>
  );
}

function Activities({ did }: { did: Full['did'] }) {
  const words = useWords('admin');
  return (
    <Section isCard={false} title={words('account.did')}>
      {did.length === 0 && <p className="quiet breaks">{words('account.didNothing')}</p>}
      <ul className="bullets">
        {did.map(({ activity, count, last }) => (
          <li key={activity}>
            {words(`account.activities.${activity}`, { count, number: formatNumber(count) })}
            {last !== null && ` · ${words('account.last', { day: dayOf(last) })}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What was decided about the account. */
function Log({ log }: { log: Full['log'] }) {
  const words = useWords('admin');
  return (
    <Section isCard={false} title={words('account.log')}>
      {log.length === 0 && <p className="quiet breaks">{words('account.logEmpty')}</p>}
      <ul className={`stack gap20 ${styles['list']}`}>
        {log.map(({ at, action, by, reason }) => (
          <li key={`${at} ${action}`}>
            <p className={`breaks ${styles['text']}`}>
              <strong>{words(`log.action.${action as 'account_suspended'}`)}</strong>
              {reason !== null && `: ${reason}`}
            </p>
            <p className="quiet breaks">
              {formatMomentIn(at, 'Europe/Berlin')} · {by ?? words('log.nobody')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Visits({ visits }: { visits: Full['visits'] }) {
  const words = useWords('admin');
  const calendar = useWords('calendar');
  return (
    <Section isCard={false} title={words('account.visits')}>
      {visits.length === 0 && <p className="quiet breaks">{words('account.visitsNone')}</p>}
      {visits.length === accountListMaximum && (
        <p className="quiet breaks">{words('account.latest', { number: formatNumber(accountListMaximum) })}</p>
      )}
      <ul className={`stack gap20 ${styles['list']}`}>
        {visits.map(({ id, startsAt, timeZone, service, status, side, other }) => (
          <li key={id}>
            <p className={`breaks ${styles['text']}`}>
              <strong>{service}</strong> · {formatMomentIn(startsAt, timeZone)} · {calendar(`status.${status}`)}
            </p>
            <p className="quiet breaks">
              {words(`account.side.${side}`)}
              {other !== null && (
                <>
                  {' · '}
                  <Link to={paths.admin('accounts', { account: other.id })}>{other.name}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Invoices({ invoices, email }: { invoices: NonNullable<Full['invoices']>; email: string }) {
  const words = useWords('admin');
  return (
    <Section isCard={false} title={words('account.invoices')}>
      {invoices.length === 0 && <p className="quiet breaks">{words('account.invoicesNone')}</p>}
      <ul className={`stack gap20 ${styles['list']}`}>
        {invoices.map(({ id, number, issuedOn, totalMinor, currency, state }) => (
          <li key={id}>
            <p className={`breaks ${styles['text']}`}>
              <Link to={paths.admin('invoices', { search: number })}>{number}</Link> · {formatNearDate(issuedOn)} ·{' '}
              {moneyOf(totalMinor, currency)} · {words(`invoice.state.${state}`)}
            </p>
          </li>
        ))}
      </ul>
      {invoices.length === accountListMaximum && (
        <p className="quiet breaks">
          <Link to={paths.admin('invoices', { search: email })}>{words('account.allInvoices')}</Link>
        </p>
      )}
    </Section>
  );
}

function Facts({ account }: { account: Full }) {
  const words = useWords('admin');
  const shared = useWords('account');
  const plan = planNames.find((name) => name === account.plan);
  const facts = [
    account.phone,
    account.address === '' ? null : account.address,
    words(account.isEmailVerified ? 'account.emailVerified' : 'account.emailOpen'),
    account.identityVerifiedAt === null
      ? null
      : words('account.identityVerified', { day: dayOf(account.identityVerifiedAt) }),
    words('account.plan', { plan: plan === undefined ? account.plan : shared(`plans.${plan}.name`) }),
    account.hasSecondFactor ? words('account.hasSecondFactor') : null,
    words('account.number', { id: account.id }),
  ];
  return <p className="quiet breaks">{facts.filter((fact) => fact !== null).join(' · ')}</p>;
}
