import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ChipRow, ChipSelect } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import {
  type CaseState,
  caseStates,
  listReports,
  type ReportCase,
  reportKinds,
  reportReasons,
} from '../../../contract/admin/report.ts';
import { CaseDesk } from './case-desk.tsx';
import type { CaseLine } from './case-line.ts';
import { QueueFilters, useMine } from './queue-filters.tsx';
import { ReportCard } from './report-card.tsx';
import { useAsked, useAskedWord } from './use-asked.ts';

/** What was reported: the same things together, narrowed by what stands in the address. */
export function Reports() {
  const words = useWords('admin');
  const state = useTab(caseStates, 'state');
  const [search] = useAsked('search');
  const mine = useMine();
  const lineOf = useLines(state);
  const [kind] = useAskedWord('kind', reportKinds);
  const [reason] = useAskedWord('reason', reportReasons);
  const answer = useAnswerPages(
    listReports,
    (cursor) => ({
      query: {
        state,
        search,
        mine,
        ...(kind === '' ? {} : { kind }),
        ...(reason === '' ? {} : { reason }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { isWatched: state !== 'decided' },
  );
  const isNarrowed = `${kind}${reason}${search}` !== '' || mine;
  return (
    <CaseDesk<ReportCase>
      key={`${state} ${kind} ${reason} ${search} ${mine}`}
      part="reports"
      answer={answer}
      lineOf={lineOf}
      label={words(`report.state.${state}`)}
      empty={
        <EmptyState icon={<CheckIcon size={40} />} title={words(isNarrowed ? 'find.none' : `report.none.${state}`)} />
      }
      filters={<Filters state={state} />}
    >
      {(found, onDecided) => <ReportCard found={found} onDecided={onDecided} />}
    </CaseDesk>
  );
}

/** The states, whose, the search, and of what kind and for which reason. */
function Filters({ state }: { state: CaseState }) {
  const words = useWords('admin');
  const report = useWords('report');
  const [kind, setKind] = useAskedWord('kind', reportKinds);
  const [reason, setReason] = useAskedWord('reason', reportReasons);
  const all = { value: '', label: words('report.all') } as const;
  return (
    <>
      <QueueFilters
        part="reports"
        label={words('report.states')}
        parameter="state"
        state={state}
        states={caseStates.map((name) => ({ name, label: words(`report.state.${name}`) }))}
      />
      <ChipRow label={words('report.narrow')}>
        <ChipSelect
          label={words('report.kind')}
          isChosen={kind !== ''}
          choices={[all, ...reportKinds.map((value) => ({ value, label: report(`kind.${value}`) }))]}
          value={kind}
          onChange={setKind}
        />
        <ChipSelect
          label={words('report.reason')}
          isChosen={reason !== ''}
          choices={[all, ...reportReasons.map((value) => ({ value, label: report(`reasons.${value}`) }))]}
          value={reason}
          onChange={setReason}
        />
      </ChipRow>
    </>
  );
}

function useLines(state: CaseState): (found: ReportCase) => CaseLine {
  const words = useWords('admin');
  const report = useWords('report');
  const isOpen = state !== 'decided';
  const sinceOf = ({ openedAt, complaints, decisions }: ReportCase): string =>
    (state === 'complaint' ? complaints.at(-1)?.at : isOpen ? undefined : decisions.at(-1)?.at) ?? openedAt;
  const notableOf = ({ isDanger, reportCount, reports: [first] }: ReportCase): string | undefined => {
    if (isDanger) return words('report.danger');
    if (reportCount > 1) return words('report.count', { count: reportCount, number: formatNumber(reportCount) });
    return first === undefined ? undefined : words(`report.short.${first.reason}`);
  };
  return (found) => ({
    name: found.thing === null || found.thing.title === '' ? report(`kind.${found.kind}`) : found.thing.title,
    kind: report(`kind.${found.kind}`),
    notable: notableOf(found),
    since: sinceOf(found),
    isOpen,
    isUrgent: found.isDanger,
    account: found.accused?.id ?? null,
  });
}
