import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import {
  type CheckedReview,
  type IdentityCheck,
  type ProofCheck,
  type Queue,
  queues,
} from '../../../contract/admin/admin.ts';
import type { PictureCheck } from '../../../contract/admin/admin-pictures.ts';
import { AskedSearch } from './asked-search.tsx';
import { CheckCard } from './check-card.tsx';
import { PagedList } from './paged-list.tsx';
import { PictureCard } from './picture-card.tsx';
import { ReviewCard } from './review-card.tsx';
import { type CheckPart, checkLists } from './use-approval.ts';
import { useAsked } from './use-asked.ts';

type Checked = IdentityCheck | ProofCheck | CheckedReview | PictureCheck;

/** What waits for a decision, or was decided. */
export function CheckQueue({ part }: { part: CheckPart }) {
  const words = useWords('admin');
  const queue = useTab(queues, 'queue');
  const [search] = useAsked('search');
  return (
    <>
      <Tabs
        look="segments"
        label={words('queues')}
        current={queue}
        tabs={queues.map((name) => ({ name, label: words(`queue.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ part, queue: name, ...(search && { search }) })}`}
      />
      <AskedSearch label={words(`find.${part}`)} submit={words('find.now')} />
      <Checks key={`${queue} ${search}`} part={part} queue={queue} search={search} />
    </>
  );
}

function Checks({ part, queue, search }: { part: CheckPart; queue: Queue; search: string }) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    checkLists[part],
    (cursor) => ({ query: { queue, search, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: queue === 'pending' },
  );
  const none = words(search !== '' ? 'find.none' : queue === 'pending' ? 'nonePending' : 'noneDecided');
  return (
    <PagedList<Checked>
      answer={answer}
      label={words(`queue.${queue}`)}
      empty={<EmptyState icon={<CheckIcon size={40} />} title={none} />}
    >
      {(check) => {
        if ('pairs' in check) return <PictureCard check={check} />;
        return 'account' in check ? <CheckCard part={part} check={check} /> : <ReviewCard review={check} />;
      }}
    </PagedList>
  );
}
