import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, TextField, TimeField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh } from '../../../api/query.ts';
import { type Calendar, type CalendarBlock, getCalendar } from '../../../contract/booking/calendar.ts';
import { addBlock, deleteBlock, getAvailability } from '../../../contract/services/availability.ts';
import { blockShown } from '../../services/availability/block-words.ts';
import { useBlockTitle } from './block-title.ts';
import { addDays, clockOf, localTime, minuteOfClock } from './days.ts';

export interface Marked {
  day: string;
  fromMinute: number;
  untilMinute: number;
  /** Undefined: the first of the staff. */
  staffId: string | undefined;
}

interface Props {
  marked: Marked;
  staff: Calendar['staff'];
  onClose: () => void;
}

/** Times of day; one that ends before it begins ends on the next day. */
const spanOf = ({ day, from, until }: { day: string; from: string; until: string }) => {
  const [start, end] = [minuteOfClock(from) ?? 0, minuteOfClock(until) ?? 0];
  return { start: localTime(day, start), end: end <= start ? localTime(addDays(day, 1), end) : localTime(day, end) };
};

export function BlockDialog({ marked, staff, onClose }: Props) {
  const words = useWords('calendar');
  const active = staff.filter(({ isActive }) => isActive);
  const form = useForm(addBlock, {
    values: {
      day: marked.day,
      from: clockOf(marked.fromMinute),
      until: clockOf(marked.untilMinute % 1440),
      staff: marked.staffId ?? active[0]?.id ?? '',
      note: '',
    },
    askOf: (typed) => ({
      body: { ...spanOf(typed), note: typed.note, ...(typed.staff === '' ? {} : { staffId: typed.staff }) },
    }),
    refreshes: [getCalendar, getAvailability],
    onSent: () => {
      toast.success(words('block.done'));
      onClose();
    },
    sentenceOf: (problem) => problem.fields['start'] ?? problem.fields['end'],
  });
  return (
    <Dialog title={words('block.title')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        submit={words('block.submit')}
        busy={words('saving')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        }
      >
        <DateField label={words('day')} isRequired {...form.field('day')} />
        <FieldPair>
          <TimeField label={words('from')} isRequired {...form.field('from')} />
          <TimeField label={words('until')} isRequired {...form.field('until')} />
        </FieldPair>
        {active.length > 1 && (
          <SelectField
            label={words('staff')}
            choices={[
              ...active.map(({ id, name }) => ({ value: id, label: name })),
              { value: '', label: words('everybody') },
            ]}
            {...form.field('staff')}
          />
        )}
        <TextField label={words('block.note')} maximum={200} {...form.field('note')} />
      </Form>
    </Dialog>
  );
}

interface BlockedProps {
  block: CalendarBlock;
  calendar: Calendar;
  onClose: () => void;
}

/** What was blocked; it can be freed again. */
export function BlockedDialog({ block, calendar: { staff, timeZone }, onClose }: BlockedProps) {
  const words = useWords('calendar');
  const free = useChange(deleteBlock, {
    onSuccess: () => {
      void refresh(getCalendar);
      void refresh(getAvailability);
      toast.success(words('block.freed'));
      onClose();
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const name = staff.length > 1 ? staff.find(({ id }) => id === block.staffId)?.name : undefined;
  return (
    <Dialog title={useBlockTitle()(block)} onClose={onClose}>
      <p>
        {blockShown(block, timeZone)}
        {name !== undefined && ` · ${name}`}
      </p>
      {block.isHeld && <p className="quiet">{words('block.heldText')}</p>}
      {block.isOutside && <p className="quiet">{words('outside.blockText')}</p>}
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {words('close')}
        </Button>
        {!block.isOutside && !block.isHeld && (
          <Button variant="danger" isBusy={free.isPending} onClick={() => free.mutate({ params: { id: block.id } })}>
            {words('block.free')}
          </Button>
        )}
      </DialogButtons>
    </Dialog>
  );
}
