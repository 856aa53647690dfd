import { useState } from 'react';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { DateField, TextAreaField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import { type IllVisit, listCalls, reportIll } from '../../../contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { type Calendar, getCalendar } from '../../../contract/booking/calendar.ts';
import type { StaffId } from '../../../contract/services/staff.ts';
import styles from './calendar.module.css';
import { useSaid } from './undo-words.ts';

const whom = (staffId: string) => (staffId === '' ? {} : { staffId: staffId as StaffId });

/** Closes what is left of a day for whoever is ill, and says what becomes of each visit. */
export function IllDialog({ calendar: { today, staff }, onClose }: { calendar: Calendar; onClose: () => void }) {
  const words = useWords('calendar');
  const say = useSaid();
  const active = staff.filter(({ isActive }) => isActive);
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const colleagueOf = ({ id, colleagues }: IllVisit) => chosen[id] ?? colleagues[0]?.id ?? '';
  const form = useForm(reportIll, {
    values: { day: today, staffId: '', note: '' },
    askOf: ({ day, staffId, note }) => ({
      body: {
        day,
        note,
        undoable: true,
        ...whom(staffId),
        handedOver: visits.flatMap((visit) =>
          colleagueOf(visit) === '' ? [] : [{ id: visit.id, staffId: colleagueOf(visit) as StaffId }],
        ),
      },
    }),
    refreshes: [getCalendar, listAppointments, getAppointment, listCalls],
    onSent: ({ undo }) => {
      say(words('ill.done'), undo);
      onClose();
    },
  });
  const { day, staffId } = form.values;
  const asked = useAnswer(
    reportIll,
    { body: { day, ...whom(staffId), preview: true } },
    { isEnabled: day !== '', isAskedAnew: true, staleTime: 0 },
  );
  const visits: readonly IllVisit[] = asked.data?.visits ?? [];
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
        {active.length > 1 && (
          <SelectField
            label={words('ill.whom')}
            choices={[
              { value: '', label: words('everybody') },
              ...active.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('staffId')}
          />
        )}
        <DateField label={words('day')} earliest={today} isRequired {...form.field('day')} />
        {asked.data !== undefined && visits.length === 0 && <p className="quiet spaced">{words('ill.none')}</p>}
        {visits.length > 0 && (
          <ul className={`stack gap8 ${styles['messages']}`} aria-label={words('ill.visits')}>
            {visits.map((visit) => (
              <li key={visit.id}>
                <Becomes
                  visit={visit}
                  value={colleagueOf(visit)}
                  onChange={(value) => setChosen({ ...chosen, [visit.id]: value })}
                />
              </li>
            ))}
          </ul>
        )}
        <TextAreaField label={words('noteTo')} rows={3} maximum={500} {...form.field('note')} />
      </Form>
    </Dialog>
  );
}

interface BecomesProps {
  visit: IllVisit;
  /** The colleague, or '' where it is cancelled. */
  value: string;
  onChange: (value: string) => void;
}

function Becomes({ visit, value, onChange }: BecomesProps) {
  const words = useWords('calendar');
  const { customer, start, timeZone, phone, services, colleagues, others } = visit;
  const name = customer || words('walkIn');
  return (
    <>
      <strong>{name}</strong>, {formatSoonIn(start, timeZone)}, {services.join(' + ')}
      {phone !== null && (
        <>
          {' '}
          <a href={telephoneLink(phone)}>{phone}</a>
        </>
      )}
      {colleagues.length > 0 && (
        <SelectField
          label={words('ill.becomesOf', { name })}
          isLabelHidden
          name={`becomes ${visit.id}`}
          value={value}
          error={undefined}
          onChange={onChange}
          choices={[
            ...colleagues.map((colleague) => ({
              value: colleague.id,
              label: words('ill.colleague', { name: colleague.name }),
            })),
            { value: '', label: words('ill.cancelled') },
          ]}
        />
      )}
      {value === '' && (
        <p className="quiet spaced">
          {others.length === 0
            ? words('ill.noOthers')
            : words('ill.others', { times: others.map((other) => formatSoonIn(other, timeZone)).join('; ') })}
        </p>
      )}
    </>
  );
}
