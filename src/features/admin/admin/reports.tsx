import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { type CaseState, caseStates, listReports, reportKinds, reportReasons } from '../../../contract/admin/report.ts';
import styles from './admin.module.css';
import { AskedSearch } from './asked-search.tsx';
import { PagedList } from './paged-list.tsx';
import { ReportCard } from './report-card.tsx';
import { useAsked, useAskedWord } from './use-asked.ts';

/** What was reported: the same things together, narrowed by what stands in the address. */
export function Reports() {
  const words = useWords('admin');
  const report = useWords('report');
  const state = useTab(caseStates, 'state');
  const [query] = useSearchParams();
  const [search] = useAsked('search');
  const [kind, setKind] = useAskedWord('kind', reportKinds);
  const [reason, setReason] = useAskedWord('reason', reportReasons);
  const all = { value: '', label: words('report.all') } as const;
  return (
    <>
      <Tabs
        look="segments"
        label={words('report.states')}
        current={state}
        tabs={caseStates.map((name) => ({ name, label: words(`report.state.${name}`) }))}
        hrefOf={(name) => `?${new URLSearchParams({ ...Object.fromEntries(query), part: 'reports', state: name })}`}
      />
      <div className={styles['narrow']}>
        <AskedSearch label={words('find.reports')} submit={words('find.now')} />
        <SelectField
          label={words('report.kind')}
          choices={[all, ...reportKinds.map((value) => ({ value, label: report(`kind.${value}`) }))]}
          value={kind}
          onChange={setKind}
          error={undefined}
        />
        <SelectField
          label={words('report.reason')}
          choices={[all, ...reportReasons.map((value) => ({ value, label: report(`reasons.${value}`) }))]}
          value={reason}
          onChange={setReason}
          error={undefined}
        />
      </div>
      <Cases key={`${state} ${kind} ${reason} ${search}`} state={state} kind={kind} reason={reason} search={search} />
    </>
  );
}

interface CasesProps {
  state: CaseState;
  kind: (typeof reportKinds)[number] | '';
  reason: (typeof reportReasons)[number] | '';
  search: string;
}

function Cases({ state, kind, reason, search }: CasesProps) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listReports,
    (cursor) => ({
      query: {
        state,
        search,
        ...(kind === '' ? {} : { kind }),
        ...(reason === '' ? {} : { reason }),
        ...(cursor === undefined ? {} : { cursor }),
      },
    }),
    ({ nextCursor }) => nextCursor,
    { isWatched: state !== 'decided' },
  );
  return (
    <PagedList
      answer={answer}
      label={words(`report.state.${state}`)}
      empty={
        <EmptyState
          icon={<CheckIcon size={40} />}
          title={words(`${kind}${reason}${search}` === '' ? `report.none.${state}` : 'find.none')}
        />
      }
    >
      {(found) => <ReportCard found={found} />}
    </PagedList>
  );
}
