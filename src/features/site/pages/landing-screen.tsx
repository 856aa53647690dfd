import type { ReactNode } from 'react';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Page } from '#ui/page.tsx';
import { useStrandChosenBefore } from '../../../api/chosen-strand.ts';
import { paths, type Strand, strandOfLanguage } from '../../../paths.ts';
import { GermanOffer } from './german-offer.tsx';
import styles from './landing.module.css';
import { AreaHero } from './landing-area.tsx';
import { LandingSearch } from './landing-search.tsx';
import { PropertyWays } from './landing-ways.tsx';

const load = async () => await import('./landing-below.tsx');
const PropertyParts = lazyPart(async () => (await load()).PropertyBelow);
const ServicesParts = lazyPart(async () => (await load()).ServicesBelow);
const FreeParts = lazyPart(async () => (await load()).FreeInHero);
const ListingOnMap = lazyPart(async () => (await load()).NewestOnMap);

const room = <div className={styles['room']} />;

const PropertyBelow = () => (
  <LatePart fallback={room}>
    <PropertyParts />
  </LatePart>
);

const ServicesBelow = () => (
  <LatePart fallback={room}>
    <ServicesParts />
  </LatePart>
);

const FreeInHero = () => (
  <LatePart>
    <FreeParts />
  </LatePart>
);

/** One strand leads, whole. The other is a tab of the search and one block. */
export function LandingScreen() {
  const usual = strandOfLanguage[useLanguage()];
  const leading = useStrandChosenBefore() ?? usual;
  return (
    <div className={styles['landing']}>
      <GermanOffer />
      {leading === 'property' ? <PropertyFirst /> : <ServicesFirst />}
    </div>
  );
}

const PropertyFirst = () => (
  <>
    <div className={styles['hero']}>
      <Opening strand="property">
        <LandingSearch key="property" leading="property" />
        <div className={`line gap8 above16 ${styles['ways']}`}>
          <PropertyWays />
        </div>
      </Opening>
      <AreaHero>
        <LatePart>
          <ListingOnMap />
        </LatePart>
      </AreaHero>
    </div>
    <PropertyBelow />
  </>
);

function ServicesFirst() {
  const words = useWords('landing');
  const names = useWords('service-names');
  return (
    <>
      <div className={styles['hero']}>
        <Opening strand="services">
          <LandingSearch key="services" leading="services" />
          <div className={`line gap8 above16 ${styles['ways']}`}>
            <span className="quiet small">{words('services.often')}</span>
            {often.map((service) => (
              <Button key={service} variant="plain" isPill to={paths.services({ service })}>
                {names(`names.${service}`)}
              </Button>
            ))}
          </div>
        </Opening>
        <FreeInHero />
      </div>
      <ServicesBelow />
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
          {promise} <span className="warm">{end}</span>
        </>
      }
      lead={words(`leads.${strand}.text`)}
    >
      {children}
    </Page>
  );
}
