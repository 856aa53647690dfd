import { Suspense, useId, useState } from 'react';
import { useWords } from '../../i18n/i18n.ts';
import { lazyMap } from '../../map/lazy-map.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronDownIcon, PolygonIcon } from '../../ui/icons.tsx';
import { Loading } from '../../ui/loading.tsx';
import styles from './landing.module.css';

const AreaMap = lazyMap(async () => (await import('./landing-area-map.tsx')).AreaMap);

/** "Draw Area Search". The map is loaded when the section is opened. */
export function AreaSearch() {
  const words = useWords('landing');
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles['area']}>
      <div className={styles['inner']}>
        <div className={styles['areaHead']}>
          <div>
            <h2>{words('area.title')}</h2>
            <p>{words('area.text')}</p>
          </div>
          <Button variant="call" aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
            <PolygonIcon size={20} />
            {words(isOpen ? 'area.close' : 'area.open')}
            <ChevronDownIcon size={18} className={styles['chevron']} />
          </Button>
        </div>
        <div id={panel} hidden={!isOpen}>
          {isOpen && (
            <Suspense fallback={<Loading />}>
              <AreaMap />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
