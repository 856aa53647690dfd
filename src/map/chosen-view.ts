import { useEffect, useEffectEvent, useRef } from 'react';
import type { Shape } from '../contract/area.ts';
import type { AreaStage } from './area-stage.ts';
import { boundsOfShapes } from './geometry.ts';
import type { MapView } from './map-view.ts';

/** The view that a map should show, with the names of DrawMap's properties. */
interface Goal {
  shapes: readonly Shape[];
  view: MapView;
  fitsShapes?: boolean;
  chosenView?: string;
}

export function goToChosen(stage: AreaStage, { shapes, view, fitsShapes }: Goal, options?: { animate: boolean }): void {
  const bounds = fitsShapes === true ? boundsOfShapes(shapes) : undefined;
  if (bounds === undefined) stage.goTo(view);
  else stage.fit(bounds, options);
}

/** The caller follows the map's view, except when a view was chosen elsewhere: then the map goes there. */
export function useChosenView(stage: AreaStage | undefined, goal: Goal): void {
  const { chosenView } = goal;
  const gone = useRef(chosenView);
  const go = useEffectEvent((on: AreaStage) => goToChosen(on, goal));
  useEffect(
    function goWhereChosen() {
      if (stage === undefined || gone.current === chosenView) return;
      gone.current = chosenView;
      go(stage);
    },
    [stage, chosenView],
  );
}
