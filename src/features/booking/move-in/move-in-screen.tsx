import { useState } from 'react';
import { formatMomentIn, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh, stateOf, useAnswer } from '../../../api/query.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { listClients } from '../../../contract/booking/client.ts';
import { getMoveIn, type MoveIn, undoMoveIn } from '../../../contract/booking/move-in.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { listStaff } from '../../../contract/services/staff.ts';
import { OutsideCalendars } from '../calendar/outside-calendars.tsx';
import type { Choices } from './meanings.ts';
import { Moved, type RepeatableOutcome } from './moved.tsx';
import type { Plan } from './plan.ts';
import { type OwnThings, Preparing, type Sending } from './preparing.tsx';
import { sendPlan } from './send.ts';

const refreshed = [getMoveIn, listStaff, listServiceCards, listClients, getCalendar] as const;

/** /provider/move-in: files of another system become visits, clients, cards and people. */
export function MoveInScreen() {
  const words = useWords('move-in');
  const staff = useAnswer(listStaff, {});
  const cards = useAnswer(listServiceCards, {});
  const move = useAnswer(getMoveIn, {}, { isAskedAnew: true });
  const isFailed = [staff, cards, move].some((answer) => stateOf(answer) === 'failed');
  return (
    <Page title={words('title')} lead={words('lead')} width="text">
      {isFailed ? (
        <ErrorState
          title={words('failed')}
          onRetry={() => [staff, cards, move].forEach((answer) => void answer.refetch())}
        />
      ) : staff.data === undefined || cards.data === undefined || move.data === undefined ? (
        <Skeleton lines={4} height={56} />
      ) : (
        <div className="stack gap16">
          {move.data.current !== null && <Current move={move.data.current} timeZone={staff.data.timeZone} />}
          <Moving staff={staff.data.items} cards={cards.data.items} timeZone={staff.data.timeZone} />
          <OutsideCalendars staff={staff.data.items} timeZone={staff.data.timeZone} />
        </div>
      )}
    </Page>
  );
}

function Current({ move, timeZone }: { move: MoveIn; timeZone: string }) {
  const words = useWords('move-in');
  const confirm = useConfirm();
  const undo = async (): Promise<void> => {
    const question = {
      title: words('undoTitle'),
      text: words('undoText'),
      confirmLabel: words('undo'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    try {
      const { kept } = await call(undoMoveIn, { params: { id: move.id } });
      toast.success(kept === 0 ? words('undone') : words('undoneKept', { count: kept, number: formatNumber(kept) }));
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      toast.error(problem.sentence);
    }
    refreshed.forEach((endpoint) => void refresh(endpoint));
  };
  return (
    <Notice
      kind="info"
      title={words('current')}
      action={
        <Button variant="plain" onClick={() => void undo()}>
          {words('undo')}
        </Button>
      }
    >
      {words('currentText', {
        visits: formatNumber(move.visits),
        clients: formatNumber(move.clients),
        cards: formatNumber(move.cards),
        staff: formatNumber(move.staff),
        until: formatMomentIn(move.undoUntil, timeZone),
      })}
    </Notice>
  );
}

function Moving({ timeZone, ...own }: OwnThings & { timeZone: string }) {
  const [outcome, setOutcome] = useState<RepeatableOutcome>();
  const [sending, setSending] = useState<Sending>({ share: undefined, failure: undefined });
  const send = async (plan: Plan, choices: Choices): Promise<void> => {
    setSending({ share: 0, failure: undefined });
    let failure: string | undefined;
    try {
      const sent = await sendPlan(plan, choices, (share) => setSending({ share, failure: undefined }));
      setOutcome({ ...sent, again: () => void send(plan, choices) });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      failure = problem.sentence;
    }
    setSending({ share: undefined, failure });
    refreshed.forEach((endpoint) => void refresh(endpoint));
  };
  if (outcome !== undefined)
    return (
      <Moved
        outcome={outcome}
        timeZone={timeZone}
        isBusy={sending.share !== undefined}
        onMore={() => setOutcome(undefined)}
      />
    );
  return (
    <Preparing {...own} timeZone={timeZone} sending={sending} onSend={(plan, choices) => void send(plan, choices)} />
  );
}
