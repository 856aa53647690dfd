import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tick } from '#ui/tick.tsx';
import { useAnswer } from '../../../api/query.ts';
import type { Client, ClientId } from '../../../contract/booking/client.ts';
import {
  getRecallMonth,
  type RecallWay,
  recallPauseDays,
  recallsMaximum,
  recallWays,
} from '../../../contract/booking/client-recall.ts';
import styles from './recall.module.css';
import { type LeftOut, useRecall } from './use-recall.ts';

interface RecallBarProps {
  clients: readonly Client[];
  chosen: ReadonlySet<ClientId>;
  onChoose: (chosen: ReadonlySet<ClientId>) => void;
}

/** Above the clients who may be invited: what has gone out this month, by what, and the button. */
export function RecallBar({ clients, chosen, onChoose }: RecallBarProps) {
  const words = useWords('client');
  const month = useAnswer(getRecallMonth, {}, { isAskedAnew: true });
  const [way, setWay] = useState<RecallWay>('mail');
  const [left, setLeft] = useState<LeftOut>([]);
  const { invite, isBusy } = useRecall((out) => {
    setLeft(out);
    onChoose(new Set());
  });
  const reachable = clients.filter(({ email, phone }) => (way === 'mail' ? email : phone) !== null);
  const ids = reachable.map(({ id }) => id).slice(0, recallsMaximum);
  const asked = ids.filter((id) => chosen.has(id));
  if (month.data === undefined)
    return month.error === null ? (
      <Skeleton lines={2} height={24} />
    ) : (
      <ErrorState title={words('recall.failed')} onRetry={() => void month.refetch()} />
    );
  const { used, limit } = month.data[way === 'mail' ? 'mails' : 'texts'];
  return (
    <section className={styles['bar']} aria-label={words('recall.title')}>
      <p className="quiet small">{words('recall.lead', { days: formatNumber(recallPauseDays) })}</p>
      <div className={styles['line']}>
        <Segmented
          label={words('recall.way')}
          choices={recallWays.map((value) => ({ value, label: words(`recall.ways.${value}`) }))}
          value={way}
          onChange={setWay}
        />
        <p className={styles['month']}>
          {words(`recall.month.${way}`, { used: formatNumber(used), limit: formatNumber(limit) })}
        </p>
      </div>
      {clients.length > 0 && (
        <div className={styles['line']}>
          <Tick
            label={words('recall.all')}
            isOn={ids.length > 0 && asked.length === ids.length}
            isDisabled={ids.length === 0}
            onChange={(isOn) => onChoose(new Set(isOn ? ids : []))}
          />
          <Button
            isBusy={isBusy}
            disabled={asked.length === 0 || used >= limit}
            onClick={() => void invite(asked, way)}
          >
            {words('recall.submit', { count: asked.length, number: formatNumber(asked.length) })}
          </Button>
        </div>
      )}
      {used >= limit && <Notice kind="warning">{words('recall.spent')}</Notice>}
      {left.length > 0 && <NotInvited left={left} />}
    </section>
  );
}

function NotInvited({ left }: { left: LeftOut }) {
  const words = useWords('client');
  return (
    <Notice kind="info" title={words('recall.left')}>
      <ul className={styles['left']}>
        {left.map(({ client, name, why }) => (
          <li key={client}>{words(`recall.why.${why}`, { name })}</li>
        ))}
      </ul>
    </Notice>
  );
}
