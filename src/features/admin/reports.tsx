import { useSearchParams } from 'react-router-dom';
import { useAnswerPages } from '../../api/query.ts';
import { type CaseState, caseStates, listReports, reportKinds, reportReasons } from '../../contract/report.ts';
import { useWords } from '../../i18n/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import styles from './admin.module.css';
import { PagedList } from './paged-list.tsx';
import { ReportCard } from './report-card.tsx';

const one = <Word extends string>(known: readonly Word[], word: string | null): Word | '' =>
  known.find((value) => value === word) ?? '';

/** What was reported: the same things together, narrowed by what stands in the address. */
export function Reports() {
  const words = useWords('admin');
  const report = useWords('report');
  const state = useTab(caseStates, 'state');
  const [query, setQuery] = useSearchParams();
  const kind = one(reportKinds, query.get('kind'));
  const reason = one(reportReasons, query.get('reason'));
  const narrow = (name: 'kind' | 'reason', value: string): void =>
    setQuery(
      (before) => {
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
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
        <SelectField
          label={words('report.kind')}
          choices={[all, ...reportKinds.map((value) => ({ value, label: report(`kind.${value}`) }))]}
          value={kind}
          onChange={(value) => narrow('kind', value)}
          error={undefined}
        />
        <SelectField
          label={words('report.reason')}
          choices={[all, ...reportReasons.map((value) => ({ value, label: report(`reasons.${value}`) }))]}
          value={reason}
          onChange={(value) => narrow('reason', value)}
          error={undefined}
        />
      </div>
      <Cases key={`${state} ${kind} ${reason}`} state={state} kind={kind} reason={reason} />
    </>
  );
}

interface CasesProps {
  state: CaseState;
  kind: (typeof reportKinds)[number] | '';
  reason: (typeof reportReasons)[number] | '';
}

function Cases({ state, kind, reason }: CasesProps) {
  const words = useWords('admin');
  const answer = useAnswerPages(
    listReports,
    (cursor) => ({
      query: {
        state,
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
      empty={<EmptyState icon={<CheckIcon size={40} />} title={words(`report.none.${state}`)} />}
    >
      {(found) => <ReportCard found={found} />}
    </PagedList>
  );
}
