import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { withRetries } from './with-retries.ts';

export type Staged<Stage> =
  | { state: 'loading' }
  | { state: 'failed'; at: 'load' | 'start' }
  | { state: 'ready'; stage: Stage };

/** Loads a map's code, creates the map once, and removes it with the component. */
export function useStage<Code, Stage extends { remove: () => void }>(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<Code>,
  raise: (code: Code, element: HTMLElement) => Stage,
): Staged<Stage> {
  const [staged, setStaged] = useState<Staged<Stage>>({ state: 'loading' });
  const loadOnce = useEffectEvent(() => withRetries(load));
  const raiseOnce = useEffectEvent((code: Code, element: HTMLElement): Staged<Stage> => {
    try {
      return { state: 'ready', stage: raise(code, element) };
    } catch (problem) {
      console.error('The map could not be set up', problem);
      return { state: 'failed', at: 'start' };
    }
  });
  useEffect(
    function raiseMap() {
      let isGone = false;
      let raised: Staged<Stage> = { state: 'loading' };
      const loadAndRaise = async (): Promise<void> => {
        try {
          const code = await loadOnce();
          if (isGone || place.current === null) return;
          raised = raiseOnce(code, place.current);
        } catch (problem) {
          console.error('The map could not be loaded', problem);
          raised = { state: 'failed', at: 'load' };
        }
        if (!isGone) setStaged(raised);
      };
      void loadAndRaise();
      return () => {
        isGone = true;
        if (raised.state === 'ready') raised.stage.remove();
        setStaged({ state: 'loading' });
      };
    },
    [place],
  );
  return staged;
}
