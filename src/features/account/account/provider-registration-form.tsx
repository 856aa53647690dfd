import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import type { SessionUser } from '../../../api/session.ts';
import { planOfRegistration, plans } from '../../../contract/plans.ts';
import { paths } from '../../../paths.ts';
import styles from './account.module.css';
import { AgreedLine } from './agreed-line.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import type { RegistrationStep } from './registration-steps.ts';
import { useRegistration } from './use-registration.ts';

interface ProviderRegistrationFormProps {
  /** The `:type` of the URL, unchanged. */
  type: string;
  /** Who has an account takes up a further role with it: nothing is asked that is known. */
  person: SessionUser | undefined;
  onRegistered: (user: Pick<SessionUser, 'type' | 'email'>) => void;
  /** The plan: at the beginning, and beside the button that registers. */
  plan: ReactNode;
}

/** One thing a screen; the last one registers. */
export function ProviderRegistrationForm({ type, person, onRegistered, plan }: ProviderRegistrationFormProps) {
  const words = useWords('account');
  const { form, steps, step, go } = useRegistration({ type, person, onRegistered });
  const place = useFocusOnStep(step);
  const isService = plans[planOfRegistration(type)].strand === 'services';
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  return (
    <div ref={place} className="column gap16">
      {(at === 0 || isLast) && plan}
      <StepHead step={step} number={at + 1} count={steps.length} />
      <Form
        form={form}
        look="bare"
        submit={words(isLast ? 'provider.submit' : 'provider.continue')}
        busy={words('provider.busy')}
        actions={
          <>
            {before !== undefined && (
              <Button variant="plain" onClick={() => go(before)}>
                {words('provider.back')}
              </Button>
            )}
            <Button variant="plain" to={paths.becomeProviderPlans()}>
              {words('provider.cancel')}
            </Button>
          </>
        }
      >
        <RegistrationFields key={step} step={step} form={form} isService={isService} />
        {isLast && person !== undefined && <p>{words('provider.sameAccount', { email: person.email })}</p>}
        {isLast && <AgreedLine isProvider={isService} />}
      </Form>
    </div>
  );
}

interface StepHeadProps {
  step: RegistrationStep;
  number: number;
  count: number;
}

function StepHead({ step, number, count }: StepHeadProps) {
  const words = useWords('account');
  const said = words('provider.stepOf', { number, count });
  return (
    <>
      <ProgressLine label={said} done={number} of={count} />
      <h2 tabIndex={-1} className={`size25 ${styles['stepHeading']}`}>
        <small>{said}</small> {words(`provider.steps.${step}`)}
      </h2>
    </>
  );
}

/** Each step begins at its heading, or at what is wrong with it. The first one is read out by the page. */
function useFocusOnStep(step: RegistrationStep) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(
    function goToStep() {
      if (shown.current === step) return;
      shown.current = step;
      scrollTo(0, 0);
      const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? place.current?.querySelector('h2'))?.focus();
    },
    [step],
  );
  return place;
}
