import { useState } from 'react';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, EmailField, PhoneField, TextAreaField, TimeField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { unitOf } from '../../../api/own-currency.ts';
import { addEntry, type Calendar, seriesUsual } from '../../../contract/booking/calendar.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { ClientSearch } from './client-search.tsx';
import { clockOf, minuteOfClock } from './days.ts';
import { type EntryPlace, type EntryProps, refreshedByEntry, type Understanding } from './entry.ts';
import { type SeriesUnit, TimesField, useEntered } from './entry-series.tsx';
import { type EntryBody, Understood, usePreview } from './entry-understood.tsx';
import { ServiceRows } from './service-rows.tsx';
import { useSaid } from './undo-words.ts';

const begin = (understood: Understanding | undefined, at: EntryPlace, { today, timeZone }: Calendar) => {
  const start = understood?.start ?? null;
  const said = start === null ? undefined : localMomentIn(start, timeZone);
  const minute = said?.minute ?? at.minute;
  return {
    name: understood?.name ?? '',
    clientId: (understood?.client?.id ?? '') as string,
    phone: understood?.phone ?? '',
    email: understood?.email ?? '',
    cards: (understood?.cards ?? []).map((id) => ({ id: id as string })),
    day: said?.day ?? at.day ?? today,
    time: minute === undefined ? '' : clockOf(minute),
    durationMinutes: '' as NumberEntry,
    priceCents: '' as NumberEntry,
    staffId: understood?.staff?.id ?? at.staffId ?? '',
    note: understood?.note ?? '',
    every: understood?.series == null ? '' : everyOf(understood.series),
    times: String(understood?.series?.times ?? seriesUsual),
  };
};

type Values = ReturnType<typeof begin>;

/** `week 2`: one value of the choice. */
const everyOf = ({ unit, count }: { unit: SeriesUnit; count: number }): string => `${unit} ${count}`;
const usualSeries = [
  ...[1, 2, 3, 4].map((count) => ({ unit: 'week', count }) as const),
  { unit: 'month', count: 1 },
  { unit: 'nthWeekday', count: 1 },
] as const;
function seriesOf(every: string): { unit: SeriesUnit; count: number } {
  const [unit = 'week', count = '1'] = every.split(' ');
  return { unit: unit as SeriesUnit, count: Number(count) };
}

const bodyOf = (values: Values): EntryBody => {
  const { name, clientId, phone, email, cards, day, time, durationMinutes, priceCents, staffId, note, every, times } =
    values;
  const minute = minuteOfClock(time);
  return {
    isForm: true,
    name,
    note,
    cards: cards.map(({ id }) => id).filter((id) => id !== ''),
    ...(clientId === '' ? {} : { clientId }),
    ...(phone.trim() === '' ? {} : { phone }),
    ...(email.trim() === '' ? {} : { email }),
    ...(day === '' ? {} : { day }),
    ...(minute === undefined ? {} : { minute }),
    ...(durationMinutes === '' ? {} : { durationMinutes }),
    // In euros on the screen. What is no number the schema refuses.
    ...(priceCents === ''
      ? {}
      : { priceCents: Number.isNaN(Number(priceCents)) ? priceCents : Math.round(Number(priceCents) * 100) }),
    ...(staffId === '' ? {} : { staffId }),
    ...(every === '' ? {} : { every: seriesOf(every), times }),
  };
};

/** The same as the line, field by field. It begins with what was understood of the line. */
export function EntryForm({ at, id, calendar, begun, onClose }: EntryProps & { begun: Understanding | undefined }) {
  const words = useWords('calendar');
  const say = useSaid();
  const told = useEntered();
  const [values] = useState(() => begin(begun, at, calendar));
  const form = useForm(addEntry, {
    values,
    askOf: (entered) => ({ body: { ...bodyOf(entered), id, undoable: true } }),
    check: ({ name, time }) => ({
      ...(name.trim() === '' ? { name: words('entry.asks.name') } : {}),
      ...(time === '' ? { time: words('timeMissing') } : {}),
    }),
    isSentOnce: true,
    refreshes: refreshedByEntry,
    onSent: (answer) => {
      say(told(answer, calendar.timeZone), answer.undo);
      onClose();
    },
  });
  const { name, time } = form.values;
  const preview = usePreview(bodyOf(form.values), name.trim() !== '' && time !== '');
  const active = calendar.staff.filter(({ isActive }) => isActive);
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('entry.submit')}
      busy={words('saving')}
      actions={
        <Button variant="plain" onClick={onClose}>
          {words('cancel')}
        </Button>
      }
    >
      <ClientSearch
        field={form.field('name')}
        clientId={form.values.clientId}
        onPick={(client) =>
          form.setValues(
            client === undefined
              ? { clientId: '' }
              : { clientId: client.id, name: client.name, phone: client.phone ?? '', email: client.email ?? '' },
          )
        }
      />
      <FieldPair>
        <PhoneField label={words('phone')} autoComplete="off" {...form.field('phone')} />
        <EmailField label={words('email')} autoComplete="off" {...form.field('email')} />
      </FieldPair>
      <ServiceRows
        rows={form.rows('cards')}
        fieldOf={(index) => form.fieldOf('cards', index, 'id')}
        currency={currencyOfZone(calendar.timeZone)}
      />
      <FieldPair>
        <DateField label={words('day')} isRequired {...form.field('day')} />
        <TimeField label={words('time')} isRequired {...form.field('time')} />
      </FieldPair>
      <Repetition form={form} />
      <FieldPair>
        <NumberField
          label={words('entry.duration')}
          hint={words('entry.durationHint')}
          unit="count"
          {...form.field('durationMinutes')}
        />
        <NumberField
          label={words('price')}
          hint={words('entry.priceHint')}
          unit={unitOf(currencyOfZone(calendar.timeZone))}
          {...form.field('priceCents')}
        />
      </FieldPair>
      {active.length > 1 && (
        <SelectField
          label={words('staff')}
          {...form.field('staffId')}
          choices={[
            { value: '', label: words('entry.anybody') },
            ...active.map((member) => ({ value: member.id, label: member.name })),
          ]}
        />
      )}
      <TextAreaField label={words('note')} rows={2} maximum={2000} {...form.field('note')} />
      <output aria-live="polite">
        {preview !== undefined && <Understood preview={preview} timeZone={calendar.timeZone} today={calendar.today} />}
      </output>
    </Form>
  );
}

/** Whether it comes again, and how many times. */
function Repetition({ form }: { form: ReturnType<typeof useForm<typeof addEntry, Values>> }) {
  const words = useWords('calendar');
  const { every } = form.values;
  const known = usualSeries.some((series) => everyOf(series) === every) || every === '';
  const shown = known ? usualSeries : [...usualSeries, seriesOf(every)];
  const choice = (
    <SelectField
      label={words('entry.repeat')}
      {...form.field('every')}
      choices={[
        { value: '', label: words('entry.once') },
        ...shown.map((series) => ({
          value: everyOf(series),
          label: words(`entry.every.${series.unit}`, { count: series.count }),
        })),
      ]}
    />
  );
  if (every === '') return choice;
  return (
    <FieldPair>
      {choice}
      <TimesField {...form.field('times')} />
    </FieldPair>
  );
}
