import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './landing.module.css';
import { AreaBand, AreaHero } from './landing-area.tsx';
import { FreeSoon, NewestListings } from './landing-rows.tsx';
import { LandingSearch } from './landing-search.tsx';
import { Ends, Features, Tiles } from './landing-sections.tsx';

/** One strand leads, whole: property in English, the services in German. The other is a tab of the search and one block. */
export function LandingScreen() {
  const leading = useLanguage() === 'de' ? 'services' : 'property';
  return (
    <div className={styles['landing']}>
      {leading === 'property' ? <PropertyFirst /> : <ServicesFirst />}
      <Features />
      <Ends />
    </div>
  );
}

function PropertyFirst() {
  const words = useWords('landing');
  return (
    <>
      <div className={styles['hero']}>
        <Opening>
          <LandingSearch key="property" leading="property" />
          <div className={styles['ways']}>
            <PropertyWays />
          </div>
        </Opening>
        <AreaHero />
      </div>
      <NewestListings />
      <Tiles />
      <section className={styles['other']}>
        <div>
          <h2>{words('other.title')}</h2>
          <p>{words('other.text')}</p>
        </div>
        <Button variant="call" icon={<SearchIcon />} to={paths.services()}>
          {words('services.find')}
        </Button>
      </section>
    </>
  );
}

function ServicesFirst() {
  const words = useWords('landing');
  const names = useWords('service-names');
  return (
    <>
      <div className={`${styles['hero']} ${styles['alone']}`}>
        <Opening>
          <LandingSearch key="services" leading="services" />
          <div className={styles['ways']}>
            <span className={styles['often']}>{words('services.often')}</span>
            {often.map((service) => (
              <Button key={service} variant="plain" isPill to={paths.services({ service })}>
                {names(`names.${service}`)}
              </Button>
            ))}
          </div>
        </Opening>
      </div>
      <FreeSoon />
      <AreaBand>
        <PropertyWays />
      </AreaBand>
      <Tiles />
    </>
  );
}

const often = ['haarschnitt', 'massage', 'reinigung'] as const;

/** The promise, its second half in another colour, and a line of what that means. */
function Opening({ children }: { children: ReactNode }) {
  const words = useWords('landing');
  const [promise, end] = [words('promise'), words('promiseEnd')];
  return (
    <Page
      width="full"
      title={`${promise} ${end}`}
      heading={
        <>
          {promise} <span className={styles['warm']}>{end}</span>
        </>
      }
      lead={words('lead')}
    >
      {children}
    </Page>
  );
}

/** The three buttons of the property strand. */
function PropertyWays() {
  const words = useWords('landing');
  return (
    <>
      <Button variant="plain" isPill to={paths.home()}>
        {words('browse')}
      </Button>
      <Button variant="plain" isPill to={paths.home({ category: 'architects' })}>
        {words('architects')}
      </Button>
      <Button variant="plain" isPill to={paths.home({ category: 'constructors' })}>
        {words('constructors')}
      </Button>
    </>
  );
}
