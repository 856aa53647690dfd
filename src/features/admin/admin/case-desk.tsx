import type { ReactElement, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { formatNearDateIn } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { usePresent } from '#ui/present.ts';
import { useSession } from '../../../api/session.ts';
import type { CasePart } from '../../../contract/admin/admin-case.ts';
import { QueueKeys } from './all-keys.tsx';
import type { CaseLine } from './case-line.ts';
import { CasePane } from './case-pane.tsx';
import { type Chosen, ChosenFoot, useChosen } from './chosen-cases.tsx';
import { leftOf, useLeftWords } from './deadline.ts';
import styles from './desk.module.css';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface CaseDeskProps<Item extends { id: string }> {
  part: CasePart;
  answer: PagedListProps<Item>['answer'] & { data: { pages: readonly { total: number }[] } | undefined };
  lineOf: (item: Item) => CaseLine;
  label: string;
  empty: ReactElement;
  /** Above the list: states, whose, the search. */
  filters: ReactNode;
  /** What a decision needs to be seen, and the decision. */
  children: (item: Item, onDecided: () => void) => ReactNode;
}

/** The case in the address, else the first; which one follows it; and the addresses of others. */
function useShownCase(part: CasePart, items: readonly { id: string }[]) {
  const [query, setQuery] = useSearchParams();
  const named = items.findIndex(({ id }) => id === query.get('case'));
  const place = Math.max(0, named);
  const withCase = (id: string | undefined): URLSearchParams => {
    const changed = new URLSearchParams(query);
    changed.set('part', part);
    changed.delete('view');
    if (id === undefined) changed.delete('case');
    else changed.set('case', id);
    return changed;
  };
  return {
    place,
    isNamed: named >= 0,
    addressOf: (id: string | undefined) => `?${withCase(id)}`,
    goOn: () => setQuery(withCase(items[place + 1]?.id), { replace: true }),
  };
}

/** The queue as lines by their deadline, and beside them the case in the address: the first where it names none. */
export function CaseDesk<Item extends { id: string }>(props: CaseDeskProps<Item>) {
  const { part, answer, lineOf, label, empty, filters, children } = props;
  const words = useWords('admin');
  const now = usePresent();
  const items = answer.data?.pages.flatMap((page) => page.items) ?? [];
  const { place, isNamed, addressOf, goOn } = useShownCase(part, items);
  const shown = items[place];
  const session = useSession();
  const isSupport = session.state === 'signed-in' && session.user.isSupport === true;
  const offered = isSupport ? [] : items.filter((item) => lineOf(item).isOpen);
  const chosen = useChosen(shown?.id, offered.length > 0);
  return (
    <div className={`column ${styles['cases']}`} data-opened={isNamed}>
      <section className={`beside shrinks upright ${styles['queue']}`} aria-label={words(`tabs.${part}`)}>
        <div className={`column gap10 ruled ${styles['top']}`}>
          <Title part={part} lines={items.map(lineOf)} total={answer.data?.pages[0]?.total} now={now} />
          {filters}
        </div>
        {items.length > 0 && <Columns chosen={chosen} ids={offered.map(({ id }) => id)} />}
        <div className={styles['lines']}>
          <PagedList answer={answer} label={label} empty={empty} look="lines">
            {(item) => (
              <Line
                id={item.id}
                chosen={offered.length > 0 ? chosen : undefined}
                part={part}
                line={lineOf(item)}
                now={now}
                to={addressOf(item.id)}
                isCurrent={item.id === shown?.id}
                isNamed={isNamed}
              />
            )}
          </PagedList>
        </div>
        <Foot part={part} chosen={chosen} offered={offered} lineOf={lineOf} />
      </section>
      {shown === undefined ? (
        <div className={styles['choose']}>
          {answer.data !== undefined && <EmptyState drawing="papers" title={words('case.choose')} />}
        </div>
      ) : (
        <CasePane key={shown.id} part={part} id={shown.id} line={lineOf(shown)} now={now} back={addressOf(undefined)}>
          {children(shown, goOn)}
        </CasePane>
      )}
    </div>
  );
}

interface FootProps<Item> {
  part: CasePart;
  chosen: Chosen;
  offered: readonly Item[];
  lineOf: (item: Item) => CaseLine;
}

/** The keys, or what is done with those that are chosen. */
function Foot<Item extends { id: string }>({ part, chosen, offered, lineOf }: FootProps<Item>) {
  const cases = offered
    .filter(({ id }) => chosen.ids.has(id))
    .map((item) => ({ id: item.id, line: lineOf(item) }))
    .map(({ id, line }) => ({ id, name: line.name, isProven: line.isProven === true }));
  return cases.length === 0 ? <QueueKeys /> : <ChosenFoot part={part} cases={cases} onDone={chosen.clear} />;
}

interface TitleProps {
  part: CasePart;
  lines: readonly CaseLine[];
  total: number | undefined;
  now: number;
}

/** How many there are, and how many are over their time. */
function Title({ part, lines, total, now }: TitleProps) {
  const words = useWords('admin');
  const late = lines.filter(
    ({ isOpen, isAsked, since }) => isOpen && isAsked !== true && leftOf(part, since, now).isOver,
  ).length;
  return (
    <div className={`row between at-baseline ${styles['title']}`}>
      <p>{words(`tabs.${part}`)}</p>
      {total !== undefined && (
        <output>
          {words('case.count', { count: total, number: formatNumber(total) })}
          {late > 0 && ` · ${words('case.late', { number: formatNumber(late) })}`}
        </output>
      )}
    </div>
  );
}

/** Above the lines of a wide screen; each line says the same to whoever does not see it. */
function Columns({ chosen, ids }: { chosen: Chosen; ids: readonly string[] }) {
  const words = useWords('admin');
  return (
    <div className={`relative ${styles['columnsRow']}`}>
      {ids.length > 0 && (
        <Pick
          label={words('chosen.all')}
          isOn={ids.every((id) => chosen.ids.has(id))}
          onTurn={() => chosen.turnAll(ids)}
        />
      )}
      <p className={styles['columns']} aria-hidden="true">
        {(['case', 'kind', 'notable', 'deadline'] as const).map((name) => (
          <span key={name}>{words(`case.columns.${name}`)}</span>
        ))}
      </p>
    </div>
  );
}

/** A tick at the beginning of a line. */
const Pick = ({ label, isOn, onTurn }: { label: string; isOn: boolean; onTurn: () => void }) => (
  <label className={`bar centered pressable ${styles['pick']}`}>
    <input type="checkbox" aria-label={label} checked={isOn} onChange={onTurn} />
  </label>
);

interface LineProps {
  id: string;
  /** Undefined where nothing is done with several at once. */
  chosen: Chosen | undefined;
  part: CasePart;
  line: CaseLine;
  now: number;
  to: string;
  isCurrent: boolean;
  /** A case stands in the address: Back leads to the list, not to each that was looked at. */
  isNamed: boolean;
}

function Line({ id, chosen, part, line, now, to, isCurrent, isNamed }: LineProps) {
  const words = useWords('admin');
  const leftWords = useLeftWords();
  const left = leftOf(part, line.since, now);
  return (
    <div className="relative" data-case={id}>
      {chosen !== undefined && (
        <Pick
          label={words('chosen.one', { name: line.name })}
          isOn={chosen.ids.has(id)}
          onTurn={() => chosen.turn(id)}
        />
      )}
      <Link
        className={`stack gap0-12 plain-link small at-baseline ruled ${styles['line']}`}
        to={to}
        replace={isNamed}
        data-opens={!(isCurrent && isNamed)}
        {...(isCurrent ? { 'aria-current': 'true' } : {})}
      >
        <strong className="unbroken clipped">
          {line.name}
          {line.person !== undefined && <span className="unbroken clipped"> {line.person}</span>}
        </strong>
        <span className={`unbroken clipped quiet ${styles['kind']}`}>{line.kind}</span>
        <span className={`unbroken clipped warm ${styles['notable']}`}>{line.notable}</span>
        {line.isOpen ? (
          line.isAsked === true ? (
            <small>{words('case.asked')}</small>
          ) : (
            <small data-over={left.isOver || line.isUrgent === true} data-soon={left.unit === 'hours'}>
              <span className="unbroken clipped" aria-hidden="true">
                {leftWords(left).short}
              </span>
              <span className="visually-hidden unbroken clipped">{leftWords(left).long}</span>
            </small>
          )
        ) : (
          <small>{formatNearDateIn(line.since, 'Europe/Berlin')}</small>
        )}
      </Link>
    </div>
  );
}
