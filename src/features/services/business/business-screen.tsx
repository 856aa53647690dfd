import { Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { CheckboxGroup, RadioGroup } from '#ui/choice-fields.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FieldGroup, FieldPair, Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { TownFields } from '#ui/town-fields.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { useTowns } from '../../../api/use-towns.ts';
import { type Country, countries, countryNamed } from '../../../contract/country.ts';
import { type LegalFormName, legalFormOf, legalFormsIn } from '../../../contract/legal-form.ts';
import { businessForm, getBusiness, getReadiness, getTax, putBusiness } from '../../../contract/services/business.ts';
import type { Business } from '../../../contract/services/business-details.ts';
import {
  businessTextNames,
  craftsMaximum,
  type PaymentMeans,
  paymentMeans,
  type VatStatus,
} from '../../../contract/services/business-fields.ts';
import {
  craftTradeNumbers,
  craftTrades,
  type Qualification,
  qualifications,
} from '../../../contract/services/craft-trade.ts';
import { useOwner } from './use-owner.ts';
import { VatIdState } from './vat-id-state.tsx';

export function ProviderBusinessScreen() {
  const words = useWords('business');
  const owner = useOwner();
  const given = useAnswer(getBusiness, {}, { isAskedAnew: true });
  useKeptPlace(given.data !== undefined);
  if (owner === undefined) return null;
  return (
    <Page title={words('business.title')} lead={words('business.lead')} width="text">
      {stateOf(given) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void given.refetch()} />}
      {stateOf(given) === 'loading' && <Skeleton lines={6} height={56} />}
      {given.data !== undefined && <BusinessForm owner={owner} given={given.data.business} />}
    </Page>
  );
}

interface CraftEntry {
  trade: string;
  qualification: Qualification;
  proof: string;
}

type Texts = Record<(typeof businessTextNames)[number], string>;

interface Values extends Texts {
  isTrader: '' | 'trader' | 'private';
  legalForm: LegalFormName | '';
  country: Country;
  vatStatus: VatStatus | '';
  payments: PaymentMeans[];
  crafts: CraftEntry[];
}

/** A new form begins with what the registration knows. */
function valuesOf(owner: SessionUser, given: Business | null): Values {
  const known: Partial<Texts> = {
    name: owner.name,
    street: owner.address,
    zip: owner.zip ?? '',
    city: owner.city ?? '',
  };
  const texts = businessTextNames.map((name) => [name, (given === null ? known[name] : given[name]) ?? '']);
  return {
    ...(Object.fromEntries(texts) as Texts),
    isTrader: given === null ? '' : given.isTrader ? 'trader' : 'private',
    legalForm: given?.legalForm ?? '',
    country: given?.country ?? countryNamed(owner.country) ?? 'de',
    vatStatus: given?.vatStatus ?? '',
    payments: given?.payments ?? [],
    crafts: (given?.crafts ?? []).map((craft) => ({ ...craft, trade: String(craft.trade) })),
  };
}

const bodyOf = ({ isTrader, legalForm, vatStatus, crafts, ...values }: Values) => ({
  ...values,
  isTrader: isTrader === '' ? undefined : isTrader === 'trader',
  legalForm: legalForm === '' ? null : legalForm,
  vatStatus: vatStatus === '' ? null : vatStatus,
  crafts: values.country === 'de' ? crafts.map((craft) => ({ ...craft, trade: Number(craft.trade) })) : [],
});

function useBusinessForm(owner: SessionUser, given: Business | null) {
  const words = useWords('business');
  return useForm(putBusiness, {
    values: valuesOf(owner, given),
    schema: businessForm,
    askOf: (values) => ({ body: bodyOf(values) }),
    refreshes: [getBusiness, getReadiness, getTax],
    onSent: () => toast.success(words('business.saved')),
  });
}
type BusinessFields = ReturnType<typeof useBusinessForm>;

function BusinessForm({ owner, given }: { owner: SessionUser; given: Business | null }) {
  const words = useWords('business');
  const terms = useWords('profile');
  const form = useBusinessForm(owner, given);
  const { isTrader, country } = form.values;
  return (
    <Form form={form} submit={words('business.save')} busy={words('business.saving')} asksBeforeLeaving>
      <RadioGroup
        label={words('business.isTrader')}
        isRequired
        choices={[
          { value: 'trader', label: words('business.trader') },
          { value: 'private', label: words('business.private'), hint: words('business.privateHint') },
        ]}
        {...form.field('isTrader')}
      />
      <TextField
        label={terms('terms.name')}
        hint={words('business.nameHint')}
        autoComplete="organization"
        isRequired
        {...form.field('name')}
      />
      <AddressFields form={form} />
      <FieldGroup title={terms('business.payments')}>
        <CheckboxGroup
          label={words('business.payments')}
          hint={words('business.paymentsHint')}
          isRequired
          choices={paymentMeans
            // Only Switzerland has it.
            .filter((means) => means !== 'twint' || country === 'ch' || form.values.payments.includes('twint'))
            .map((value) => ({ value, label: terms(`business.means.${value}`) }))}
          {...form.field('payments')}
        />
      </FieldGroup>
      {isTrader === 'trader' && (
        <>
          <LegalFields form={form} />
          <VatFields form={form} />
          <FieldGroup title={terms('business.supervisor')} lead={words('business.supervisorLead')}>
            <TextField label={words('business.supervisor')} {...form.field('supervisor')} />
          </FieldGroup>
          <FieldGroup title={terms('terms.insurance')} lead={words('business.insuranceLead')}>
            <TextField label={words('business.insurer')} {...form.field('insurer')} />
            <TextField label={words('business.insuranceArea')} {...form.field('insuranceArea')} />
          </FieldGroup>
          {country === 'de' && <CraftFields form={form} />}
        </>
      )}
    </Form>
  );
}

function AddressFields({ form }: { form: BusinessFields }) {
  const words = useWords('business');
  const terms = useWords('profile');
  const towns = useTowns(form.values.country, form.values.zip);
  return (
    <FieldGroup title={terms('terms.address')}>
      <TextField label={words('business.street')} autoComplete="street-address" isRequired {...form.field('street')} />
      <TownFields
        zip={form.field('zip')}
        city={form.field('city')}
        zipLabel={words('business.zip')}
        cityLabel={words('business.city')}
        isRequired
        towns={towns}
      />
      <SelectField
        label={words('business.country')}
        autoComplete="country"
        choices={countries.map((country) => ({ value: country, label: words(`countries.${country}`) }))}
        {...form.field('country')}
      />
    </FieldGroup>
  );
}

function LegalFields({ form }: { form: BusinessFields }) {
  const words = useWords('business');
  const terms = useWords('profile');
  const { country, legalForm } = form.values;
  const { isRegistered = false, isRepresented = false } = legalForm === '' ? {} : legalFormOf(legalForm);
  const offered = legalFormsIn(country);
  const choices = [
    { value: '' as const, label: words('business.choose') },
    ...(legalForm === '' || offered.includes(legalForm) ? offered : [legalForm, ...offered]).map((name) => ({
      value: name,
      label: terms(`terms.legalForms.${name}`),
    })),
  ];
  return (
    <FieldGroup title={words('business.form')}>
      <SelectField label={terms('terms.legalForm')} isRequired choices={choices} {...form.field('legalForm')} />
      {isRepresented && (
        <TextField label={terms('terms.representative')} isRequired {...form.field('representative')} />
      )}
      {isRegistered && (
        <FieldPair>
          <TextField label={words('business.registerCourt')} isRequired {...form.field('registerCourt')} />
          <TextField
            label={words('business.registerNumber')}
            hint={words(`business.registerHint.${country}`)}
            isRequired
            {...form.field('registerNumber')}
          />
        </FieldPair>
      )}
    </FieldGroup>
  );
}

function VatFields({ form }: { form: BusinessFields }) {
  const words = useWords('business');
  const terms = useWords('profile');
  const { country, vatStatus } = form.values;
  return (
    <FieldGroup title={terms('terms.vat')}>
      <RadioGroup
        label={words('business.vatStatus')}
        isRequired
        choices={[
          { value: 'vat_id', label: words('business.vatYes') },
          // In Switzerland whoever charges VAT has an id for it.
          ...(country === 'ch'
            ? []
            : [
                {
                  value: 'tax_number' as const,
                  label: words('business.vatByNumber'),
                  hint: words('business.vatByNumberHint'),
                },
              ]),
          { value: 'small', label: words(`business.vatSmall.${country}`) },
        ]}
        {...form.field('vatStatus')}
      />
      {vatStatus === 'vat_id' && (
        <>
          <TextField label={words('business.vatId')} isRequired {...form.field('vatId')} />
          {/* Its words come when it is first shown: until then the form stays as it is. */}
          <Suspense fallback={null}>
            <VatIdState typed={form.values.vatId} />
          </Suspense>
        </>
      )}
      {vatStatus === 'tax_number' && (
        <TextField
          label={words('business.taxNumber')}
          hint={words('business.taxNumberHint')}
          autoComplete="off"
          isRequired
          {...form.field('taxNumber')}
        />
      )}
    </FieldGroup>
  );
}

function CraftFields({ form }: { form: BusinessFields }) {
  const words = useWords('business');
  const terms = useWords('profile');
  const trades = [
    { value: '', label: words('business.choose') },
    ...craftTradeNumbers.map((number) => ({ value: String(number), label: craftTrades[number] })),
  ];
  return (
    <FieldGroup title={words('business.crafts')} lead={words('business.craftsLead')}>
      <Rows
        rows={form.rows('crafts')}
        label={words('business.craftsList')}
        addLabel={words('business.addCraft')}
        blank={{ trade: '', qualification: 'master', proof: '' }}
        maximum={craftsMaximum}
      >
        {(index) => (
          <>
            <SelectField
              label={words('business.craft')}
              isRequired
              choices={trades}
              {...form.fieldOf('crafts', index, 'trade')}
            />
            <SelectField
              label={words('business.qualification')}
              isRequired
              choices={qualifications.map((name) => ({ value: name, label: terms(`terms.qualifications.${name}`) }))}
              {...form.fieldOf('crafts', index, 'qualification')}
            />
            <TextField label={words('business.proof')} isRequired {...form.fieldOf('crafts', index, 'proof')} />
          </>
        )}
      </Rows>
    </FieldGroup>
  );
}
