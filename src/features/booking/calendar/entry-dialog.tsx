import { useState } from 'react';
import { formatWeekdayAndDay } from '#i18n/format.ts';
import { formatClock } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import type { EntryPlace, Understanding } from './entry.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryLine } from './entry-line.tsx';

interface Props {
  at: EntryPlace;
  isWalkIn?: boolean;
  calendar: Calendar;
  onClose: () => void;
}

/** By one line, or by fields: both come to the same. Somebody who walked in needs no line at all. */
export function EntryDialog({ at, isWalkIn = false, calendar, onClose }: Props) {
  const words = useWords('calendar');
  const [id] = useState(() => crypto.randomUUID());
  const [isForm, setIsForm] = useState(false);
  const [understood, setUnderstood] = useState<Understanding>();
  const shared = { at, id, calendar, onUnderstood: setUnderstood, onClose };
  const place =
    at.day === undefined || at.minute === undefined
      ? ''
      : ` · ${formatWeekdayAndDay(at.day)}, ${formatClock(at.minute)}`;
  return (
    <Dialog title={`${words(isWalkIn ? 'walkInTitle' : 'entry.title')}${place}`} isTyped onClose={onClose}>
      {isForm ? <EntryForm {...shared} begun={understood} /> : <EntryLine {...shared} isWalkIn={isWalkIn} />}
      {!isWalkIn && !isForm && (
        <Button variant="link" onClick={() => setIsForm(true)}>
          {words('entry.asForm')}
        </Button>
      )}
      {isForm && (
        <Button variant="link" onClick={() => setIsForm(false)}>
          {words('entry.asLine')}
        </Button>
      )}
    </Dialog>
  );
}
