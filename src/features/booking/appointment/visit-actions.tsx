import { useState } from 'react';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { CalendarIcon, CheckIcon } from '#ui/icons.tsx';
import { toast } from '#ui/toast.tsx';
import { saveVisitFile } from '../../../api/visit-file.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { paths } from '../../../paths.ts';
import { AgainHold } from './again-hold.tsx';
import { useVisitAction, type VisitKey } from './visit-calls.ts';
import { CancelVisitDialog } from './visit-cancel-dialog.tsx';
import { MoveVisitDialog } from './visit-move-dialog.tsx';
import { CancelSeries } from './visit-series.tsx';
import { cardsOf } from './visit-words.ts';

interface VisitActionsProps {
  visit: VisitKey;
  data: Appointment;
}

/** What the customer may do now. Behind the deadline the telephone counts. */
export function VisitActions({ visit, data }: VisitActionsProps) {
  const words = useWords('visit');
  const { can, status, provider, version, cancelUntil, timeZone, place } = data;
  const [open, setOpen] = useState<'cancel' | 'move'>();
  const confirm = useVisitAction(visit, 'confirm', words(`coming.done.${place}`));
  const isAhead = status === 'open' || status === 'confirmed';
  const cards = cardsOf(data);
  const isLate = status === 'confirmed' && !can.includes('cancel');
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ButtonRow>
        {can.includes('confirm') && (
          <Button icon={<CheckIcon />} isBusy={confirm.isBusy} onClick={() => confirm.start(version)}>
            {words(`coming.say.${place}`)}
          </Button>
        )}
        {can.includes('move') && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {words('move.open')}
          </Button>
        )}
        {isAhead && <SaveButton visit={visit} />}
        {!isAhead && data.deposit === null && <AgainHold visit={visit} data={data} />}
        {!isAhead && cards !== undefined && (
          <Button variant="secondary" to={paths.book(provider.id, { cards: cards.join(',') })}>
            {words('again')}
          </Button>
        )}
      </ButtonRow>
      {can.includes('cancel') && (
        <p>
          <Button variant="link" onClick={() => setOpen('cancel')}>
            {words('cancel.open')}
          </Button>
        </p>
      )}
      {can.includes('withdraw') && (
        <p>
          <TakeBack visit={visit} data={data} />
        </p>
      )}
      <CancelSeries visit={visit} data={data} name={provider.name} />
      {isLate && (
        <p className="quiet">{words('late', { moment: formatNearIn(cancelUntil, timeZone), name: provider.name })}</p>
      )}
      {open === 'move' && <MoveVisitDialog visit={visit} data={data} onClose={close} />}
      {open === 'cancel' && <CancelVisitDialog visit={visit} data={data} onClose={close} />}
    </>
  );
}

function TakeBack({ visit, data: { provider, version } }: VisitActionsProps) {
  const words = useWords('visit');
  const confirm = useConfirm();
  const withdraw = useVisitAction(visit, 'withdraw', words('takeBack.done'));
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('takeBack.title'),
      text: words('takeBack.text', { name: provider.name }),
      confirmLabel: words('takeBack.open'),
      // "Cancel" could mean the request as well.
      cancelLabel: words('takeBack.keep'),
      isDangerous: true,
    });
    if (isSure) withdraw.start(version);
  };
  return (
    <Button variant="link" isBusy={withdraw.isBusy} onClick={() => void ask()}>
      {words('takeBack.open')}
    </Button>
  );
}

/** The visit for the own calendar. */
export function SaveButton({ visit, isCompact = false }: { visit: VisitKey; isCompact?: boolean }) {
  const words = useWords('visit');
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    setIsBusy(true);
    await saveVisitFile(visit).catch(() => toast.error(words('calendar.failed')));
    setIsBusy(false);
  };
  return (
    <Button
      variant="plain"
      isCompact={isCompact}
      icon={<CalendarIcon size={20} />}
      isBusy={isBusy}
      onClick={() => void save()}
    >
      {words('calendar.save')}
    </Button>
  );
}
