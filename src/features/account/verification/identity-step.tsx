import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { ChecklistStep } from '#ui/checklist.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { getVerification, type Submission, submitIdentity } from '../../../contract/account/verification.ts';
import { type submitSellerIdentity } from '../../../contract/account/verification-seller.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { PhotoField } from './photo-field.tsx';
import { StateBadge } from './state-badge.tsx';
import type { StepPlace } from './step-place.ts';
import styles from './verification.module.css';

interface IdentityStepProps {
  identity: Submission | null;
  /** Providers and sellers submit the same document, each to their own call. */
  endpoint?: typeof submitIdentity | typeof submitSellerIdentity;
  refreshes?: Endpoint;
}

export function IdentityStep({ identity, endpoint = submitIdentity, refreshes = getVerification }: IdentityStepProps) {
  const words = useWords('verification');
  const state = identity?.state ?? 'open';
  const isAsked = identity?.state === 'pending' && identity.question !== null;
  return (
    <Section title={words('identity.title')} actions={<StateBadge state={state} />}>
      {identity?.state === 'approved' && (
        <p className="flush">
          {words('identity.approved', { day: formatDate(identity.decidedAt ?? identity.submittedAt) })}
        </p>
      )}
      {identity?.state === 'pending' && (
        <p className="flush">{words('identity.pending', { day: formatDate(identity.submittedAt) })}</p>
      )}
      {identity?.state === 'refused' && (
        <Notice kind="error" title={words('identity.failed')}>
          {identity.reason}
        </Notice>
      )}
      {isAsked && <Asked question={identity.question} />}
      {(state === 'open' || state === 'refused' || isAsked) && (
        <IdentityForm endpoint={endpoint} refreshes={refreshes} />
      )}
    </Section>
  );
}

/** What the administration wants to know before it decides. */
function Asked({ question }: { question: string | null }) {
  const words = useWords('verification');
  return (
    <Notice kind="info" title={words('asked')}>
      {question}
    </Notice>
  );
}

const stepStates = { open: 'open', pending: 'waits', approved: 'done', refused: 'wrong' } as const;

/** The same as a step of a provider's checklist. */
export function IdentityChecklistStep({ identity, ...step }: StepPlace & { identity: Submission | null }) {
  const words = useWords('verification');
  const state = identity?.state ?? 'open';
  const isAsked = identity?.state === 'pending' && identity.question !== null;
  return (
    <ChecklistStep
      {...step}
      title={words('identity.title')}
      state={isAsked ? 'wrong' : stepStates[state]}
      beside={<StateBadge state={state} />}
      text={
        identity?.state === 'approved'
          ? words('identity.approved', { day: formatDate(identity.decidedAt ?? identity.submittedAt) })
          : identity?.state === 'pending'
            ? words('identity.pending', { day: formatDate(identity.submittedAt) })
            : words('identity.short')
      }
    >
      {(state === 'open' || state === 'refused' || isAsked) && (
        <>
          {isAsked && <Asked question={identity.question} />}
          {identity?.state === 'refused' && (
            <Notice kind="error" title={words('identity.failed')}>
              {identity.reason}
            </Notice>
          )}
          <IdentityForm endpoint={submitIdentity} refreshes={getVerification} />
        </>
      )}
    </ChecklistStep>
  );
}

function IdentityForm({ endpoint, refreshes }: Required<Pick<IdentityStepProps, 'endpoint' | 'refreshes'>>) {
  const words = useWords('verification');
  const form = useForm(endpoint, {
    // The front has the name of the body's field, so that what the server says of the photographs stands at it.
    values: { images: '', back: '' },
    askOf: ({ images, back }) => ({ body: { images: [images, back].filter((id) => id !== '') } }),
    refreshes: [refreshes],
    sentenceOf: ({ sentence }) => `${words('identity.failed')}: ${sentence}`,
    onSent: () => toast.success(words('identity.submitted')),
  });
  return (
    <Form
      form={form}
      look="bare"
      submit={words('identity.submit')}
      busy={words('identity.submitting')}
      asksBeforeLeaving
    >
      <p className="quiet breaks">{words('identity.hint')}</p>
      <div className={`stack gap16 at-top ${styles['photos']}`}>
        <PhotoField label={words('identity.front')} isRequired {...form.field('images')} />
        <PhotoField label={words('identity.back')} hint={words('identity.backHint')} {...form.field('back')} />
      </div>
    </Form>
  );
}
