import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField, RadioGroup } from '#ui/choice-fields.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { LocalTime } from '#ui/local-time.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { PhoneField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { listAppointments, withdrawalDays } from '../../../contract/booking/appointment.ts';
import { acceptQuote, getQuotes, listQuotes, type Quote, type QuoteRequest } from '../../../contract/booking/quote.ts';
import { limits } from '../../../contract/limits.ts';
import { getProvider } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import { BookingContract, PaymentMeansSaid, ruleOf } from '../appointment/booking-contract.tsx';
import { QuoteSums } from './quote-sums.tsx';

interface AcceptFormProps {
  wish: QuoteRequest;
  quote: Quote;
  onBack: () => void;
}

const day = 86_400_000;

/** What is sent; where the time is taken, the next free ones take the place of those proposed. */
function useAcceptance(wish: QuoteRequest, quote: Quote) {
  const words = useWords('quote');
  const booking = useWords('booking');
  const { offer } = quote;
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const [others, setOthers] = useState<readonly string[]>();
  const starts = others ?? offer?.starts ?? [];
  const isSoon = (start: string): boolean =>
    offer?.mayWithdraw === true && start !== '' && Date.parse(start) - now < withdrawalDays * day;
  const form = useForm(acceptQuote, {
    values: {
      start: starts.length === 1 ? (starts[0] ?? '') : '',
      street: [user?.street, user?.houseNumber].filter(Boolean).join(' '),
      city: user?.zip === wish.zip ? (user.city ?? '') : (wish.place ?? ''),
      phone: user?.phone ?? '',
      beginsEarly: false,
    },
    askOf: ({ start, street, city, phone, beginsEarly }) => ({
      params: { id: wish.id },
      body: {
        quoteId: quote.id,
        start,
        address: { street, city },
        ...(phone.trim() === '' ? {} : { phone }),
        totalCents: offer?.totalCents ?? 0,
        beginsEarly: isSoon(start) && beginsEarly,
      },
    }),
    check: ({ start, street, city, beginsEarly }) => ({
      ...(start === '' ? { start: words('accept.timeMissing') } : {}),
      ...(street.trim() === '' ? { street: words('accept.streetMissing') } : {}),
      ...(city.trim() === '' ? { city: words('accept.cityMissing') } : {}),
      ...(isSoon(start) && !beginsEarly ? { beginsEarly: booking('summary.earlyMissing') } : {}),
    }),
    refreshes: [getQuotes, listQuotes, listAppointments],
    sentenceOf: (problem) => {
      if (problem.code === 'slot_taken') {
        setOthers(problem.slots ?? []);
        return words('accept.taken');
      }
      void refresh(getQuotes);
      return problem.code === 'conflict' ? words('accept.changed') : problem.sentence;
    },
    onSent: ({ appointmentId }) => {
      toast.success(words('accept.done'));
      void navigate(paths.appointment(appointmentId));
    },
  });
  return { form, starts, isSoon };
}

/** When, where, what applies, and the total directly above the button with the duty to pay. */
export function AcceptForm({ wish, quote, onBack }: AcceptFormProps) {
  const words = useWords('quote');
  const booking = useWords('booking');
  const { data: provider } = useAnswer(getProvider, { params: { id: quote.provider.id } });
  const { offer } = quote;
  const { form, starts, isSoon } = useAcceptance(wish, quote);
  if (offer === null) return null;
  const { start } = form.values;
  return (
    <Section title={`${words('accept.title')}: ${quote.provider.name}`}>
      <Form
        form={form}
        look="bare"
        submit={words('accept.submit')}
        busy={words('accept.busy')}
        actions={
          <Button variant="plain" onClick={onBack}>
            {words('back')}
          </Button>
        }
      >
        {starts.length === 0 ? (
          <Notice kind="warning">{words('noTimes')}</Notice>
        ) : (
          <RadioGroup
            label={words('accept.time')}
            isRequired
            choices={starts.map((value) => ({ value, label: capitalised(formatSoonIn(value, quote.timeZone)) }))}
            {...form.field('start')}
          />
        )}
        {start !== '' && <LocalTime timeZone={quote.timeZone} example={start} />}
        <AddressFields form={form} zip={wish.zip} />
        {isSoon(start) && (
          <CheckboxField
            label={booking('summary.early', { name: quote.provider.name })}
            isRequired
            {...form.field('beginsEarly')}
          />
        )}
        <p className="quiet">
          {words('accept.binding')} {provider !== undefined && <PaymentMeansSaid provider={provider} />}
        </p>
        {provider !== undefined && <BookingContract provider={provider} rule={ruleOf(provider)} />}
        <QuoteSums
          sums={offer}
          rateHundredths={offer.rateHundredths}
          pricing={offer.pricing}
          currency={offer.currency}
        />
      </Form>
    </Section>
  );
}

function AddressFields({ form, zip }: { form: ReturnType<typeof useAcceptance>['form']; zip: string }) {
  const words = useWords('quote');
  return (
    <>
      <FieldPair>
        <TextField
          label={words('accept.street')}
          autoComplete="street-address"
          maximum={limits.locationMaximum}
          isRequired
          {...form.field('street')}
        />
        <TextField
          label={`${words('accept.city')} (${zip})`}
          autoComplete="address-level2"
          maximum={limits.placeMaximum}
          isRequired
          {...form.field('city')}
        />
      </FieldPair>
      <PhoneField label={words('accept.phone')} {...form.field('phone')} />
    </>
  );
}
