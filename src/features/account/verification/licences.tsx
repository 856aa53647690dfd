import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { Section } from '#ui/section.tsx';
import { DateField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { type Form as FormState, useForm } from '../../../api/form.ts';
import { verificationMaximum } from '../../../contract/account/verification.ts';
import {
  getSellerVerification,
  type Licence,
  type LicenceRole,
  type SellerRole,
  type LicenceForm as SentLicence,
  submitLicence,
} from '../../../contract/account/verification-seller.ts';
import { limits } from '../../../contract/limits.ts';
import { PhotoField } from './photo-field.tsx';
import { StateBadge } from './state-badge.tsx';
import styles from './verification.module.css';

interface LicencesProps {
  role: SellerRole | null;
  licences: readonly Licence[];
}

/** The licenses that were submitted, and the form for another one. */
export function Licences({ role, licences }: LicencesProps) {
  const words = useWords('verification');
  const [sent, setSent] = useState(0);
  return (
    <Section
      title={words('seller.licence.title')}
      lead={role === null || role === 'owner' ? undefined : words(`seller.licence.lead.${role}`)}
    >
      {licences.length > 0 && (
        <ul className="stack gap12" aria-label={words('seller.licence.list')}>
          {licences.map((licence) => (
            <LicenceRow key={licence.id} licence={licence} />
          ))}
        </ul>
      )}
      {role !== null && role !== 'owner' && (
        <LicenceForm key={`${role} ${sent}`} role={role} onSent={() => setSent((count) => count + 1)} />
      )}
    </Section>
  );
}

function LicenceRow({ licence }: { licence: Licence }) {
  const words = useWords('verification');
  const { role, number, name, broker, state, submittedAt, decidedAt, reason, question, validUntil, isExpired } =
    licence;
  const day = formatDate(decidedAt ?? submittedAt);
  const end =
    validUntil === null
      ? undefined
      : words(isExpired ? 'proofs.expired' : 'proofs.until', { day: formatDate(validUntil) });
  const facts = [
    name,
    broker === null ? undefined : words('seller.licence.under', broker),
    words(`proofs.${state}`, { day, reason: reason ?? '' }),
    state === 'refused' ? undefined : end,
  ];
  return (
    <li className={`stack gap4 ${styles['proof']}`}>
      <span className="line gap8 strong breaks">
        {words(`seller.licence.named.${role}`, { number })}
        <StateBadge state={state === 'approved' && isExpired ? 'expired' : state} />
      </span>
      <p className="quiet breaks">{facts.filter((fact) => fact !== undefined).join(', ')}</p>
      {question !== null && state === 'pending' && <p className="quiet breaks">{words('askedFor', { question })}</p>}
    </li>
  );
}

interface Entries {
  number: string;
  name: string;
  validUntil: string;
  brokerName: string;
  brokerNumber: string;
  images: string;
  back: string;
}

const blank: Entries = {
  number: '',
  name: '',
  validUntil: '',
  brokerName: '',
  brokerNumber: '',
  images: '',
  back: '',
};

/** What is sent has the fields of its role alone. */
function sentAs(
  role: LicenceRole,
  entries: Entries,
): Record<keyof SentLicence | 'brokerName' | 'brokerNumber', unknown> {
  const { number, name, validUntil, brokerName, brokerNumber, images, back } = entries;
  return {
    role,
    number,
    name,
    validUntil: validUntil === '' && role === 'developer' ? null : validUntil,
    images: [images, back].filter((id) => id !== ''),
    brokerName: role === 'salesperson' ? brokerName : undefined,
    brokerNumber: role === 'salesperson' ? brokerNumber : undefined,
  };
}

function LicenceForm({ role, onSent }: { role: LicenceRole; onSent: () => void }) {
  const words = useWords('verification');
  const form = useForm(submitLicence, {
    values: blank,
    askOf: (entries) => ({ body: sentAs(role, entries) }),
    refreshes: [getSellerVerification],
    sentenceOf: ({ code, sentence }) => (code === 'conflict' ? words('seller.licence.waits') : sentence),
    onSent: () => {
      toast.success(words('seller.licence.submitted'));
      onSent();
    },
  });
  const isProject = role === 'developer';
  return (
    <Form
      form={form}
      look="bare"
      submit={words('seller.licence.submit')}
      busy={words('seller.licence.submitting')}
      asksBeforeLeaving
    >
      <FieldPair>
        <TextField
          label={words(`seller.licence.number.${role}`)}
          placeholder="0012345"
          maximum={limits.licenceMaximum}
          isRequired
          {...form.field('number')}
        />
        <TextField
          label={words(isProject ? 'seller.licence.project' : 'seller.licence.holder')}
          maximum={verificationMaximum.name}
          isRequired
          {...form.field('name')}
        />
      </FieldPair>
      {role === 'salesperson' && <BrokerFields form={form} />}
      <DateField
        label={words('proofs.validUntil')}
        hint={words(isProject ? 'proofs.validUntilHint' : 'seller.licence.reminder')}
        isRequired={!isProject}
        {...form.field('validUntil')}
      />
      <div className={`stack gap16 at-top ${styles['photos']}`}>
        <PhotoField label={words('seller.licence.front')} isRequired {...form.field('images')} />
        <PhotoField label={words('proofs.back')} {...form.field('back')} />
      </div>
    </Form>
  );
}

/** The broker under whom a salesperson works. */
function BrokerFields({ form }: { form: FormState<Entries> }) {
  const words = useWords('verification');
  return (
    <FieldPair>
      <TextField
        label={words('seller.licence.brokerName')}
        maximum={verificationMaximum.name}
        isRequired
        {...form.field('brokerName')}
      />
      <TextField
        label={words('seller.licence.brokerNumber')}
        placeholder="0012345"
        maximum={limits.licenceMaximum}
        isRequired
        {...form.field('brokerNumber')}
      />
    </FieldPair>
  );
}
