import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Face } from '#ui/face.tsx';
import { AlertIcon, ChatIcon, CheckIcon, ClockIcon, ListIcon, PolygonIcon, ShieldIcon, UserIcon } from '#ui/icons.tsx';
import { Key } from '#ui/key.tsx';
import { Link } from '#ui/link.tsx';
import { BuildingIcon, ChartIcon, CopyIcon, EditIcon, ImageIcon, MailIcon, StarIcon } from '#ui/more-icons.tsx';
import { usePresent } from '#ui/present.ts';
import { SearchField } from '#ui/search-field.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import {
  listIdentityChecks,
  listObjections,
  listProofChecks,
  listReviewChecks,
  searchMaximum,
} from '../../../contract/admin/admin.ts';
import { type CasePart, caseParts, listAssignments } from '../../../contract/admin/admin-case.ts';
import { listContactMessages, listFailedMails } from '../../../contract/admin/admin-desk.ts';
import { listOpenBankLines } from '../../../contract/admin/admin-payment.ts';
import { listPictureChecks } from '../../../contract/admin/admin-pictures.ts';
import { listReports } from '../../../contract/admin/report.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { type AdminQueue, paths } from '../../../paths.ts';
import { adminGroups } from './admin-queues.ts';
import { leftOf, useLeftWords } from './deadline.ts';
import styles from './desk.module.css';
import { useFindEverything } from './use-find-everything.ts';

const icons: Record<AdminQueue, (props: { size?: number }) => ReactElement> = {
  overview: ChartIcon,
  identity: ShieldIcon,
  proofs: CheckIcon,
  reports: AlertIcon,
  reviews: StarIcon,
  pictures: ImageIcon,
  objections: EditIcon,
  invoices: CopyIcon,
  bank: BuildingIcon,
  books: ChartIcon,
  vat: PolygonIcon,
  filings: BuildingIcon,
  accounts: UserIcon,
  contact: ChatIcon,
  mails: MailIcon,
  jobs: ClockIcon,
  log: ListIcon,
};

interface DeskNavigationProps {
  /** Those that whoever is here may see. */
  shown: readonly AdminQueue[];
  part: AdminQueue;
}

/** A search for everything, and the parts in their groups: on phones those of one group at a time. */
export function DeskNavigation({ shown, part }: DeskNavigationProps) {
  const words = useWords('admin');
  const { place, go } = useFindEverything();
  const row = useCurrentInView(part);
  const groups = adminGroups
    .map(({ name, parts }) => ({ name, parts: parts.filter((one) => shown.includes(one)) }))
    .filter(({ parts }) => parts.length > 0);
  const isIn = (parts: readonly AdminQueue[]): boolean => parts.includes(part);
  return (
    <div className={`column shrinks ruled ${styles['side']}`}>
      <div className={`bar gap8 ${styles['find']}`} ref={place}>
        <SearchField
          isPill
          label={words('everything.label')}
          submit={words('everything.submit')}
          value=""
          maximum={searchMaximum}
          onSearch={go}
        />
        <Key>⌘K</Key>
      </div>
      <nav className={`beside ${styles['groups']}`} aria-label={words('everything.groups')}>
        {groups.map(({ name, parts: [first] }) => (
          <Link
            key={name}
            to={paths.admin(first)}
            {...(groups.some((group) => group.name === name && isIn(group.parts)) ? { 'aria-current': 'true' } : {})}
          >
            {words(`groups.${name}`)}
          </Link>
        ))}
      </nav>
      <nav ref={row} className={`beside on-surface ruled-above ${styles['navigation']}`} aria-label={words('parts')}>
        {groups.map(({ name, parts }) => (
          <div key={name} className={`beside gap2 ${styles['group']}`} data-current={isIn(parts)}>
            {name !== 'start' && <p>{words(`groups.${name}`)}</p>}
            {parts.map((one) => (
              <Entry key={one} part={one} isCurrent={one === part} />
            ))}
          </div>
        ))}
      </nav>
      <Worker />
    </div>
  );
}

/** Whoever is here, and what they have decided today. */
function Worker() {
  const words = useWords('admin');
  const session = useSession();
  const { data } = useAnswer(listAssignments, {});
  if (session.state !== 'signed-in') return null;
  const name = session.user.name === '' ? session.user.email : session.user.name;
  return (
    <div className={`gap10 small at-middle ${styles['worker']}`}>
      <Face name={name} size={34} />
      <p>
        <strong>{name}</strong>
        {data !== undefined && (
          <output>{words('case.decidedToday', { number: formatNumber(data.decidedToday) })}</output>
        )}
      </p>
    </div>
  );
}

/** On a phone the parts of a group are a row that scrolls. */
function useCurrentInView(part: AdminQueue): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(
    function scrollToCurrent() {
      const current = row.current?.querySelector<HTMLElement>(`a[href$="part=${part}"]`);
      if (current != null) row.current?.scrollTo({ left: current.offsetLeft - 8 });
    },
    [part],
  );
  return row;
}

function Entry({ part, isCurrent }: { part: AdminQueue; isCurrent: boolean }) {
  const words = useWords('admin');
  const Icon = icons[part];
  return (
    <Link
      className={`bar gap8 plain-link medium rigid finger-tall round10 ${styles['entry']}`}
      to={paths.admin(part)}
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      <Icon size={18} />
      <span>{words(`tabs.${part}`)}</span>
      {isWaiting(part) && <Waiting part={part} />}
    </Link>
  );
}

/** Lists of what waits for somebody. */
const waiting = {
  reports: listReports,
  identity: listIdentityChecks,
  proofs: listProofChecks,
  reviews: listReviewChecks,
  pictures: listPictureChecks,
  objections: listObjections,
  bank: listOpenBankLines,
  contact: listContactMessages,
  mails: listFailedMails,
} as const satisfies Partial<Record<AdminQueue, Endpoint>>;
type WaitingPart = keyof typeof waiting;

const isWaiting = (part: AdminQueue): part is WaitingPart => Object.hasOwn(waiting, part);
const isCasePart = (part: AdminQueue): part is CasePart => caseParts.some((one) => one === part);

interface Begun {
  objection?: { at: string } | null;
  openedAt?: string;
  submittedAt?: string;
  createdAt?: string;
}

/** How many there are, and how long the first of them still has. */
function Waiting({ part }: { part: WaitingPart }) {
  const leftWords = useLeftWords();
  const now = usePresent();
  const data = useAnswer(waiting[part] as typeof listReports, { query: { limit: 1 } }, { isWatched: true }).data;
  if (data === undefined || data.total === 0) return null;
  const { objection, openedAt, submittedAt, createdAt } = (data.items[0] ?? {}) as Begun;
  const since = objection?.at ?? openedAt ?? submittedAt ?? createdAt;
  const left = isCasePart(part) && since !== undefined ? leftOf(part, since, now) : undefined;
  return (
    <>
      <strong>{formatNumber(data.total)}</strong>
      {left !== undefined && (
        <small data-over={left.isOver}>
          <span aria-hidden="true">{leftWords(left).short}</span>
          <span className="visually-hidden">{leftWords(left).long}</span>
        </small>
      )}
    </>
  );
}
