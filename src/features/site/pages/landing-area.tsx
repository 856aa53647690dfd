import { type ReactNode, type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon, PolygonIcon } from '#ui/icons.tsx';
import { Loading } from '#ui/loading.tsx';
import { lazyMap } from '../../../map/lazy-map.tsx';
import styles from './landing.module.css';

const AreaMap = lazyMap(async () => (await import('./landing-area-map.tsx')).AreaMap);

interface AreaSearch {
  place: RefObject<HTMLElement | null>;
  isOpen: boolean;
  button: ReactNode;
  panel: ReactNode;
}

/** "Draw Area Search": a picture of what that is, in whose place the map comes. It is loaded when it is opened. */
function useAreaSearch(): AreaSearch {
  const words = useWords('landing');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(
    function showMap() {
      if (isOpen) place.current?.scrollIntoView();
    },
    [isOpen],
  );
  return {
    place,
    isOpen,
    button: (
      <Button
        variant="plain"
        icon={isOpen ? <CloseIcon size={20} /> : <PolygonIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words(isOpen ? 'area.close' : 'area.open')}
      </Button>
    ),
    panel: (
      <div id={id} className={isOpen ? undefined : `round26 ${styles['drawn']}`}>
        {isOpen && (
          <Suspense fallback={<Loading />}>
            <AreaMap onClose={() => setIsOpen(false)} />
          </Suspense>
        )}
      </div>
    ),
  };
}

/** Beside the promise of the property strand; what is given lies on the picture. */
export function AreaHero({ children }: { children: ReactNode }) {
  const words = useWords('landing');
  const { place, isOpen, button, panel } = useAreaSearch();
  return (
    <section
      ref={place}
      className={`column gap12 from-start ${styles['areaHero']}`}
      aria-label={words('area.title')}
      data-open={isOpen || undefined}
    >
      {button}
      {panel}
      {!isOpen && children}
    </section>
  );
}

/** The property strand where the services lead. */
export function AreaBand({ children }: { children: ReactNode }) {
  const words = useWords('landing');
  const { place, isOpen, button, panel } = useAreaSearch();
  return (
    <section ref={place} className={`column round26 ${styles['band']}`} data-open={isOpen || undefined}>
      <div>
        <h2>{words('other.property.title')}</h2>
        <p>{words('other.property.text')}</p>
        <div className={`line gap8 above16 ${styles['ways']}`}>
          {button}
          {children}
        </div>
      </div>
      {panel}
    </section>
  );
}
