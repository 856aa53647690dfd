import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ChecklistStep } from '#ui/checklist.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { DateField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import {
  getVerification,
  type Proof,
  submitQualification,
  verificationMaximum,
} from '../../../contract/account/verification.ts';
import { PhotoField } from './photo-field.tsx';
import { StateBadge } from './state-badge.tsx';
import type { StepPlace } from './step-place.ts';
import styles from './verification.module.css';

/** What one has learnt, none of it needed: the last step of the checklist. */
export function ProofsStep({ proofs, ...step }: StepPlace & { proofs: readonly Proof[] }) {
  const words = useWords('verification');
  const [sent, setSent] = useState(0);
  return (
    <ChecklistStep
      {...step}
      title={words('proofs.title')}
      state={stepStateOf(proofs)}
      text={proofs.length === 0 ? words('proofs.lead') : words('proofs.count', { count: proofs.length })}
    >
      {proofs.length > 0 && (
        <ul className="stack gap12" aria-label={words('proofs.list')}>
          {proofs.map((proof) => (
            <ProofRow key={proof.id} proof={proof} />
          ))}
        </ul>
      )}
      <ProofForm key={sent} onSent={() => setSent((count) => count + 1)} />
    </ChecklistStep>
  );
}

function stepStateOf(proofs: readonly Proof[]): 'open' | 'done' | 'waits' {
  if (proofs.some(({ state }) => state === 'pending')) return 'waits';
  return proofs.some(({ state, isExpired }) => state === 'approved' && !isExpired) ? 'done' : 'open';
}

function ProofRow({
  proof: { name, state, submittedAt, decidedAt, reason, question, validUntil, isExpired },
}: {
  proof: Proof;
}) {
  const words = useWords('verification');
  const day = formatDate(decidedAt ?? submittedAt);
  const end =
    validUntil === null
      ? undefined
      : words(isExpired ? 'proofs.expired' : 'proofs.until', { day: formatDate(validUntil) });
  return (
    <li className={`stack gap4 ${styles['proof']}`}>
      <span className="line gap8 strong breaks">
        {name}
        <StateBadge state={state === 'approved' && isExpired ? 'expired' : state} />
      </span>
      <p className="quiet breaks">
        {[words(`proofs.${state}`, { day, reason: reason ?? '' }), state === 'refused' ? undefined : end]
          .filter((part) => part !== undefined)
          .join(', ')}
      </p>
      {question !== null && state === 'pending' && <p className="quiet breaks">{words('askedFor', { question })}</p>}
    </li>
  );
}

function ProofForm({ onSent }: { onSent: () => void }) {
  const words = useWords('verification');
  const form = useForm(submitQualification, {
    values: { name: '', validUntil: '', images: '', back: '' },
    askOf: ({ name, validUntil, images, back }) => ({
      body: {
        name,
        validUntil: validUntil === '' ? null : validUntil,
        images: [images, back].filter((id) => id !== ''),
      },
    }),
    refreshes: [getVerification],
    onSent: () => {
      toast.success(words('proofs.submitted'));
      onSent();
    },
  });
  return (
    <Form form={form} look="bare" submit={words('proofs.submit')} busy={words('proofs.submitting')} asksBeforeLeaving>
      <FieldPair>
        <TextField
          label={words('proofs.name')}
          placeholder={words('proofs.namePlaceholder')}
          maximum={verificationMaximum.name}
          isRequired
          {...form.field('name')}
        />
        <DateField
          label={words('proofs.validUntil')}
          hint={words('proofs.validUntilHint')}
          {...form.field('validUntil')}
        />
      </FieldPair>
      <div className={`stack gap16 at-top ${styles['photos']}`}>
        <PhotoField label={words('proofs.front')} isRequired {...form.field('images')} />
        <PhotoField label={words('proofs.back')} {...form.field('back')} />
      </div>
    </Form>
  );
}
