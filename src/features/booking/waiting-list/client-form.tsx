import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { EmailField, PhoneField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import { addWaitingClient, listWaiting } from '../../../contract/booking/waiting-list.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { ClientSearch } from '../calendar/client-search.tsx';
import { ServiceRows } from '../calendar/service-rows.tsx';
import { faultsOf, SpanFields, spanFrom } from './span-fields.tsx';
import { minutesAsked } from './waiting-hours.ts';
import styles from './waiting-list.module.css';

interface Props {
  calendar: Pick<Calendar, 'today' | 'timeZone' | 'staff'>;
  onEnd: () => void;
}

function useClientForm({ calendar: { today }, onEnd }: Props) {
  const words = useWords('waiting-list');
  return useForm(addWaitingClient, {
    values: {
      name: '',
      clientId: '',
      phone: '',
      email: '',
      cards: [{ id: '' }],
      staffId: '',
      ...spanFrom(today),
    },
    askOf: ({ name, clientId, phone, email, cards, staffId, firstDay, lastDay, part, from, until }) => ({
      body: {
        name,
        cards: cards.map(({ id }) => id).filter((id) => id !== ''),
        firstDay,
        lastDay,
        ...(clientId === '' ? {} : { clientId }),
        ...(phone.trim() === '' ? {} : { phone }),
        ...(email.trim() === '' ? {} : { email }),
        ...(staffId === '' ? {} : { staffId }),
        ...minutesAsked(part, from, until),
      },
    }),
    check: ({ name, cards, ...span }) => ({
      ...(name.trim() === '' ? { name: words('client.nameMissing') } : {}),
      ...(cards.some(({ id }) => id !== '') ? {} : { 'cards.0.id': words('client.serviceMissing') }),
      ...faultsOf(span, words),
    }),
    isSentOnce: true,
    refreshes: [listWaiting],
    onSent: ({ customer, isOffered }) => {
      toast.success(words(isOffered ? 'client.done' : 'client.doneByCall', { name: customer ?? '' }));
      onEnd();
    },
  });
}

/** By the client file, or as they say. */
function Who({ form }: { form: ReturnType<typeof useClientForm> }) {
  const words = useWords('calendar');
  return (
    <>
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
    </>
  );
}

/** Somebody who has called: who it is, what for, and when. */
export function ClientForm(props: Props) {
  const { calendar, onEnd } = props;
  const words = useWords('waiting-list');
  const form = useClientForm(props);
  const active = calendar.staff.filter(({ isActive }) => isActive);
  return (
    <Form
      form={form}
      look="dialog"
      className={styles['fields']}
      submit={words('client.submit')}
      busy={words('join.sending')}
      actions={
        <Button variant="plain" onClick={onEnd}>
          {words('client.back')}
        </Button>
      }
    >
      <Who form={form} />
      <ServiceRows
        rows={form.rows('cards')}
        fieldOf={(index) => form.fieldOf('cards', index, 'id')}
        currency={currencyOfZone(calendar.timeZone)}
        minimum={1}
      />
      {active.length > 1 && (
        <SelectField
          label={words('join.who')}
          {...form.field('staffId')}
          choices={[
            { value: '', label: words('join.anybody') },
            ...active.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <SpanFields
        fields={{
          firstDay: form.field('firstDay'),
          lastDay: form.field('lastDay'),
          part: form.field('part'),
          from: form.field('from'),
          until: form.field('until'),
        }}
        today={calendar.today}
      />
    </Form>
  );
}
