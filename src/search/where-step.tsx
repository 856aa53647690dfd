import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { PinIcon } from '#ui/more-icons.tsx';
import { call } from '../api/call.ts';
import { forgetRecentSearch, type RecentSearch, recentSearches } from '../api/recent-searches.ts';
import { type Country, countries } from '../contract/country.ts';
import { findNearestCode } from '../contract/services/provider.ts';
import { isServiceGroup, serviceNames } from '../contract/services/service-taxonomy.ts';
import styles from './service-search.module.css';
import type { ServiceQuestion } from './service-search.tsx';

interface WhereStepProps {
  /** The postal code where somebody is. */
  onFound: (nearest: { code: string; country: Country }) => void;
  /** Searches again as before. */
  onAgain: (question: ServiceQuestion) => void;
}

/** Beside the field: "near me", and what was searched before. */
export const WhereStep = ({ onFound, onAgain }: WhereStepProps) => (
  <>
    <NearMe onFound={onFound} />
    <Recent onAgain={onAgain} />
  </>
);

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Where the browser says that somebody is, to about a kilometre: nobody is told more. */
function position(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { timeout: 10_000, maximumAge: 300_000 },
    );
  });
}

type NearState = 'idle' | 'asking' | 'denied' | 'failed' | 'nowhere';

const isDenied = (problem: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' &&
  problem instanceof GeolocationPositionError &&
  problem.code === problem.PERMISSION_DENIED;

/** The position is asked for on a press only. */
export function NearMe({ onFound, isQuiet = false }: Pick<WhereStepProps, 'onFound'> & { isQuiet?: boolean }) {
  const words = useWords('near');
  const [state, setState] = useState<NearState>('idle');
  const find = async (): Promise<void> => {
    setState('asking');
    try {
      const { nearest } = await call(findNearestCode, { query: await position() });
      if (nearest === null) setState('nowhere');
      else onFound(nearest);
    } catch (problem) {
      if (!isDenied(problem)) console.warn('The position was not found', problem);
      setState(isDenied(problem) ? 'denied' : 'failed');
    }
  };
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'plain'}
        icon={<PinIcon size={18} />}
        isBusy={state === 'asking'}
        onClick={() => void find()}
      >
        {words(state === 'asking' ? 'asking' : 'ask')}
      </Button>
      {state !== 'idle' && state !== 'asking' && (
        <p role="alert" className="danger small">
          {words(state)}
        </p>
      )}
    </>
  );
}

function Recent({ onAgain }: Pick<WhereStepProps, 'onAgain'>) {
  const words = useWords('near');
  const names = useWords('service-names');
  const [searches, setSearches] = useState(recentSearches);
  if (searches.length === 0) return null;
  return (
    <section className={styles['recent']}>
      <h3>{words('recent')}</h3>
      <ul>
        {searches.map((search) => {
          const question = questionOf(search);
          const { service } = question;
          const what =
            service !== undefined && (isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`));
          const said = [...(what === false ? [] : [what]), search.zip || search.place].join(' · ');
          return (
            <li key={`${search.service} ${search.zip} ${search.place}`}>
              <Button
                variant="quiet"
                className={`text-start shrinks grows ${styles['again']}`}
                onClick={() => onAgain(question)}
              >
                {said}
              </Button>
              <Button
                variant="quiet"
                isIcon
                isCompact
                icon={<CloseIcon size={18} />}
                aria-label={words('forget', { search: said })}
                onClick={() => setSearches(forgetRecentSearch(search))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const questionOf = ({ zip, place, country, service }: RecentSearch): ServiceQuestion => ({
  ...(zip === '' ? { place } : { zip }),
  service: serviceNames.find((known) => known === service),
  country: countries.find((known) => known === country),
});
