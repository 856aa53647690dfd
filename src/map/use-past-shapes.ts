import { useEffect, useRef, useState } from 'react';
import type { Shape } from '../contract/area.ts';

interface PastShapes {
  /** How many changes can be taken back. */
  count: number;
  /** The shapes before the last change. */
  takeBack: () => Shape[] | undefined;
}

const kept = 50;

/** Remembers every change of the shapes, made on the map or beside it, so that it can be undone. */
export function usePastShapes(shapes: readonly Shape[]): PastShapes {
  const [past, setPast] = useState<readonly (readonly Shape[])[]>([]);
  const last = useRef(shapes);
  const takenBack = useRef<readonly string[]>([]);
  useEffect(
    function keepPast() {
      const before = last.current;
      last.current = shapes;
      const text = JSON.stringify(shapes);
      if (JSON.stringify(before) === text) return;
      if (!takenBack.current.includes(text)) setPast((earlier) => [...earlier.slice(1 - kept), before]);
      else if (takenBack.current.at(-1) === text) takenBack.current = [];
    },
    [shapes],
  );
  return {
    count: past.length,
    takeBack: () => {
      const before = past.at(-1);
      if (before === undefined) return undefined;
      setPast(past.slice(0, -1));
      takenBack.current = [...takenBack.current, JSON.stringify(before)];
      return [...before];
    },
  };
}
