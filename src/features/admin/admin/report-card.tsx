import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import type { ReportCase } from '../../../contract/admin/report.ts';
import { fraudSigns } from '../../../contract/property/fraud-words.ts';
import { paths } from '../../../paths.ts';
import styles from './admin.module.css';
import { DangerDialog, DecideDialog } from './report-dialogs.tsx';

const momentOf = (instant: string): string => formatSoonIn(instant, 'Europe/Berlin');

/** One case: what is meant, beside everything that was reported about it, what was decided, and the decision. */
export function ReportCard({ found }: { found: ReportCase }) {
  const words = useWords('admin');
  const report = useWords('report');
  const { kind, thing, isDanger } = found;
  const name = thing === null || thing.title === '' ? report(`kind.${kind}`) : thing.title;
  return (
    <Section
      isCard={false}
      title={name}
      actions={
        <>
          {isDanger && <Badge kind="danger">{words('report.danger')}</Badge>}
          <Badge>{report(`kind.${kind}`)}</Badge>
        </>
      }
    >
      <div className={styles['case']}>
        <Thing found={found} />
        <Told found={found} />
      </div>
      <History found={found} />
      <Decide found={found} name={name} />
    </Section>
  );
}

/** What is meant. */
function Thing({ found: { kind, thing, accused, side } }: { found: ReportCase }) {
  const words = useWords('admin');
  return (
    <div className={styles['group']}>
      {thing === null && <p className={styles['detail']}>{words('report.gone')}</p>}
      {thing !== null && thing.images.length > 0 && (
        <div className={styles[kind === 'image' ? 'photos' : 'small']}>
          {thing.images.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={words('report.picture', { number: index + 1 })} loading="lazy" />
            </a>
          ))}
        </div>
      )}
      {thing !== null && thing.text !== '' && <p className={styles['text']}>{thing.text}</p>}
      {side !== null && (
        <p className={styles['detail']}>{words('report.sideReported', { side: words(`report.side.${side}`) })}</p>
      )}
      {thing?.messages.map((message) => (
        <p key={`${message.at} ${message.side}`} className={styles['text']}>
          <strong>{words(`report.side.${message.side}`)}</strong> {message.text}
        </p>
      ))}
      <p className={styles['detail']}>
        {words('report.by', {
          name:
            accused === null
              ? words('report.nobody')
              : [accused.name, accused.email ?? words('report.guest')].filter((part) => part !== '').join(' · '),
        })}
      </p>
      {thing?.page != null && (
        <p className={styles['detail']}>
          <Link to={thing.page.kind === 'property' ? paths.property(thing.page.id) : paths.provider(thing.page.id)}>
            {words('report.show')}
          </Link>
        </p>
      )}
    </div>
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
    <div className={styles['group']}>
      <p className={styles['text']}>
        <strong>{words('report.count', { count: reportCount, number: formatNumber(reportCount) })}</strong>{' '}
        {reportCount > reports.length && words('report.latest', { number: formatNumber(reports.length) })}
      </p>
      {reports.map(({ number, reason, details, at, email, isSignedIn, isAutomated }) => (
        <div key={number}>
          <p className={styles['text']}>
            {report(`reasons.${reason}`)}
            {details !== '' && `: ${isAutomated ? saidBy(details) : details}`}
          </p>
          <p className={styles['detail']}>
            {words('report.report', { number, moment: momentOf(at) })}
            {email !== null && ` · ${email}`}
            {isSignedIn && ` · ${words('report.signedIn')}`}
            {isAutomated && ` · ${words('report.automated')}`}
          </p>
        </div>
      ))}
      {complaints.map(({ by, text, at, about }) => (
        <div key={`${by} ${at}`}>
          <p className={styles['detail']}>
            <strong>{words(`report.complaintOf.${by}`)}</strong> · {momentOf(at)}
            {' · '}
            {words('report.complaintAbout', { who: about.by ?? words('someone'), moment: momentOf(about.at) })}
          </p>
          <p className={styles['text']}>{text}</p>
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
    <div className={styles['group']}>
      <strong>{words('report.before')}</strong>
      {decisions.map(({ action, rule, reason, at, decidedBy }) => (
        <div key={at}>
          <p className={styles['text']}>
            {words('report.made', {
              action: report(`action.${action}`),
              moment: momentOf(at),
              who: decidedBy ?? words('someone'),
            })}
          </p>
          <p className={styles['text']}>
            {rule !== null && rule !== 'none' && `${report(`rule.${rule}`)}. `}
            {reason}
          </p>
        </div>
      ))}
    </div>
  );
}

function Decide({ found, name }: { found: ReportCase; name: string }) {
  const words = useWords('admin');
  const [open, setOpen] = useState<'decide' | 'danger'>();
  const { state, isForAnother } = found;
  const close = (): void => setOpen(undefined);
  const waits = state === 'open' || state === 'complaint';
  if (!waits) return null;
  return (
    <div className={styles['buttons']}>
      {isForAnother ? (
        <p className={styles['detail']}>{words('report.forAnother')}</p>
      ) : (
        <Button aria-label={words('report.decideNamed', { name })} onClick={() => setOpen('decide')}>
          {words('report.decide')}
        </Button>
      )}
      <Button variant="danger" onClick={() => setOpen('danger')}>
        {words('report.danger')}
      </Button>
      {open === 'decide' && <DecideDialog found={found} name={name} onClose={close} />}
      {open === 'danger' && <DangerDialog found={found} onClose={close} />}
    </div>
  );
}
