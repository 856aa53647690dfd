import { Link } from 'react-router-dom';
import { stateOf, useAnswer } from '../../api/query.ts';
import type { SessionUser } from '../../api/session.ts';
import { type AdviceCode, adviceCodes, getReadiness, type ReadinessCode } from '../../contract/business.ts';
import { servicePlanOf } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './business.module.css';

type Step = ReadinessCode | AdviceCode;

const untilVisible = ['email', 'business', 'card'] as const satisfies readonly ReadinessCode[];
const untilBookable = ['phone', 'hours', 'place'] as const satisfies readonly ReadinessCode[];

/** Where a step is done. A step without a screen of its own says that it comes later. */
const places: Partial<Record<Step, string>> = {
  business: paths.providerBusiness(),
  card: paths.serviceCards(),
  hours: paths.providerHours(),
  phone: paths.providerPersonal(),
  place: paths.serviceCards(),
  picture: paths.providerPersonal(),
  identity: paths.providerVerify(),
  bank: paths.providerBank(),
  tax: paths.providerBank(),
};

/** What is missing until customers see the provider and can book, in any order; each line leads to where it is done. */
export function FirstSteps({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const readiness = useAnswer(getReadiness, {}, { isAskedAnew: true });
  const title = words(owner.isFirst ? 'steps.first' : 'steps.title');
  if (stateOf(readiness) === 'failed')
    return <ErrorState title={words('failed')} onRetry={() => void readiness.refetch()} />;
  if (readiness.data === undefined)
    return (
      <Section title={title}>
        <Skeleton lines={5} />
      </Section>
    );
  const { visible, bookable, missing, byArrangement, advised } = readiness.data;
  const isOpen = (step: Step): boolean => [...missing, ...advised].some((code) => code === step);
  return (
    <>
      {visible && (
        <Notice
          kind="success"
          action={
            <Button variant="plain" to={paths.provider(owner.id)}>
              {words('dashboard.toProfile')}
            </Button>
          }
        >
          {words(bookable ? 'steps.isBookable' : 'steps.isVisible')}
        </Notice>
      )}
      {bookable && byArrangement.length > 0 && (
        <Notice kind="info" action={<ArrangementLink owner={owner} />}>
          {words('steps.byArrangement', { names: byArrangement.join(', ') })}
        </Notice>
      )}
      {missing.length === 0 && advised.length > 0 && (
        <Section title={words('steps.advised')}>
          <StepList steps={advised} isOpen={isOpen} />
        </Section>
      )}
      {missing.length > 0 && (
        <Section title={title} lead={words('steps.lead')}>
          {!visible && <Steps title={words('steps.visible')} steps={untilVisible} isOpen={isOpen} />}
          {!bookable && <Steps title={words('steps.bookable')} steps={untilBookable} isOpen={isOpen} />}
          {advised.length > 0 && <Steps title={words('steps.advised')} steps={adviceCodes} isOpen={isOpen} />}
        </Section>
      )}
    </>
  );
}

/** Times at the customer's need the plan for them, and then zones on the cards. */
function ArrangementLink({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const isInPlan = servicePlanOf(owner.package).homeService;
  return (
    <Button variant="plain" to={isInPlan ? paths.serviceCards() : paths.providerUpgrade()}>
      {words(isInPlan ? 'steps.toZones' : 'steps.toPlatin')}
    </Button>
  );
}

interface StepListProps {
  steps: readonly Step[];
  isOpen: (step: Step) => boolean;
}

const Steps = ({ title, ...list }: StepListProps & { title: string }) => (
  <>
    <h3 className={styles['stepsTitle']}>{title}</h3>
    <StepList {...list} />
  </>
);

const StepList = ({ steps, isOpen }: StepListProps) => (
  <ul className={styles['steps']}>
    {steps.map((step) => (
      <StepLine key={step} step={step} isOpen={isOpen(step)} />
    ))}
  </ul>
);

function StepLine({ step, isOpen }: { step: Step; isOpen: boolean }) {
  const words = useWords('business');
  const place = places[step];
  const name = words(`steps.${step}`);
  return (
    <li className={styles['step']} data-done={!isOpen}>
      <span className={styles['mark']}>{!isOpen && <CheckIcon size={16} />}</span>
      <span className={styles['stepText']}>
        {isOpen && place !== undefined ? <Link to={place}>{name}</Link> : <span>{name}</span>}
        {isOpen && <span className={styles['quiet']}>{words(`steps.${step}Text`)}</span>}
      </span>
      {!isOpen && <Badge kind="success">{words('steps.done')}</Badge>}
      {isOpen && place === undefined && step !== 'email' && <Badge>{words('steps.soon')}</Badge>}
    </li>
  );
}
