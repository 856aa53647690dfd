import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import cardStyles from '#ui/card.module.css';
import { CalendarIcon, ChatIcon, CheckIcon, ClockIcon, SearchIcon, ShieldIcon } from '#ui/icons.tsx';
import { StarIcon } from '#ui/more-icons.tsx';
import { Page } from '#ui/page.tsx';
import { useSession } from '../../../api/session.ts';
import { shownFeaturesOf } from '../../../contract/billing/plan-features.ts';
import { type PlanName, planNames, plans } from '../../../contract/plans.ts';
import { paths, plansAnchor, propertyPlansAnchor, type Strand } from '../../../paths.ts';
import styles from './become-provider.module.css';
import { PlanPrice } from './plan-price.tsx';

export function BecomeProviderScreen() {
  const words = useWords('account');
  const strands = useShownStrands();
  const isPropertyAlone = strands.length === 1;
  return (
    <>
      <div className={`relative clipped ${styles['hero']}`}>
        <HeroFilm />
        <Page
          title={words('become.title')}
          heading={<Sentences text={words('become.title')} />}
          lead={words('become.lead')}
        >
          <div className="row gap12">
            <Button
              variant="plain"
              className={styles['first']}
              to={paths.becomeProviderPlans(isPropertyAlone ? 'property' : 'services')}
            >
              {words('become.start')}
            </Button>
            <Button className={styles['onDark']} to={paths.providerLogin()}>
              {words('become.login')}
            </Button>
          </div>
        </Page>
      </div>
      <div className={styles['screen']}>
        <Benefits />
        <section id={plansAnchor} className={styles['plans']}>
          <h2>{words('become.plansTitle')}</h2>
          {strands.map((strand) => (
            <Plans key={strand} strand={strand} />
          ))}
          {isPropertyAlone && (
            <p>
              <Button variant="link" to={paths.becomeProviderPlans('services')}>
                {words('become.toServicePlans')}
              </Button>
            </p>
          )}
        </section>
      </div>
    </>
  );
}

const never = () => () => undefined;

/** Who sells properties, or asks for their plans, reads no others above or beside them. The anchor of all shows all. */
function useShownStrands(): readonly Strand[] {
  const session = useSession();
  const { hash } = useLocation();
  // A page that is written knows no anchor.
  const anchor = useSyncExternalStore(
    never,
    () => hash,
    () => '',
  );
  const isSeller = session.state === 'signed-in' && session.user.type === 'seller';
  const isPropertyAlone = anchor === `#${propertyPlansAnchor}` || (isSeller && anchor !== `#${plansAnchor}`);
  return isPropertyAlone ? ['property'] : ['services', 'property'];
}

/** A sentence that fits into one line is not broken: it begins on the next line instead. */
const Sentences = ({ text }: { text: string }) =>
  text.split(/(?<=\.) /).map((sentence) => (
    <Fragment key={sentence}>
      <span className={styles['sentence']}>{sentence}</span>{' '}
    </Fragment>
  ));

/** Decoration without sound. It stands still for whoever wants less motion, and can be paused by everybody. */
function HeroFilm() {
  const words = useWords('account');
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(function playUnlessUnwanted() {
    const isUnwanted = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = (): void => {
      if (isUnwanted.matches) film.current?.pause();
      else film.current?.play().catch(() => setIsPlaying(false));
    };
    follow();
    isUnwanted.addEventListener('change', follow);
    return () => isUnwanted.removeEventListener('change', follow);
  }, []);
  const toggle = (): void => {
    if (isPlaying) film.current?.pause();
    else void film.current?.play();
  };
  return (
    <>
      <video
        ref={film}
        className={styles['film']}
        src="/become-provider.webm"
        poster="/become-provider.webp"
        width={854}
        height={480}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
      />
      <Button variant="plain" className={`finger-tall pressable ${styles['filmButton']}`} onClick={toggle}>
        {words(isPlaying ? 'become.pause' : 'become.play')}
      </Button>
    </>
  );
}

const benefitIcons = [SearchIcon, CalendarIcon, ClockIcon, ShieldIcon, ChatIcon, StarIcon] as const;

function Benefits() {
  const words = useWords('account');
  const benefits = words('become.benefits', { returnObjects: true });
  return (
    <section>
      <h2>{words('become.benefitsTitle')}</h2>
      <ul className={`stack gap16 ${styles['benefits']}`}>
        {benefits.map(([title, text], index) => {
          const Icon = benefitIcons[index] ?? CheckIcon;
          return (
            <li key={title}>
              <Icon size={24} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The name of a plan in the register URL: `gold` is called `pro` there (docs/product/accounts.md). */
const typeOf = (plan: PlanName): string => (plan === 'gold' ? 'pro' : plan);

function Plans({ strand }: { strand: Strand }) {
  const words = useWords('account');
  const offered = planNames.filter((plan) => plans[plan].strand === strand);
  return (
    <div id={strand === 'property' ? propertyPlansAnchor : undefined} className={styles['plans']}>
      <h3>{words(`become.${strand}Plans`)}</h3>
      <ul className={`stack gap16 ${styles['planCards']}`}>
        {offered.map((plan) => (
          <li key={plan} className={cardStyles['card']}>
            <h4>{words(`plans.${plan}.name`)}</h4>
            <p className={styles['price']}>
              <PlanPrice plan={plan} />
            </p>
            <ul className={`stack gap6 grows from-top ${styles['features']}`}>
              {shownFeaturesOf(plan).map(({ name, count = 0 }) => (
                <li key={name}>
                  <CheckIcon size={18} /> {words(`plans.features.${name}`, { count, written: formatNumber(count) })}
                </li>
              ))}
            </ul>
            <Button to={paths.providerRegister(typeOf(plan))}>
              {words('become.choose', { plan: words(`plans.${plan}.name`) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
