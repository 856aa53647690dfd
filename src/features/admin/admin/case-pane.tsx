import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ChipSelect } from '#ui/chip.tsx';
import { Face } from '#ui/face.tsx';
import { ChevronLeftIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { assignCase, type CasePart, getCaseHistory, listAssignments } from '../../../contract/admin/admin-case.ts';
import { paths } from '../../../paths.ts';
import { CaseHistory } from './case-history.tsx';
import type { CaseLine } from './case-line.ts';
import { leftOf, useLeftWords } from './deadline.ts';
import styles from './desk.module.css';
import { useAskedWord } from './use-asked.ts';

interface CasePaneProps {
  part: CasePart;
  id: string;
  line: CaseLine;
  now: number;
  /** To the list, where there is no room for both. */
  back: string;
  children: ReactNode;
}

/** Whoever has no mouse scrolls the evidence by keys. */
const scrolledByKeys = { tabIndex: 0 };

/** One case: who and what, what it rests on, and the decision at its foot. */
export function CasePane({ part, id, line, now, back, children }: CasePaneProps) {
  const words = useWords('admin');
  const leftWords = useLeftWords();
  const left = leftOf(part, line.since, now);
  const session = useSession();
  const isSupport = session.state === 'signed-in' && session.user.isSupport === true;
  const [view] = useAskedWord('view', ['history']);
  const history = useAnswer(getCaseHistory, { params: { part, id } }, { isEnabled: !isSupport });
  return (
    <section className={`beside shrinks upright ${styles['case']}`} aria-label={line.name}>
      <div className={`line gap8-12 on-surface ruled ${styles['head']}`}>
        <Button variant="quiet" isIcon className={styles['back']} to={back} aria-label={words('case.back')}>
          <ChevronLeftIcon />
        </Button>
        <Face name={line.name} />
        <div className={`shrinks ${styles['who']}`}>
          <h2>{line.name}</h2>
          <p>
            {[...(line.person === undefined ? [] : [line.person]), line.kind].join(' · ')}
            {' · '}
            {words('case.number', { number: id.slice(0, 4).toUpperCase() })}
            {' · '}
            {line.isOpen ? (
              <strong data-over={left.isOver}>{leftWords(left).long}</strong>
            ) : (
              formatSoonIn(line.since, 'Europe/Berlin')
            )}
          </p>
        </div>
        <div className="line gap8">
          {line.isOpen && <Assignee part={part} id={id} />}
          <Views
            account={line.account ?? null}
            view={view}
            count={isSupport ? undefined : history.data?.items.length}
          />
        </div>
      </div>
      <section
        className={`beside gap18 upright ${styles['body']}`}
        data-view={view === '' || isSupport ? 'case' : view}
        {...scrolledByKeys}
        aria-label={words('case.evidence')}
      >
        {view === 'history' && !isSupport && (
          <div className={styles['history']}>
            <CaseHistory answer={history} />
          </div>
        )}
        {children}
      </section>
    </section>
  );
}

interface ViewsProps {
  account: string | null;
  view: 'history' | '';
  /** Of the history; undefined where it is not there, or not for whoever is here. */
  count: number | undefined;
}

const current = (isCurrent: boolean) => (isCurrent ? ({ 'aria-current': 'true' } as const) : {});

/** The case, its account, and what happened before. What is being decided stays at the foot of all of them. */
function Views({ account, view, count }: ViewsProps) {
  const words = useWords('admin');
  const [query] = useSearchParams();
  const to = (shown: ViewsProps['view']): string => {
    const changed = new URLSearchParams(query);
    if (shown === '') changed.delete('view');
    else changed.set('view', shown);
    return `?${changed}`;
  };
  return (
    <nav className={`beside gap16 ${styles['views']}`} aria-label={words('case.views')}>
      {count !== undefined && (
        <Link to={to('')} replace {...current(view === '')}>
          {words('case.one')}
        </Link>
      )}
      {account !== null && <Link to={paths.admin('accounts', { account })}>{words('case.account')}</Link>}
      {count !== undefined && (
        <Link to={to('history')} replace {...current(view === 'history')}>
          {words('history.title')} {count > 0 && <span>{formatNumber(count)}</span>}
        </Link>
      )}
    </nav>
  );
}

/** Who decides it. The support sees the name only. */
function Assignee({ part, id }: { part: CasePart; id: string }) {
  const words = useWords('admin');
  const session = useSession();
  const { data } = useAnswer(listAssignments, {});
  const change = useChange(assignCase, {
    refreshes: [listAssignments],
    onSuccess: () => toast.success(words('case.assigned')),
    onError: (problem) => {
      toast.error(problem.sentence);
      void refresh(listAssignments);
    },
  });
  if (data === undefined) return null;
  const kept = data.items.find((item) => item.part === part && item.id === id)?.admin ?? '';
  // What was chosen stands there while it is on its way.
  const admin = change.isPending ? (change.variables.body.admin ?? '') : kept;
  if (session.state === 'signed-in' && session.user.isSupport === true)
    return <span>{data.admins.find((one) => one.id === admin)?.name ?? words('case.nobody')}</span>;
  return (
    <ChipSelect<string>
      label={words('case.assignee')}
      isChosen={admin !== ''}
      value={admin}
      choices={[
        { value: '', label: words('case.nobody') },
        ...data.admins.map((one) => ({ value: one.id, label: one.name })),
      ]}
      onChange={(chosen) =>
        change.mutate({
          params: { part, id },
          body: { admin: data.admins.find((one) => one.id === chosen)?.id ?? null },
        })
      }
    />
  );
}
