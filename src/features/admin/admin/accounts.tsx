import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { accountFilters, type HeldAccount, listAccounts } from '../../../contract/admin/admin-account.ts';
import { paths } from '../../../paths.ts';
import { AccountInFull } from './account-in-full.tsx';
import { Judging } from './account-judging.tsx';
import { AccountState, dayOf, Grounds, nameOf } from './account-state.tsx';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { PagedList } from './paged-list.tsx';
import { useAsked, useAskedWord } from './use-asked.ts';

/** Who has an account: found, looked at, suspended with a reason, given notice, and let in again. */
export function Accounts({ isSupport }: { isSupport: boolean }) {
  const words = useWords('admin');
  const [shown] = useAsked('account');
  const [search] = useAsked('search');
  const [only, setOnly] = useAskedWord('only', accountFilters);
  if (shown !== '') return <AccountInFull key={shown} id={shown} isSupport={isSupport} />;
  return (
    <>
      <div className={`row gap12 at-bottom ${styles['narrow']}`}>
        <AskedSearch label={words('account.search')} submit={words('account.searchNow')} />
        <SelectField
          label={words('account.only')}
          choices={[
            { value: '', label: words('account.all') } as const,
            ...accountFilters.map((value) => ({ value, label: words(`account.filter.${value}`) })),
          ]}
          value={only}
          onChange={setOnly}
          error={undefined}
        />
      </div>
      <List search={search} only={only} isSupport={isSupport} />
    </>
  );
}

interface ListProps {
  search: string;
  only: (typeof accountFilters)[number] | '';
  isSupport: boolean;
}

function List({ search, only, isSupport }: ListProps) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listAccounts,
    (cursor) => ({
      query: { search, ...(only === '' ? {} : { only }), ...(cursor === undefined ? {} : { cursor }) },
    }),
    ({ nextCursor }) => nextCursor,
    { keepsPrevious: true },
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <PagedList
      answer={answer}
      label={words('tabs.accounts')}
      empty={<EmptyState drawing="people" title={words('account.none')} />}
      lead={<output className="quiet breaks">{words('account.count', { count, number: formatNumber(count) })}</output>}
    >
      {(account) => <Account account={account} isSupport={isSupport} />}
    </PagedList>
  );
}

function Account({ account, isSupport }: { account: HeldAccount; isSupport: boolean }) {
  const words = useWords('admin');
  const { name, businessName, email, createdAt } = account;
  const shown = nameOf(account);
  return (
    <Section isCard={false} title={shown} actions={<AccountState account={account} />}>
      <p className="quiet breaks">
        {businessName === null ? email : words('from', { name, email })}
        {' · '}
        {words('account.since', { day: dayOf(createdAt) })}
      </p>
      <Grounds account={account} />
      <div className="row gap12">
        <Button
          variant="plain"
          aria-label={words('account.openNamed', { name: shown })}
          to={paths.admin('accounts', { account: account.id })}
        >
          {words('account.open')}
        </Button>
        {!isSupport && <Judging account={account} />}
      </div>
    </Section>
  );
}
