import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { formatKilometres, formatMoney } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { FieldGroup, Form } from '#ui/form.tsx';
import { PinIcon } from '#ui/more-icons.tsx';
import { EmailField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { TownFields } from '#ui/town-fields.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useForm } from '../../../api/form.ts';
import { currentLanguage } from '../../../api/language.ts';
import type { SessionUser } from '../../../api/session.ts';
import { useTowns } from '../../../api/use-towns.ts';
import { quoteAppointment } from '../../../contract/booking/appointment.ts';
import { requestGuestCode } from '../../../contract/booking/guest.ts';
import { countryOfZone } from '../../../contract/country.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { email, freeText, phone, text } from '../../../contract/fields.ts';
import { fieldSentences } from '../../../contract/issues.ts';
import { limits } from '../../../contract/limits.ts';
import { isSalon } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import { chosenCards, placesOf } from '../../services/availability/chosen-cards.ts';
import styles from './booking.module.css';
import type { BookingDetails, BookingDraft } from './booking-draft.ts';
import { BookingBar, BookingFrame } from './booking-frame.tsx';
import { isProven, type StepProps } from './booking-steps.ts';
import { useWaitSentence } from './booking-wait.ts';
import { addressOf } from './booking-words.ts';
import { missingAnswers } from './card-answers.ts';
import { CardAnswers } from './card-answers.tsx';

const none = z.object({});

/** What is missing or wrong: an address only where one is asked for, and of a guest how to be reached. */
function faultsOf(values: BookingDetails, isGuest: boolean): Record<string, string> {
  const schema = z.object({
    note: freeText(2000),
    visitor: freeText(80),
    ...(values.place === 'customer'
      ? { street: text(limits.locationMaximum), zip: text(10), city: text(limits.placeMaximum) }
      : {}),
    ...(isGuest ? { name: text(80) } : {}),
    ...(isGuest && values.contact === 'email' ? { email } : {}),
    ...((isGuest && values.contact === 'phone') || values.phone.trim() !== '' ? { phone } : {}),
  });
  const parsed = z.safeParse(schema, values, { reportInput: true });
  return parsed.success ? {} : fieldSentences(parsed.error.issues, currentLanguage());
}

/** The server names the fields of its own body. */
const atOwnFields = (problem: unknown): unknown =>
  problem instanceof ApiError
    ? new ApiError({
        status: problem.status,
        code: problem.code,
        sentence: problem.sentence,
        fields: Object.fromEntries(
          Object.entries(problem.fields).map(([name, said]) => [name.replace(/^address\./, ''), said]),
        ),
        retryAfterSeconds: problem.retryAfterSeconds,
      })
    : problem;

type DetailsProps = StepProps & { user: SessionUser | undefined };

/** Where it takes place, a note, and of a guest how to be reached. */
export function BookingDetailsStep({ provider, draft, change, go, user }: DetailsProps) {
  const words = useWords('booking');
  const isGuest = user === undefined;
  const cards = chosenCards(provider.cards, draft.cards);
  const places = placesOf(cards);
  // Where no place fits, the way leads back to the cards; the shop is never promised.
  const [first = 'customer'] = places;
  const [begun] = useState<BookingDetails>(() => ({
    ...draft.details,
    ...(draft.details.street === '' && draft.details.zip === '' ? savedAddress(user) : {}),
    place: places.includes(draft.details.place) ? draft.details.place : first,
    phone: draft.details.phone === '' ? (user?.phone ?? '') : draft.details.phone,
  }));
  const isSentOff = useRef(false);
  const [keptAs] = useState(() => ({
    read: () => undefined,
    write: (typed: Record<string, unknown> | undefined) => {
      if (isSentOff.current) return;
      // A changed address is another way, whose price is not known.
      change({ details: { ...begun, ...typed }, ...(typed === undefined ? {} : { given: null }) });
    },
  }));
  const answerFaults = ({ answers }: BookingDetails): Record<string, string> =>
    Object.fromEntries(missingAnswers(cards, answers).map((key) => [`answers.${key}`, words('details.answerMissing')]));
  const form = useForm(requestGuestCode, {
    values: begun,
    schema: none,
    check: (values) => ({ ...faultsOf(values, isGuest), ...answerFaults(values) }),
    sentenceOf: useWaitSentence(),
    keptAs,
    send: async (_, details): Promise<Partial<BookingDraft>> => {
      const travelFeeCents = await travelFeeOf(provider.id, draft.cards, details).catch((problem: unknown) => {
        throw atOwnFields(problem);
      });
      const given = { details, given: { travelFeeCents } };
      if (isGuest && !isProven({ ...draft, details }))
        await call(requestGuestCode, {
          body: {
            ...(details.contact === 'email' ? { email: details.email } : { phone: details.phone }),
            provider: provider.id,
          },
        });
      isSentOff.current = true;
      return given;
    },
    onSent: (given) => {
      change(given);
      go(isGuest && !isProven({ ...draft, ...given }) ? 'code' : 'summary');
    },
  });
  const { place, contact } = form.values;
  const isKnown = useKnownAddress({
    form,
    isAsked: draft.given === null && draft.details.street === '',
    places,
    begun,
    user,
  });
  const shop = cards.every(({ category }) => isSalon(category)) ? 'salon' : 'business';
  const [isChanging, setIsChanging] = useState(!isKnown);
  const isAtFault = (['street', 'zip', 'city'] as const).some((name) => form.field(name).error !== undefined);
  const towns = useTowns(countryOfZone(provider.timeZone), form.values.zip);
  const here = paths.book(provider.id, { step: 'details' });
  return (
    <BookingFrame provider={provider} draft={draft} hasOwnBar>
      {isGuest && (
        <section className={`stack gap12 on-sunken round14 ${styles['account']}`}>
          <p>{words('details.account')}</p>
          <p>
            <Button variant="plain" to={paths.login(here)}>
              {words('details.login')}
            </Button>
            <Button variant="plain" to={paths.register(here)}>
              {words('details.register')}
            </Button>
          </p>
        </section>
      )}
      <Form
        form={form}
        submit={words('next')}
        busy={words('details.checking')}
        look="bare"
        barOf={(send) => (
          <BookingBar provider={provider} draft={draft}>
            {send}
          </BookingBar>
        )}
      >
        {places.length > 1 && (
          <RadioGroup
            label={words('details.place')}
            choices={[
              { value: 'shop', label: words(`details.shop.${shop}`), hint: shopOf(provider) },
              { value: 'customer', label: words('details.home') },
            ]}
            {...form.field('place')}
          />
        )}
        {places.length === 1 && (
          <p className="leading15 quiet">
            {place === 'shop'
              ? words(`details.onlyShop.${shop}`, {
                  where: [provider.name, shopOf(provider)].filter(Boolean).join(', '),
                })
              : words('details.onlyHome')}
          </p>
        )}
        {place === 'customer' && (
          <FieldGroup title={words('details.address')} lead={zonesOf(cards, provider.timeZone, words)}>
            {!isChanging && !isAtFault ? (
              <FactLines>
                <FactLine
                  icon={<PinIcon />}
                  term={words('details.address')}
                  title={addressOf(form.values)}
                  action={
                    <Button
                      variant="link"
                      aria-label={words('summary.changeNamed', { what: words('details.address') })}
                      onClick={() => setIsChanging(true)}
                    >
                      {words('summary.change')}
                    </Button>
                  }
                />
              </FactLines>
            ) : (
              <>
                <TextField
                  label={words('details.street')}
                  autoComplete="street-address"
                  isRequired
                  {...form.field('street')}
                />
                <TownFields
                  zip={form.field('zip')}
                  city={form.field('city')}
                  zipLabel={words('details.zip')}
                  cityLabel={words('details.city')}
                  isRequired
                  towns={towns}
                />
              </>
            )}
          </FieldGroup>
        )}
        {isGuest && (
          <FieldGroup title={words('details.guest')} lead={words('details.guestLead')}>
            <TextField label={words('details.name')} autoComplete="name" isRequired {...form.field('name')} />
            <RadioGroup
              label={words('details.contact')}
              isInRow
              choices={[
                { value: 'email', label: words('details.byEmail') },
                { value: 'phone', label: words('details.byPhone') },
              ]}
              {...form.field('contact')}
            />
            {contact === 'email' && <EmailField label={words('details.email')} isRequired {...form.field('email')} />}
          </FieldGroup>
        )}
        <PhoneField
          label={words('details.phone')}
          isRequired={isGuest && contact === 'phone'}
          hint={isGuest && contact === 'phone' ? words('details.phoneCode') : words('details.phoneHint')}
          mobileIn={isGuest && contact === 'phone' ? countryOfZone(provider.timeZone) : undefined}
          {...form.field('phone')}
        />
        <CardAnswers
          cards={cards}
          answers={form.values.answers}
          errorAt={(key) => form.errors[`answers.${key}`]}
          onAnswer={(key, answer) => {
            form.clearError(`answers.${key}`);
            form.setValues({ answers: { ...form.values.answers, [key]: answer } });
          }}
        />
        <TextField label={words('details.visitor')} autoComplete="off" maximum={80} {...form.field('visitor')} />
        <TextAreaField label={words('details.note')} rows={3} {...form.field('note')} />
        <p className="leading15 quiet">{words('details.pictures')}</p>
      </Form>
    </BookingFrame>
  );
}

interface KnownAddress {
  form: { submit: () => void };
  /** Nothing has been given or typed for this booking. */
  isAsked: boolean;
  places: readonly BookingDetails['place'][];
  begun: BookingDetails;
  user: SessionUser | undefined;
}

/**
 * Whether the account knows the address. If that is all that is needed, the step submits itself. It asks for the travel
 * fee, and the summary shows the address with a link to change it.
 */
function useKnownAddress({ form, isAsked, places, begun, user }: KnownAddress): boolean {
  const saved = savedAddress(user);
  const [isKnown] = useState(
    () => saved.street !== undefined && saved.street === begun.street && saved.zip === begun.zip,
  );
  const isSent = useRef(false);
  const isEnough =
    isKnown && isAsked && places.join() === 'customer' && Object.keys(faultsOf(begun, false)).length === 0;
  const submitIfEnough = useEffectEvent(() => {
    if (!isEnough || isSent.current) return;
    isSent.current = true;
    form.submit();
  });
  // Once, when the step begins.
  useEffect(function sendOffWhatIsKnown() {
    submitIfEnough();
  }, []);
  return isKnown;
}

/** The address of the account, where it has one. */
const savedAddress = (user: SessionUser | undefined): Partial<BookingDetails> =>
  user?.street == null || user.zip === null ? {} : { street: user.address, zip: user.zip, city: user.city ?? '' };

const shopOf = ({ street, zip, city }: StepProps['provider']): string =>
  [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** What coming costs, as the cards say it. */
function zonesOf(
  cards: ReturnType<typeof chosenCards>,
  timeZone: string,
  words: ReturnType<typeof useWords<'booking'>>,
): string {
  const currency = currencyOfZone(timeZone);
  const zones = cards.find(({ travelZones }) => travelZones.length > 0)?.travelZones ?? [];
  return zones
    .map(({ upTo, feeCents }) =>
      words('details.zone', { distance: formatKilometres(upTo), fee: formatMoney(feeCents / 100, currency) }),
    )
    .join(' · ');
}

async function travelFeeOf(
  provider: string,
  cards: readonly string[],
  { place, street, zip, city }: BookingDetails,
): Promise<number> {
  if (place === 'shop') return 0;
  const body = { providerId: provider, cards: [...cards], place, address: { street, zip, city } };
  return (await call(quoteAppointment, { body })).travelFeeCents;
}
