import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import {
  type CheckConcern,
  type CheckedReview,
  checkConcerns,
  type IdentityCheck,
  type ProofCheck,
  type Queue,
  queues,
} from '../../../contract/admin/admin.ts';
import type { PictureCheck } from '../../../contract/admin/admin-pictures.ts';
import { CaseDesk } from './case-desk.tsx';
import type { CaseLine } from './case-line.ts';
import { CheckCard } from './check-card.tsx';
import { type Check, isProof, isProven, wrongOf } from './checks-evidence.tsx';
import { PictureCard } from './picture-card.tsx';
import { QueueFilters, useMine } from './queue-filters.tsx';
import { ReviewCard } from './review-card.tsx';
import { useAsked, useAskedWord } from './use-asked.ts';
import { type CheckPart, checkLists } from './use-elsewhere.ts';

type Checked = IdentityCheck | ProofCheck | CheckedReview | PictureCheck;

/** What waits for a decision, or was decided. */
export function CheckQueue({ part }: { part: CheckPart }) {
  const words = useWords('admin');
  const queue = useTab(queues, 'queue');
  const [search] = useAsked('search');
  const mine = useMine();
  const isDocument = part === 'identity' || part === 'proofs';
  const [asked] = useAskedWord('only', checkConcerns);
  const only = isDocument && asked !== '' ? asked : undefined;
  const filters = (
    <QueueFilters
      part={part}
      {...(isDocument && queue === 'pending' ? { concerns: { only, list: checkLists[part] } } : {})}
      label={words('queues')}
      parameter="queue"
      state={queue}
      states={queues.map((name) => ({ name, label: words(`queue.${name}`) }))}
    />
  );
  return (
    <Checks
      key={`${queue} ${search} ${mine} ${only}`}
      part={part}
      only={only}
      queue={queue}
      search={search}
      mine={mine}
      filters={filters}
    />
  );
}

interface ChecksProps {
  part: CheckPart;
  queue: Queue;
  search: string;
  mine: boolean;
  only: CheckConcern | undefined;
  filters: React.ReactNode;
}

function Checks({ part, queue, search, mine, only, filters }: ChecksProps) {
  const words = useWords('admin');
  const lineOf = useLines(queue === 'pending');
  const answer = useAnswerPages(
    checkLists[part],
    (cursor) => ({
      query: {
        queue,
        search,
        mine,
        ...(only === undefined ? {} : { only }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { isWatched: queue === 'pending' },
  );
  const isNarrowed = search !== '' || mine || only !== undefined;
  const none = words(isNarrowed ? 'find.none' : queue === 'pending' ? 'nonePending' : 'noneDecided');
  return (
    <CaseDesk<Checked>
      part={part}
      answer={answer}
      lineOf={lineOf}
      label={words(`queue.${queue}`)}
      empty={<EmptyState icon={<CheckIcon size={40} />} title={none} />}
      filters={filters}
    >
      {(check, onDecided) => {
        if ('pairs' in check) return <PictureCard check={check} onDecided={onDecided} />;
        if ('account' in check)
          return <CheckCard part={part === 'identity' ? part : 'proofs'} check={check} onDecided={onDecided} />;
        return <ReviewCard review={check} onDecided={onDecided} />;
      }}
    </CaseDesk>
  );
}

/** What stands in the line of each kind. */
function useLines(isOpen: boolean): (check: Checked) => CaseLine {
  const words = useWords('admin');
  const ofDocument = (check: Check): CaseLine => {
    const [wrong] = wrongOf(check);
    const { account, submittedAt, decidedAt } = check;
    return {
      name: account.businessName ?? account.name,
      kind: isProof(check)
        ? words(check.licence === null ? 'case.kind.qualification' : `case.kind.${check.licence.role}`)
        : words('case.kind.identity'),
      notable:
        wrong === undefined
          ? account.openReports > 0
            ? words('case.reported')
            : account.dateOfBirth === null && !isProof(check)
              ? words('case.noBirthday')
              : undefined
          : words(`evidence.field.${wrong.field}`),
      since: isOpen ? submittedAt : (decidedAt ?? submittedAt),
      isOpen,
      isAsked: check.askedAt !== null,
      account: account.id,
      person: account.businessName === null || account.businessName === account.name ? undefined : account.name,
      isProven: isProven(check),
    };
  };
  return (check) => {
    if ('pairs' in check)
      return {
        name: check.listing.title,
        kind: words('case.kind.listing'),
        notable:
          check.pairs.length > 0
            ? words('case.copies', { number: formatNumber(check.pairs.length), count: check.pairs.length })
            : words('case.sameAccount'),
        since: isOpen ? check.openedAt : (check.decidedAt ?? check.openedAt),
        isOpen,
        account: check.listing.seller.id,
      };
    if ('account' in check) return ofDocument(check);
    const [signal] = check.signals;
    return {
      name: check.customer ?? words('someone'),
      kind: check.provider.name,
      notable: signal === undefined ? undefined : words(`review.short.${signal}`),
      since: isOpen ? check.createdAt : (check.checkedAt ?? check.createdAt),
      isOpen,
      account: check.provider.id,
    };
  };
}
