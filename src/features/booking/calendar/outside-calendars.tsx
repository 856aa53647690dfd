import { formatMomentIn, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { TrashIcon } from '#ui/more-icons.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { useAnswer } from '../../../api/query.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import {
  addOutsideCalendar,
  listOutsideCalendars,
  type OutsideCalendar,
  outsideSpansMaximum,
  removeOutsideCalendar,
} from '../../../contract/booking/calendar-outside.ts';

interface Member {
  id: string;
  name: string;
  isActive: boolean;
}

const counted = (count: number) => ({ count, number: formatNumber(count) });

const stale = [listOutsideCalendars, getCalendar];

/** Busy time that comes in from calendars of other programs. */
export function OutsideCalendars({ staff, timeZone }: { staff: readonly Member[]; timeZone: string }) {
  const words = useWords('calendar');
  const known = useAnswer(listOutsideCalendars, {});
  const active = staff.filter(({ isActive }) => isActive);
  const form = useForm(addOutsideCalendar, {
    values: { staffId: active[0]?.id ?? '', address: '' },
    askOf: (body) => ({ body }),
    refreshes: stale,
    onSent: () => {
      form.setValues({ address: '' });
      toast.success(words('outside.added'));
    },
  });
  const items = known.data?.items ?? [];
  return (
    <Section title={words('outside.title')} lead={words('outside.lead')}>
      {items.length > 0 && (
        <Lines label={words('outside.list')}>
          {items.map((one) => (
            <Known
              key={one.id}
              known={one}
              member={staff.length > 1 ? staff.find(({ id }) => id === one.staffId)?.name : undefined}
              timeZone={timeZone}
            />
          ))}
        </Lines>
      )}
      <Form form={form} look="bare" submit={words('outside.add')} busy={words('outside.adding')}>
        {active.length > 1 && (
          <SelectField
            label={words('outside.staff')}
            choices={active.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('staffId')}
          />
        )}
        <TextField
          label={words('outside.address')}
          hint={words('outside.hint')}
          type="url"
          autoComplete="off"
          maximum={2000}
          {...form.field('address')}
        />
      </Form>
    </Section>
  );
}

function Known({
  known: { id, host, readAt, fault, spans, clashes, isCut },
  member,
  timeZone,
}: {
  known: OutsideCalendar;
  member: string | undefined;
  timeZone: string;
}) {
  const words = useWords('calendar');
  const removed = useChange(removeOutsideCalendar, {
    refreshes: stale,
    onSuccess: () => toast.success(words('outside.removed')),
    onError: ({ sentence }) => toast.error(sentence),
  });
  const told = [
    fault === null ? '' : words(`outside.faults.${fault}`),
    words('outside.spans', counted(spans)),
    clashes === 0 ? '' : words('outside.clashes', counted(clashes)),
    isCut ? words('outside.cut', { maximum: formatNumber(outsideSpansMaximum) }) : '',
    readAt === null ? '' : words('outside.read', { at: formatMomentIn(readAt, timeZone) }),
  ].filter((part) => part !== '');
  return (
    <Line
      title={member === undefined ? host : `${host} · ${member}`}
      text={told.join(' · ')}
      actions={
        <Button
          variant="quiet"
          isIcon
          icon={<TrashIcon />}
          aria-label={words('outside.remove', { host })}
          isBusy={removed.isPending}
          onClick={() => removed.mutate({ params: { id } })}
        />
      }
    />
  );
}
