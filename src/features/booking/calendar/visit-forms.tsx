import { type ComponentProps, useState } from 'react';
import { formatClock, formatStripDay } from '#i18n/format-days.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useSentId } from '#ui/sent-id.ts';
import { DateField, TextAreaField, TimeField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { type Form as FormOf, useForm } from '../../../api/form.ts';
import {
  cancelAppointment,
  declineAppointment,
  messageAppointment,
  moveAppointment,
  swapAppointments,
} from '../../../contract/booking/appointment-actions.ts';
import { type AppointmentDetail, getAppointment } from '../../../contract/booking/appointment-detail.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import styles from './calendar.module.css';
import { changedByVisit } from './changed-by-visit.ts';
import { clockOf, localTime, minuteOfClock } from './days.ts';
import { useSaid } from './undo-words.ts';

export interface CalendarPlace {
  day: string;
  minute: number;
  staffId: string;
}

interface Props {
  visit: AppointmentDetail;
  onBack: () => void;
  onDone: () => void;
}

const alternativesMaximum = 3;

/** A note, and up to three other times. */
export function DeclineForm({ visit, onBack, onDone }: Props) {
  const words = useWords('calendar');
  const form = useForm(declineAppointment, {
    values: { note: '', alternatives: [] as { day: string; time: string }[] },
    askOf: ({ note, alternatives }) => ({
      params: { id: visit.id },
      body: {
        note,
        seen: visit.version,
        alternatives: alternatives
          .filter(({ day, time }) => day !== '' && time !== '')
          .map(({ day, time }) => localTime(day, minuteOfClock(time) ?? 0)),
      },
    }),
    check: ({ alternatives }) =>
      Object.fromEntries(
        alternatives.flatMap(({ day, time }, index) => [
          ...(day === '' && time !== '' ? [[`alternatives.${index}.day`, words('dayMissing')]] : []),
          ...(time === '' && day !== '' ? [[`alternatives.${index}.time`, words('timeMissing')]] : []),
        ]),
      ),
    refreshes: changedByVisit,
    onSent: closing(words('done.decline'), onDone),
  });
  return (
    <VisitForm form={form} isDangerous submit={words('do.declineNow')} onBack={onBack}>
      <TextAreaField
        label={words('noteTo')}
        hint={words('noteToHint')}
        rows={3}
        maximum={500}
        {...form.field('note')}
      />
      <Rows
        rows={form.rows('alternatives')}
        label={words('alternatives')}
        addLabel={words('alternativeAdd')}
        maximum={alternativesMaximum}
        blank={{ day: localMomentIn(visit.start, visit.timeZone).day, time: '' }}
      >
        {(index) => (
          <FieldPair>
            <DateField label={words('day')} {...form.fieldOf('alternatives', index, 'day')} />
            <TimeField label={words('time')} {...form.fieldOf('alternatives', index, 'time')} />
          </FieldPair>
        )}
      </Rows>
    </VisitForm>
  );
}

export function CancelForm({ visit, onBack, onDone }: Props) {
  const words = useWords('calendar');
  const say = useSaid();
  const form = useForm(cancelAppointment, {
    values: { note: '' },
    askOf: ({ note }) => ({ params: { id: visit.id }, body: { note, seen: visit.version, undoable: true } }),
    refreshes: changedByVisit,
    onSent: ({ undo }) => {
      say(words('done.cancel'), undo?.id);
      onDone();
    },
  });
  return (
    <VisitForm form={form} isDangerous submit={words('do.cancelNow')} onBack={onBack}>
      <p>{words(isOwnEntry(visit) ? 'do.cancelOwnText' : 'do.cancelText')}</p>
      {!isOwnEntry(visit) && <TextAreaField label={words('noteTo')} rows={3} maximum={500} {...form.field('note')} />}
    </VisitForm>
  );
}

export function MessageForm({ visit, onBack, onDone }: Props) {
  const words = useWords('calendar');
  const { idOf } = useSentId();
  const form = useForm(messageAppointment, {
    values: { text: '' },
    askOf: ({ text }) => ({ params: { id: visit.id }, body: { text, id: idOf(text) } }),
    // Over an open line it has no id, and could come twice.
    isSentOnce: isSecureContext,
    refreshes: [getAppointment],
    onSent: closing(words('done.message'), onDone),
  });
  return (
    <VisitForm form={form} submit={words('send')} busy={words('sending')} onBack={onBack}>
      <TextAreaField label={words('message')} isRequired rows={4} maximum={4000} {...form.field('text')} />
    </VisitForm>
  );
}

export const isOwnEntry = ({ origin, customer }: Pick<AppointmentDetail, 'origin' | 'customer'>): boolean =>
  (origin === 'entry' || origin === 'walk_in') && customer.isGuest;

interface MoveProps extends Props {
  calendar: Calendar | undefined;
  to: CalendarPlace | undefined;
}

/** Day, time and who does it: what dragging does, for every keyboard. An own entry can change places with another one. */
export function MoveForm({ visit, calendar, to, onBack, onDone }: MoveProps) {
  const words = useWords('calendar');
  const isOwn = isOwnEntry(visit);
  const say = useSaid();
  const now = localMomentIn(visit.start, visit.timeZone);
  const form = useForm(moveAppointment, {
    values: {
      day: to?.day ?? now.day,
      time: clockOf(to?.minute ?? now.minute),
      staff: to?.staffId ?? visit.staff.id,
    },
    askOf: ({ day, time, staff }) => ({
      params: { id: visit.id },
      body: { start: localTime(day, minuteOfClock(time) ?? 0), staffId: staff, seen: visit.version, undoable: true },
    }),
    check: ({ day, time }) => ({
      ...(day === '' ? { day: words('dayMissing') } : {}),
      ...(time === '' ? { time: words('timeMissing') } : {}),
    }),
    refreshes: changedByVisit,
    onSent: ({ undo }) => {
      say(words(isOwn ? 'done.moved' : 'done.proposed'), undo?.id);
      onDone();
    },
    sentenceOf: (problem) => problem.fields['start'],
  });
  const active = calendar?.staff.filter(({ isActive, id }) => isActive || id === visit.staff.id) ?? [];
  return (
    <>
      <p>{words(isOwn ? 'do.moveOwnText' : 'do.moveText')}</p>
      <VisitForm form={form} submit={words(isOwn ? 'do.moveOwn' : 'do.propose')} onBack={onBack}>
        <FieldPair>
          <DateField label={words('day')} isRequired {...form.field('day')} />
          <TimeField label={words('time')} isRequired {...form.field('time')} />
        </FieldPair>
        <StaffChoice form={form} staff={active} />
      </VisitForm>
      {isOwn && calendar !== undefined && <SwapForm visit={visit} calendar={calendar} onDone={onDone} />}
    </>
  );
}

interface StaffChoiceProps {
  form: FormOf<{ day: string; time: string; staff: string }>;
  staff: Calendar['staff'];
}

function StaffChoice({ form, staff }: StaffChoiceProps) {
  const words = useWords('calendar');
  if (staff.length < 2) return null;
  return (
    <SelectField
      label={words('staff')}
      choices={staff.map(({ id, name }) => ({ value: id, label: name }))}
      {...form.field('staff')}
    />
  );
}

function SwapForm({ visit, calendar, onDone }: { visit: AppointmentDetail; calendar: Calendar; onDone: () => void }) {
  const words = useWords('calendar');
  const others = calendar.visits.filter(({ id, isOwn, status }) => isOwn && id !== visit.id && status === 'confirmed');
  const [chosen, setChosen] = useState(others[0]?.id ?? '');
  const say = useSaid();
  const swap = useChange(swapAppointments, {
    refreshes: changedByVisit,
    onSuccess: ({ undo }) => {
      say(words('done.swapped'), undo?.id);
      onDone();
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  if (others.length === 0) return null;
  return (
    <div className={`stack gap12 from-start ruled-above ${styles['swap']}`}>
      <SelectField
        label={words('swapWith')}
        name="swap"
        value={chosen}
        error={undefined}
        onChange={setChosen}
        choices={others.map(({ id, customer, day, fromMinute }) => {
          const { weekday, date } = formatStripDay(day);
          return { value: id, label: `${customer || words('walkIn')} · ${weekday} ${date} ${formatClock(fromMinute)}` };
        })}
      />
      <Button
        variant="plain"
        isBusy={swap.isPending}
        onClick={() =>
          swap.mutate({
            params: { id: visit.id },
            body: { with: chosen, seen: visit.version, undoable: true },
          })
        }
      >
        {words('swap')}
      </Button>
    </div>
  );
}

type VisitFormProps = Omit<ComponentProps<typeof Form>, 'look' | 'actions' | 'busy'> & {
  busy?: string;
  onBack: () => void;
};

/** In the visit's dialog, with the way back to it. */
function VisitForm({ onBack, ...form }: VisitFormProps) {
  const words = useWords('calendar');
  return (
    <Form
      busy={words('saving')}
      {...form}
      look="dialog"
      actions={
        <Button variant="plain" onClick={onBack}>
          {words('back')}
        </Button>
      }
    />
  );
}

/** Told and closed when it was sent. */
const closing = (said: string, onDone: () => void) => () => {
  toast.success(said);
  onDone();
};
