import { formatMoney, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useForm } from '../../../api/form.ts';
import { unitOf } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import { changeAppointment } from '../../../contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import { limits } from '../../../contract/limits.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { changedByVisit } from './changed-by-visit.ts';
import { serviceChoices } from './service-choices.ts';
import { useSaid } from './undo-words.ts';
import { isOwnEntry } from './visit-forms.tsx';

interface Props {
  visit: AppointmentDetail;
  calendar: Calendar | undefined;
  onBack: () => void;
  onDone: () => void;
}

const begin = ({ items, staff }: AppointmentDetail) => ({
  cards: items.map(({ pick }) => ({ id: (pick ?? '') as string })),
  durationMinutes: '' as NumberEntry,
  priceCents: '' as NumberEntry,
  staffId: staff.id as string,
});
type Values = ReturnType<typeof begin>;

const minutesOf = ({ start, end }: AppointmentDetail): number => (Date.parse(end) - Date.parse(start)) / 60_000;

/** Services that were not touched stay as they were agreed, also where their card is gone. */
function bodyOf({ cards, durationMinutes, priceCents, staffId }: Values, visit: AppointmentDetail) {
  const ids = cards.map(({ id }) => id);
  const isSame = ids.join() === visit.items.map(({ pick }) => pick ?? '').join();
  return {
    seen: visit.version,
    undoable: true,
    staffId,
    ...(isSame ? {} : { cards: ids.filter((id) => id !== '') }),
    ...(durationMinutes === '' ? {} : { durationMinutes }),
    // In euros on the screen. What is no number the schema refuses.
    ...(priceCents === ''
      ? {}
      : { priceCents: Number.isNaN(Number(priceCents)) ? priceCents : Math.round(Number(priceCents) * 100) }),
  };
}

/** Services, duration, price and who does it. What binds the customer becomes a proposal. */
export function ChangeForm({ visit, calendar, onBack, onDone }: Props) {
  const words = useWords('calendar');
  const say = useSaid();
  const form = useForm(changeAppointment, {
    values: begin(visit),
    askOf: (values) => ({ params: { id: visit.id }, body: bodyOf(values, visit) }),
    refreshes: changedByVisit,
    onSent: ({ undo, proposal }) => {
      say(words(proposal === null ? 'done.changed' : 'done.changeProposed'), undo?.id);
      onDone();
    },
  });
  const staff = calendar?.staff.filter(({ isActive, id }) => isActive || id === visit.staff.id) ?? [];
  return (
    <>
      <p>{words(isOwnEntry(visit) ? 'do.changeOwnText' : 'do.changeText')}</p>
      <Form
        form={form}
        look="dialog"
        submit={words('do.changeNow')}
        busy={words('saving')}
        actions={
          <Button variant="plain" onClick={onBack}>
            {words('back')}
          </Button>
        }
      >
        <Services form={form} visit={visit} />
        <FieldPair>
          <NumberField
            label={words('entry.duration')}
            hint={words('do.durationSoFar', { minutes: formatNumber(minutesOf(visit)) })}
            unit="count"
            {...form.field('durationMinutes')}
          />
          <NumberField
            label={words('price')}
            hint={words('do.priceSoFar', {
              price: formatMoney((visit.totalCents - visit.travelFeeCents) / 100, visit.currency),
            })}
            unit={unitOf(visit.currency)}
            {...form.field('priceCents')}
          />
        </FieldPair>
        {staff.length > 1 && (
          <SelectField
            label={words('staff')}
            choices={staff.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.field('staffId')}
          />
        )}
      </Form>
    </>
  );
}

/** In the order in which they are done; those of the visit under the names that were agreed. */
function Services({
  form,
  visit,
}: {
  form: ReturnType<typeof useForm<typeof changeAppointment, Values>>;
  visit: AppointmentDetail;
}) {
  const words = useWords('calendar');
  const found = useAnswer(listServiceCards, {});
  const agreed = new Map<string, string>(visit.items.map(({ pick, name }) => [pick ?? '', name]));
  const others = serviceChoices(found.data?.items ?? []).filter(({ value }) => !agreed.has(value));
  const choices = [
    ...(agreed.has('') ? [] : [{ value: '', label: words('entry.chooseService') }]),
    ...[...agreed].map(([value, label]) => ({ value, label })),
    ...others,
  ];
  return (
    <Rows
      rows={form.rows('cards')}
      label={words('entry.services')}
      addLabel={words('entry.addService')}
      maximum={limits.visitCardsMaximum}
      blank={{ id: '' }}
    >
      {(index) => (
        <SelectField label={words('entry.service')} {...form.fieldOf('cards', index, 'id')} choices={choices} />
      )}
    </Rows>
  );
}
