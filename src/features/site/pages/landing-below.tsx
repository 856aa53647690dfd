import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { paths } from '../../../paths.ts';
import styles from './landing.module.css';
import { AreaBand } from './landing-area.tsx';
import { FreeSoon, NewestListings, ReducedListings } from './landing-rows.tsx';
import { Ends, Features, Promises } from './landing-sections.tsx';
import { PropertyTiles, ServiceTiles } from './landing-tiles.tsx';
import { PropertyWays } from './landing-ways.tsx';

// What stands below the promise and the search: written with the page, its code comes after that of the search.

export { FreeInHero, NewestOnMap } from './landing-rows.tsx';

/** Where the property strand leads. */
export function PropertyBelow() {
  const words = useWords('landing');
  return (
    <div className={styles['below']}>
      <NewestListings />
      <ReducedListings />
      <PropertyTiles />
      <section className={`line between on-warm round26 ${styles['other']}`}>
        <div>
          <h2>{words('other.services.title')}</h2>
          <p>{words('other.services.text')}</p>
        </div>
        <Button variant="call" icon={<SearchIcon />} to={paths.services()}>
          {words('services.find')}
        </Button>
      </section>
      <Features />
      <Ends />
    </div>
  );
}

/** The lower part of the landing page when services lead. One block stands for property. */
export const ServicesBelow = () => (
  <div className={styles['below']}>
    <FreeSoon />
    <ServiceTiles />
    <AreaBand>
      <PropertyWays />
    </AreaBand>
    <Promises />
  </div>
);
