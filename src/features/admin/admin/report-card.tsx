import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import type { ReportAction, ReportCase } from '../../../contract/admin/report.ts';
import { fraudSigns, fraudSignsIn } from '../../../contract/property/fraud-words.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { DangerDialog } from './danger-dialog.tsx';
import { DecisionFoot } from './decision-foot.tsx';
import desk from './desk.module.css';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** One case: everything that was reported beside what is meant, what was decided, and the decision. */
export function ReportCard({ found, onDecided }: { found: ReportCase; onDecided: () => void }) {
  return (
    <>
      <div className={`stack gap20 at-top ${desk['evidence']}`}>
        <Told found={found} />
        <Thing found={found} />
      </div>
      <History found={found} />
      <Decide found={found} onDecided={onDecided} />
    </>
  );
}

/** What is meant. */
function Thing({ found }: { found: ReportCase }) {
  const { kind, thing, accused, side } = found;
  const words = useWords('admin');
  return (
    <div className="column gap12">
      {thing === null && <p className="quiet breaks">{words('report.gone')}</p>}
      {thing !== null && thing.images.length > 0 && (
        <div className={styles[kind === 'image' ? 'photos' : 'small']}>
          {thing.images.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={words('report.picture', { number: index + 1 })} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {thing !== null && thing.text !== '' && <p className={`breaks ${styles['text']}`}>{thing.text}</p>}
      {side !== null && (
        <p className="quiet breaks">{words('report.sideReported', { side: words(`report.side.${side}`) })}</p>
      )}
      {thing !== null && thing.messages.length > 0 && <Thread found={found} messages={thing.messages} />}
      <p className="quiet breaks">
        {words('report.by', {
          name:
            accused === null
              ? words('report.nobody')
              : [accused.name, accused.email ?? words('report.guest')].filter((part) => part !== '').join(' · '),
        })}
      </p>
      {thing?.page != null && (
        <p className="quiet breaks">
          <Link to={thing.page.kind === 'property' ? paths.property(thing.page.id) : paths.provider(thing.page.id)}>
            {words('report.show')}
          </Link>
        </p>
      )}
    </div>
  );
}

type Said = NonNullable<ReportCase['thing']>['messages'][number];

/** What looks like a fraud in the reported words; else the last of them before the first report. */
function meantOf(messages: readonly Said[], { side, reports }: ReportCase): readonly Said[] {
  const theirs = messages.filter((message) => message.side === side);
  const signs = theirs.filter(({ text }) => fraudSignsIn(text, 'visit').length > 0);
  if (signs.length > 0) return signs;
  const first = reports.map(({ at }) => at).toSorted()[0];
  return theirs.filter(({ at }) => first === undefined || at <= first).slice(-1);
}

/** The conversation, with the sentence ringed that is meant. */
function Thread({ found, messages }: { found: ReportCase; messages: readonly Said[] }) {
  const words = useWords('admin');
  const meant = meantOf(messages, found);
  return (
    <ol className={desk['thread']} aria-label={words('evidence.thread')}>
      {messages.map((message, index) => (
        <li key={`${message.at} ${message.side}`} data-side={message.side} data-meant={meant.includes(message)}>
          {index === 0 && <p className={`quiet tiny text-center ${desk['moment']}`}>{momentOf(message.at)}</p>}
          <p>
            <span className="visually-hidden">{words(`report.side.${message.side}`)}</span> {message.text}
            {meant.includes(message) && <span className="visually-hidden"> ({words('evidence.meant')})</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What was reported about it, and the complaints. */
function Told({ found: { reports, reportCount, complaints } }: { found: ReportCase }) {
  const words = useWords('admin');
  const report = useWords('report');
  const saidBy = (signs: string): string =>
    fraudSigns
      .filter((sign) => signs.split(' ').includes(sign))
      .map((sign) => words(`report.sign.${sign}`))
      .join(', ');
  return (
    <div className="column gap12">
      <p className={`breaks ${styles['text']}`}>
        <strong>{words('report.count', { count: reportCount, number: formatNumber(reportCount) })}</strong>{' '}
        {reportCount > reports.length && words('report.latest', { number: formatNumber(reports.length) })}
      </p>
      {reports.map(({ number, reason, details, at, email, isSignedIn, isAutomated }) => (
        <div key={number} className={`breaks on-warm round14 ${desk['told']}`}>
          <p className={`breaks ${styles['text']}`}>
            <strong>{report(`reasons.${reason}`)}</strong>
            {details !== '' && `: ${isAutomated ? saidBy(details) : details}`}
          </p>
          <p className="quiet breaks">
            {words('report.report', { number, moment: momentOf(at) })}
            {email !== null && ` · ${email}`}
            {isSignedIn && ` · ${words('report.signedIn')}`}
            {isAutomated && ` · ${words('report.automated')}`}
          </p>
        </div>
      ))}
      {complaints.map(({ by, text, at, about }) => (
        <div key={`${by} ${at}`}>
          <p className="quiet breaks">
            <strong>{words(`report.complaintOf.${by}`)}</strong> · {momentOf(at)}
            {' · '}
            {words('report.complaintAbout', { who: about.by ?? words('someone'), moment: momentOf(about.at) })}
          </p>
          <p className={`breaks ${styles['text']}`}>{text}</p>
        </div>
      ))}
    </div>
  );
}

function History({ found: { decisions } }: { found: ReportCase }) {
  const words = useWords('admin');
  const report = useWords('report');
  if (decisions.length === 0) return null;
  return (
    <div className="column gap12">
      <strong>{words('report.before')}</strong>
      {decisions.map(({ action, rule, reason, at, decidedBy }) => (
        <div key={at}>
          <p className={`breaks ${styles['text']}`}>
            {words('report.made', {
              action: report(`action.${action}`),
              moment: momentOf(at),
              who: decidedBy ?? words('someone'),
            })}
          </p>
          <p className={`breaks ${styles['text']}`}>
            {rule !== null && rule !== 'none' && `${report(`rule.${rule}`)}. `}
            {reason}
          </p>
        </div>
      ))}
    </div>
  );
}

function Decide({ found, onDecided }: { found: ReportCase; onDecided: () => void }) {
  const words = useWords('admin');
  const [isTelling, setIsTelling] = useState(false);
  const { state, isForAnother, id, actions } = found;
  if (state !== 'open' && state !== 'complaint') return null;
  return (
    <>
      <div>
        <Button variant="danger" isCompact onClick={() => setIsTelling(true)}>
          {words('report.danger')}
        </Button>
      </div>
      {isTelling && <DangerDialog found={found} onClose={() => setIsTelling(false)} />}
      {isForAnother ? (
        <div className={`breaks ruled-above ${desk['outcome']}`}>
          <p>{words('report.forAnother')}</p>
        </div>
      ) : (
        <DecisionFoot
          part="reports"
          id={id}
          options={actions.map((value) => ({
            value,
            label: words(`report.actions.${value}`),
            key: keys[value],
            needsReason: true,
            isDangerous: value !== 'nothing',
          }))}
          onDecided={onDecided}
        />
      )}
    </>
  );
}

const keys = { nothing: 'N', hide: 'V', remove: 'E', suspend: 'S' } as const satisfies Record<ReportAction, string>;
