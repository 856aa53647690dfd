import type { ReactNode } from 'react';
import { useChosenStrand } from '../../api/chosen-strand.ts';
import { useLanguage, useWords } from '../../i18n/i18n.ts';
import { paths, type Strand, strandOfLanguage } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { GermanOffer } from './german-offer.tsx';
import styles from './landing.module.css';
import { AreaBand, AreaHero } from './landing-area.tsx';
import { FreeInHero, FreeSoon, NewestListings, useFreeSoon } from './landing-rows.tsx';
import { LandingSearch } from './landing-search.tsx';
import { Ends, Features } from './landing-sections.tsx';
import { PropertyTiles, ServiceTiles } from './landing-tiles.tsx';

/** One strand leads, whole. The other is a tab of the search and one block. */
export function LandingScreen() {
  const usual = strandOfLanguage[useLanguage()];
  const leading = useChosenStrand() ?? usual;
  return (
    <div className={styles['landing']}>
      {leading === 'property' ? <PropertyFirst /> : <ServicesFirst />}
      <Features />
      <Ends />
      <GermanOffer />
    </div>
  );
}

function PropertyFirst() {
  const words = useWords('landing');
  return (
    <>
      <div className={styles['hero']}>
        <Opening strand="property">
          <LandingSearch key="property" leading="property" />
          <div className={styles['ways']}>
            <PropertyWays />
          </div>
        </Opening>
        <AreaHero />
      </div>
      <NewestListings />
      <PropertyTiles />
      <section className={styles['other']}>
        <div>
          <h2>{words('other.services.title')}</h2>
          <p>{words('other.services.text')}</p>
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
  const free = useFreeSoon();
  const names = useWords('service-names');
  return (
    <>
      <div className={styles['hero']}>
        <Opening strand="services">
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
        <FreeInHero free={free} />
      </div>
      <FreeSoon free={free} />
      <ServiceTiles />
      <AreaBand>
        <PropertyWays />
      </AreaBand>
      <PropertyTiles />
    </>
  );
}

const often = ['haarschnitt', 'massage', 'reinigung'] as const;

/** The promise, its second half in another colour, and a line of what that means. */
function Opening({ strand, children }: { strand: Strand; children: ReactNode }) {
  const words = useWords('landing');
  const [promise, end] = [words(`leads.${strand}.promise`), words(`leads.${strand}.end`)];
  return (
    <Page
      width="full"
      title={`${promise} ${end}`}
      heading={
        <>
          {promise} <span className={styles['warm']}>{end}</span>
        </>
      }
      lead={words(`leads.${strand}.text`)}
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
