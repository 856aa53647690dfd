import { useState } from 'react';
import { formatNearIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { type Appointment, listAppointments } from '../../../contract/booking/appointment.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { SlotPicker } from '../../services/availability/slot-picker.tsx';
import { type VisitKey, visitCallsOf } from './visit-calls.ts';
import { cardsOf, spanShown } from './visit-words.ts';

interface MoveVisitDialogProps {
  visit: VisitKey;
  data: Appointment;
  onClose: () => void;
}

/** Another time with the same person: taken at once, because the customer moves within the deadline. */
export function MoveVisitDialog({ visit, data, onClose }: MoveVisitDialogProps) {
  const words = useWords('visit');
  const shared = useWords('ui');
  const { move, read } = visitCallsOf(visit);
  const { provider, staff, timeZone, version } = data;
  const cards = cardsOf(data);
  const [start, setStart] = useState<string | null>(null);
  const change = useChange(move, {
    refreshes: [read, listAppointments, listSlots],
    onSuccess: () => {
      toast.success(words('move.done'));
      onClose();
    },
    onError: ({ code }) => {
      void refresh(code === 'slot_taken' ? listSlots : read);
      if (code === 'slot_taken') setStart(null);
    },
  });
  const send = (): void => {
    if (start !== null) change.mutate({ params: visit, body: { start, seen: version } });
  };
  return (
    <Dialog title={words('move.title')} text={words('move.text', { span: spanShown(data) })} onClose={onClose}>
      {cards === undefined ? (
        <p>{words('move.gone', { name: provider.name })}</p>
      ) : (
        <SlotPicker
          providerId={provider.id}
          cards={cards}
          staffId={staff.id}
          value={start}
          near={localMomentIn(data.start, timeZone).day}
          onChoose={(chosen) => {
            change.reset();
            setStart(chosen);
          }}
        />
      )}
      <FormError sentence={change.error?.sentence} />
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {shared('cancel')}
        </Button>
        {cards !== undefined && (
          <Button isBusy={change.isPending} disabled={start === null} onClick={send}>
            {start === null ? words('move.choose') : words('move.submit', { moment: formatNearIn(start, timeZone) })}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
