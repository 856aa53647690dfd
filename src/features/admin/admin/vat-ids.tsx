import { formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Section } from '#ui/section.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { type ClaimedVatId, listVatIds } from '../../../contract/admin/admin-vat.ts';
import { PagedList } from './paged-list.tsx';

const badges = {
  none: 'neutral',
  waiting: 'neutral',
  unreachable: 'warning',
  confirmed: 'success',
  refused: 'danger',
  elsewhere: 'neutral',
} as const;

/** VAT ids of all accounts, and what the register said. */
export function VatIds() {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listVatIds,
    (cursor) => ({ query: cursor === undefined ? {} : { cursor } }),
    ({ nextCursor }) => nextCursor,
  );
  const count = answer.data?.pages[0]?.total ?? 0;
  return (
    <PagedList
      answer={answer}
      label={words('tabs.vat')}
      empty={<EmptyState drawing="papers" title={words('vat.none')} />}
      lead={<output className="quiet breaks">{words('vat.count', { count, number: formatNumber(count) })}</output>}
    >
      {(claim) => <Claim claim={claim} />}
    </PagedList>
  );
}

function Claim({ claim }: { claim: ClaimedVatId }) {
  const words = useWords('admin');
  const { account, vatId, state, checkedAt, reference, name, address } = claim;
  const facts = [
    account.email,
    ...(checkedAt === null ? [] : [words('vat.checked', { moment: formatSoonIn(checkedAt, 'Europe/Berlin') })]),
    ...(reference === null ? [] : [words('vat.reference', { reference })]),
  ];
  const told = [name, address].filter((text) => text !== null).join(', ');
  return (
    <Section
      isCard={false}
      title={words('vat.title', { vatId, name: account.name })}
      actions={<Badge kind={badges[state]}>{words(`vat.state.${state}`)}</Badge>}
    >
      <p className="quiet breaks">{facts.join(' · ')}</p>
      {told !== '' && <p className="quiet breaks">{words('vat.told', { told })}</p>}
    </Section>
  );
}
