import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DateField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { countries } from '../../../contract/country.ts';
import {
  type Bank,
  getBank,
  getBusiness,
  getReadiness,
  getTax,
  putBank,
  putTax,
  type Tax,
} from '../../../contract/services/business.ts';
import styles from './business.module.css';
import { DepositPart } from './deposit-part.tsx';

export function ProviderBankScreen() {
  const words = useWords('business');
  useKeptPlace(true);
  return (
    <Page title={words('bank.title')} lead={words('bank.lead')} width="text">
      <div className="stack gap16">
        <Section title={words('bank.account')}>
          <BankPart />
        </Section>
        <Section title={words('deposit.title')} lead={words('deposit.lead')}>
          <DepositPart />
        </Section>
        <Section title={words('tax.title')} lead={words('tax.lead')}>
          <TaxPart />
        </Section>
      </div>
    </Page>
  );
}

function BankPart() {
  const words = useWords('business');
  const kept = useAnswer(getBank, {}, { isAskedAnew: true });
  const [isChanging, setIsChanging] = useState(false);
  if (stateOf(kept) === 'failed') return <ErrorState title={words('failed')} onRetry={() => void kept.refetch()} />;
  if (kept.data === undefined) return <Skeleton lines={4} height={48} />;
  const { bank } = kept.data;
  if (bank !== null && !isChanging) return <KeptBank bank={bank} onChange={() => setIsChanging(true)} />;
  return <BankForm bank={bank} onEnd={() => setIsChanging(false)} />;
}

function KeptBank({ bank, onChange }: { bank: Bank; onChange: () => void }) {
  const words = useWords('business');
  return (
    <>
      <dl className={`stack ${styles['facts']}`}>
        {(['accountHolder', 'iban', 'bic', 'bankName'] as const).map((name) => (
          <div key={name}>
            <dt className="quiet small">{words(`bank.${name}`)}</dt>
            <dd className="digits breaks">{bank[name] ?? words('bank.none')}</dd>
          </div>
        ))}
      </dl>
      <Button variant="plain" onClick={onChange}>
        {words('bank.change')}
      </Button>
    </>
  );
}

/** The IBAN is typed anew: nobody is shown the whole of the one that is kept. */
function BankForm({ bank, onEnd }: { bank: Bank | null; onEnd: () => void }) {
  const words = useWords('business');
  const form = useForm(putBank, {
    values: {
      accountHolder: bank?.accountHolder ?? '',
      iban: '',
      bic: bank?.bic ?? '',
      bankName: bank?.bankName ?? '',
    },
    refreshes: [getBank, getReadiness],
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('bank.failed') : undefined),
    onSent: () => {
      onEnd();
      toast.success(words('bank.saved'));
    },
  });
  const cancel = (
    <Button variant="plain" onClick={onEnd}>
      {words('bank.cancel')}
    </Button>
  );
  return (
    <Form
      form={form}
      look="bare"
      submit={words('bank.save')}
      busy={words('bank.saving')}
      {...(bank === null ? {} : { actions: cancel })}
    >
      <TextField
        label={words('bank.accountHolder')}
        hint={words('bank.accountHolderHint')}
        autoComplete="name"
        isRequired
        {...form.field('accountHolder')}
      />
      <TextField label={words('bank.iban')} autoComplete="off" isRequired {...form.field('iban')} />
      <FieldPair>
        <TextField label={words('bank.bic')} hint={words('bank.optional')} autoComplete="off" {...form.field('bic')} />
        <TextField label={words('bank.bankName')} hint={words('bank.optional')} {...form.field('bankName')} />
      </FieldPair>
    </Form>
  );
}

function TaxPart() {
  const words = useWords('business');
  const kept = useAnswer(getTax, {}, { isAskedAnew: true });
  if (stateOf(kept) === 'failed') return <ErrorState title={words('failed')} onRetry={() => void kept.refetch()} />;
  if (kept.data === undefined) return <Skeleton lines={4} height={48} />;
  return <TaxForm key={JSON.stringify(kept.data)} tax={kept.data} />;
}

function TaxForm({ tax }: { tax: Tax }) {
  const words = useWords('business');
  const form = useForm(putTax, {
    values: { country: tax.country, taxId: '', birthDate: tax.birthDate ?? '', vatId: tax.vatId ?? '' },
    refreshes: [getTax, getBusiness, getReadiness],
    onSent: () => toast.success(words('tax.saved')),
  });
  const { country } = form.values;
  const isKept = tax.taxId !== null && country === tax.country;
  return (
    <Form form={form} look="bare" submit={words('tax.save')} busy={words('tax.saving')}>
      <SelectField
        label={words('tax.country')}
        choices={countries.map((name) => ({ value: name, label: words(`countries.${name}`) }))}
        {...form.field('country')}
      />
      <TextField
        label={words(`tax.taxId.${country}`)}
        hint={isKept ? words('tax.kept', { number: tax.taxId ?? '' }) : words(`tax.taxIdHint.${country}`)}
        autoComplete="off"
        isRequired={!isKept}
        {...form.field('taxId')}
      />
      <DateField label={words('tax.birthDate')} autoComplete="bday" isRequired {...form.field('birthDate')} />
      <TextField label={words('tax.vatId')} hint={words('tax.vatIdHint')} autoComplete="off" {...form.field('vatId')} />
    </Form>
  );
}
