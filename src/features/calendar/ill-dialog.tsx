import { useForm } from '../../api/form.ts';
import { getAppointment, listAppointments } from '../../contract/appointment.ts';
import { reportIll } from '../../contract/appointment-actions.ts';
import { type Calendar, getCalendar } from '../../contract/calendar.ts';
import { formatNumber } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { DateField, TextAreaField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.tsx';

/** Cancels what is left of a day with one message to everybody. */
export function IllDialog({ calendar: { today, visits }, onClose }: { calendar: Calendar; onClose: () => void }) {
  const words = useWords('calendar');
  const form = useForm(reportIll, {
    values: { day: today, note: '' },
    refreshes: [getCalendar, listAppointments, getAppointment],
    onSent: ({ cancelled }) => {
      toast.success(words('ill.done', { count: cancelled, number: formatNumber(cancelled) }));
      onClose();
    },
  });
  const count = visits.filter(
    ({ day, status }) => day === form.values.day && (status === 'open' || status === 'confirmed'),
  ).length;
  return (
    <Dialog title={words('ill.title')} text={words('ill.text')} onClose={onClose}>
      <Form
        form={form}
        look="dialog"
        isDangerous
        submit={words('ill.submit')}
        busy={words('saving')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {words('back')}
          </Button>
        }
      >
        <DateField label={words('day')} earliest={today} isRequired {...form.field('day')} />
        {count > 0 && <p>{words('ill.count', { count, number: formatNumber(count) })}</p>}
        <TextAreaField label={words('noteTo')} rows={3} maximum={500} {...form.field('note')} />
      </Form>
    </Dialog>
  );
}
