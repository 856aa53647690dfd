import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { ProgressLine } from '#ui/progress-line.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { servicePlanOf } from '../../../contract/plans.ts';
import { type AdviceCode, getReadiness, type ReadinessCode } from '../../../contract/services/business.ts';
import { paths } from '../../../paths.ts';
import styles from './panels.module.css';

type Step = ReadinessCode | AdviceCode;

const untilVisible = ['email', 'business', 'card'] as const satisfies readonly ReadinessCode[];
const untilBookable = ['phone', 'hours', 'place', 'report'] as const satisfies readonly ReadinessCode[];

/** Where a step is done. The address is confirmed by a link in a mail. */
const places: Partial<Record<Step, string>> = {
  business: paths.providerBusiness(),
  card: paths.serviceCards(),
  hours: paths.providerHours(),
  phone: paths.providerPersonal(),
  place: paths.serviceCards(),
  report: paths.providerBank(),
  processing: paths.processing(),
  picture: paths.providerPersonal(),
  identity: paths.providerVerify(),
  bank: paths.providerBank(),
  tax: paths.providerBank(),
};

/**
 * What is missing until the provider is public and bookable: in any order, the next step highlighted, each line a link.
 */
export function FirstSteps({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const readiness = useAnswer(getReadiness, {}, { isAskedAnew: true });
  const title = words(owner.isFirst ? 'steps.first' : 'steps.title');
  if (stateOf(readiness) === 'failed')
    return <ErrorState title={words('failed')} onRetry={() => void readiness.refetch()} />;
  if (readiness.data === undefined)
    return (
      <Section title={title} isCard={false}>
        <Skeleton lines={6} />
      </Section>
    );
  const { visible, bookable, missing, byArrangement, advised, isTakenDown } = readiness.data;
  return (
    <>
      {visible && !isTakenDown && (
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
      {missing.length === 0 && advised.length > 0 && <Advised advised={advised} />}
      {missing.length > 0 && (
        <Section
          title={title}
          isCard={false}
          lead={[
            words(bookable ? 'steps.leftVisible' : 'steps.left', { count: missing.length }),
            !visible && words('steps.firstThree'),
          ]
            .filter(Boolean)
            .join(' ')}
        >
          <Checklist missing={missing} />
          {advised.length > 0 && <Later advised={advised} />}
        </Section>
      )}
    </>
  );
}

/** Asked of those alone whom they concern. */
const rare: readonly ReadinessCode[] = ['place', 'report'];

function Checklist({ missing }: { missing: readonly ReadinessCode[] }) {
  const words = useWords('business');
  const steps = [...untilVisible, ...untilBookable].filter((step) => !rare.includes(step) || missing.includes(step));
  const done = steps.length - missing.length;
  // The first that can be done here; the address is confirmed in the mailbox.
  const next = steps.find((step) => missing.includes(step) && places[step] !== undefined);
  return (
    <>
      <ProgressLine label={words('steps.progress', { done, of: steps.length })} done={done} of={steps.length} />
      <ol>
        {steps.map((step, index) => (
          <StepLine key={step} step={step} number={index + 1} isOpen={missing.includes(step)} isNext={step === next} />
        ))}
      </ol>
    </>
  );
}

interface StepLineProps {
  step: ReadinessCode;
  number: number;
  isOpen: boolean;
  isNext: boolean;
}

function StepLine({ step, number, isOpen, isNext }: StepLineProps) {
  const words = useWords('business');
  const place = places[step];
  const name = words(`steps.${step}`);
  return (
    <li className={`stack gap4-16 at-middle ruled ${styles['step']}`} data-done={!isOpen} data-next={isNext}>
      <span className={`inline strong centered ${styles['mark']}`} aria-hidden="true">
        {isOpen ? number : <CheckIcon size={18} />}
      </span>
      <span className="stack gap2 breaks">
        {isOpen && place !== undefined ? <Link to={place}>{name}</Link> : <strong>{name}</strong>}
        {isOpen && <span className="quiet">{words(`steps.${step}Text`)}</span>}
        {!isOpen && <span className="visually-hidden">{words('steps.done')}</span>}
      </span>
      {isNext && (
        <span className={`strong pill ${styles['go']}`} aria-hidden="true">
          {words('steps.go')}
        </span>
      )}
    </li>
  );
}

/** What would help, where nothing is missing. */
function Advised({ advised }: { advised: readonly AdviceCode[] }) {
  const words = useWords('business');
  return (
    <Section title={words('steps.advised')} isCard={false}>
      <Lines>
        {advised.map((step) => (
          <Line
            key={step}
            to={places[step] ?? paths.providerDashboard()}
            title={words(`steps.${step}`)}
            text={words(`steps.${step}Text`)}
          />
        ))}
      </Lines>
    </Section>
  );
}

/** What nobody has to do now, in one line. */
function Later({ advised }: { advised: readonly AdviceCode[] }) {
  const words = useWords('business');
  return (
    <p className={`quiet ${styles['later']}`}>
      {words('steps.later')}{' '}
      {advised.map((step, index) => (
        <span key={step}>
          {index > 0 && ', '}
          <Link to={places[step] ?? paths.providerDashboard()}>{words(`steps.${step}`)}</Link>
        </span>
      ))}
    </p>
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
