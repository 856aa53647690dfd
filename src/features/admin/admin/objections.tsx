import { formatDateIn } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { formatEuros, formatFrancs } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useTab } from '#ui/tabs.tsx';
import { useAnswerPages } from '../../../api/query.ts';
import { listObjections, type Objection, queues } from '../../../contract/admin/admin.ts';
import { CaseDesk } from './case-desk.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import styles from './desk.module.css';
import { QueueFilters, useMine } from './queue-filters.tsx';
import { useAsked } from './use-asked.ts';

/** Objections to lines of commission: those that wait, oldest first, and those that were decided. */
export function Objections() {
  const words = useWords('admin');
  const queue = useTab(queues, 'queue');
  const [search] = useAsked('search');
  const mine = useMine();
  const answer = useAnswerPages(
    listObjections,
    (cursor) => ({ query: { queue, search, mine, ...(cursor === undefined ? {} : { cursor }) } }),
    ({ nextCursor }) => nextCursor,
    { isWatched: queue === 'pending' },
  );
  const none = words(search !== '' || mine ? 'find.none' : queue === 'pending' ? 'nonePending' : 'noneDecided');
  return (
    <CaseDesk<Objection>
      key={`${queue} ${search} ${mine}`}
      part="objections"
      answer={answer}
      lineOf={({ provider, serviceName, commissionCents, objection, createdAt }) => ({
        name: provider.name,
        kind: serviceName,
        notable: euros(commissionCents),
        since: (queue === 'pending' ? objection?.at : objection?.decision?.at) ?? createdAt,
        isOpen: queue === 'pending',
        account: provider.id,
      })}
      label={words('tabs.objections')}
      empty={<EmptyState icon={<CheckIcon size={40} />} title={none} />}
      filters={
        <QueueFilters
          part="objections"
          label={words('queues')}
          parameter="queue"
          state={queue}
          states={queues.map((name) => ({ name, label: words(`queue.${name}`) }))}
        />
      }
    >
      {(line, onDecided) => <Card line={line} onDecided={onDecided} />}
    </CaseDesk>
  );
}

const zone = 'Europe/Berlin';
const dayOf = (instant: string): string => formatDateIn(instant, zone);
const euros = (cents: number): string => formatEuros(cents / 100);

/** What the provider says, beside what the platform knows. */
function Card({ line, onDecided }: { line: Objection; onDecided: () => void }) {
  const words = useWords('admin');
  const { objection, decidedBy } = line;
  const decision = objection?.decision ?? null;
  return (
    <>
      <Evidence line={line} />
      {decision === null ? (
        <DecisionFoot
          part="objections"
          id={line.id}
          options={[
            { value: 'approve', label: words('objection.uphold'), key: 'A', needsReason: false },
            { value: 'refuse', label: words('refuse'), key: 'R', needsReason: true, isDangerous: true },
          ]}
          onDecided={onDecided}
        />
      ) : (
        <div className={`breaks ruled-above ${styles['outcome']}`}>
          <p>
            {words(decision.isUpheld ? 'objection.upheldBy' : 'refusedBy', {
              moment: formatSoonIn(decision.at, zone),
              who: decidedBy ?? words('someone'),
            })}
          </p>
          {decision.reason !== null && <p>{words('reasonGiven', { reason: decision.reason })}</p>}
        </div>
      )}
    </>
  );
}

function Evidence({ line }: { line: Objection }) {
  const words = useWords('admin');
  const { serviceName, provider, customerName, priceCents, currency, commissionCents, objection } = line;
  const facts = [
    [words('objection.fact.visit'), dayOf(line.visitAt)],
    [words('objection.fact.brought'), dayOf(line.broughtAt)],
    [words('objection.fact.booked'), dayOf(line.bookedAt)],
    [words('objection.fact.customer'), customerName === '' ? words('objection.gone') : customerName],
    [words('evidence.email'), provider.email],
  ] as const;
  return (
    <div className={`stack gap20 at-top ${styles['evidence']}`}>
      <div>
        {objection !== null && (
          <>
            <p className="quiet small strong">
              {words('objection.said', { moment: formatSoonIn(objection.at, zone) })}
            </p>
            <blockquote className={`breaks on-warm round14 ${styles['told']}`}>
              <p>{objection.text}</p>
            </blockquote>
          </>
        )}
      </div>
      <div>
        <p className="quiet small strong">
          {words('objection.line', {
            service: serviceName,
            amount: euros(commissionCents),
            price: currency === 'CHF' ? formatFrancs(priceCents / 100) : euros(priceCents),
          })}
        </p>
        <dl className={styles['facts']}>
          {facts.map(([term, said]) => (
            <div key={term} data-state="open">
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
