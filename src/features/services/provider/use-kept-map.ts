import { useEffect, useEffectEvent } from 'react';
import { readStored, store } from '../../../api/storage.ts';
import type { ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

const key = 'servicesMap';

/** From this width on the map stands beside the list. Above it, on a phone, it would push away the first result. */
const hasRoom = (): boolean => matchMedia('(min-width: 1200px)').matches;

/** Keeps whether somebody wants the map of the results. Its tiles come from another server, so it is asked for once. */
export const keepMap = (isWanted: boolean): void => store(key, isWanted ? 'true' : null);

/** Shows the map beside the first results of a visit, if it was asked for the last time. */
export function useKeptMap(hasResults: boolean, { map }: ServicesState, change: ChangeServicesState): void {
  const show = useEffectEvent(() => {
    if (!map && readStored(key) === 'true' && hasRoom()) change({ map: true }, { replace: true });
  });
  // Only when results come: whoever closes it has closed it.
  useEffect(
    function showMapAskedForBefore() {
      if (hasResults) show();
    },
    [hasResults],
  );
}
