import { useState } from 'react';
import { formatDay, formatNumber, formatTimeIn, formatWeekdayAndDay } from '#i18n/format.ts';
import { formatClock } from '#i18n/format-days.ts';
import { formatLongDay, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon, UserIcon } from '#ui/icons.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useClockIn } from '#ui/use-clock.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import { leaveWaitingList, listWaiting, type Waiting } from '../../../contract/booking/waiting-list.ts';
import { ClientForm } from './client-form.tsx';
import { type Gap, type WaitedGap, waitedGaps, waitingFor } from './waiting-gaps.ts';
import { useWaitingWords } from './waiting-words.ts';

const useReceived = () => useAnswer(listWaiting, { query: { as: 'provider' } }, { isWatched: true });

/** More are in the list of all who wait. */
const gapsShown = 8;

interface GapsProps {
  calendar: Calendar;
  only: string | undefined;
  onOpen: (gap: Gap) => void;
}

/** The free times of the days on screen for which somebody waits, with how many. */
export function WaitedGaps({ calendar, only, onOpen }: GapsProps) {
  const words = useWords('waiting-list');
  const { data } = useReceived();
  const { minute } = useClockIn(calendar.timeZone);
  const gaps = waitedGaps(calendar, data?.items ?? [], { only, minute }).slice(0, gapsShown);
  if (gaps.length === 0) return null;
  const isTeam = calendar.staff.filter(({ isActive }) => isActive).length > 1 && only === undefined;
  const nameOf = ({ day, fromMinute, untilMinute, name }: WaitedGap): string =>
    [
      calendar.days.length > 1 ? formatWeekdayAndDay(day) : undefined,
      words('desk.gap', { from: formatClock(fromMinute), until: formatClock(untilMinute % 1440) }),
      isTeam ? name : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(', ');
  return (
    <ChipRow label={words('desk.title')}>
      {gaps.map((gap) => (
        <Chip
          key={`${gap.day} ${gap.staffId} ${gap.fromMinute}`}
          icon={<UserIcon size={18} />}
          isDialog
          onPress={() => onOpen(gap)}
        >
          {nameOf(gap)}: {words('desk.fits', { count: gap.waiting.length, number: formatNumber(gap.waiting.length) })}
        </Chip>
      ))}
    </ChipRow>
  );
}

interface DialogProps {
  calendar: Calendar;
  /** The free time that was pressed; undefined for all who wait. */
  gap: Gap | undefined;
  onClose: () => void;
}

/** Who waits, or the form of somebody who has called. */
export function WaitingDialog(props: DialogProps) {
  const words = useWords('waiting-list');
  const [isAdding, setIsAdding] = useState(false);
  if (!isAdding) return <WaitingList {...props} onAdd={() => setIsAdding(true)} />;
  return (
    <Dialog title={words('client.title')} text={words('client.lead')} onClose={props.onClose}>
      <ClientForm calendar={props.calendar} onEnd={() => setIsAdding(false)} />
    </Dialog>
  );
}

/** Who waits: for one free time, or at all. */
function WaitingList({ gap, onClose, onAdd }: DialogProps & { onAdd: () => void }) {
  const words = useWords('waiting-list');
  const { data, error, refetch } = useReceived();
  const shown = data && (gap === undefined ? data.items : waitingFor(data.items, gap));
  const lead =
    gap === undefined
      ? words('desk.lead')
      : words('desk.gapLead', {
          day: formatLongDay(gap.day),
          from: formatClock(gap.fromMinute),
          until: formatClock(gap.untilMinute % 1440),
        });
  return (
    <Dialog title={words(gap === undefined ? 'desk.title' : 'desk.gapTitle')} text={lead} isRead onClose={onClose}>
      {shown === undefined && error === null && <Skeleton lines={3} text={words('desk.loading')} />}
      {shown === undefined && error !== null && (
        <ErrorState title={words('desk.failed')} text={error.sentence} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && <EmptyState title={words('desk.none')} text={words('desk.noneText')} />}
      {shown !== undefined && shown.length > 0 && (
        <Lines label={words('desk.title')}>
          {shown.map((waiting) => (
            <Entry key={waiting.id} waiting={waiting} />
          ))}
        </Lines>
      )}
      <DialogButtons>
        <Button icon={<PlusIcon />} onClick={onAdd}>
          {words('client.add')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {words('desk.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Whoever cannot be written to is called. */
const Call = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{useWords('waiting-list')('desk.call', { phone })}</a>
);

function Entry({ waiting }: { waiting: Waiting }) {
  const words = useWords('waiting-list');
  const spanOf = useWaitingWords();
  const { id, services, offer, timeZone, createdAt, isOffered, phone } = waiting;
  const customer = waiting.customer ?? '';
  const remove = useChange(leaveWaitingList, {
    refreshes: [listWaiting],
    onSuccess: () => toast.success(words('desk.removed')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const since = words('desk.since', { day: formatDay(localMomentIn(createdAt, timeZone).day) });
  return (
    <Line
      title={customer}
      beside={
        offer !== null && (
          <Badge kind="brand">{words('desk.offered', { time: formatTimeIn(offer.until, timeZone) })}</Badge>
        )
      }
      text={
        <>
          {[services.join(' + '), spanOf(waiting), since].join(' · ')}
          {!isOffered && (
            <>
              {' · '}
              {phone === null ? words('desk.noPhone') : <Call phone={phone} />}
            </>
          )}
        </>
      }
      actions={
        <Button
          variant="plain"
          isCompact
          isBusy={remove.isPending}
          aria-label={words('desk.removeNamed', { name: customer })}
          onClick={() => remove.mutate({ params: { id } })}
        >
          {words('desk.remove')}
        </Button>
      }
    />
  );
}
