import { useEffect, useMemo, useRef, useState } from 'react';
import type { Shape } from '../contract/area.ts';
import { withShape } from './shape-rules.ts';

/** Updates while drawing come at most this often. */
const sketchMilliseconds = 120;

/** The shape being drawn, and all shapes including it. */
export function useSketch(shapes: readonly Shape[]) {
  const [sketch, setSketch] = useState<Shape>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function forgetSketch() {
    return () => clearTimeout(timer.current);
  }, []);
  const sketched = useMemo(() => {
    const changed = sketch === undefined ? undefined : withShape(shapes, sketch);
    return changed !== undefined && 'shapes' in changed ? changed.shapes : undefined;
  }, [shapes, sketch]);
  return {
    sketched,
    sketch: (drawn: Shape | undefined): void => {
      clearTimeout(timer.current);
      if (drawn === undefined) setSketch(undefined);
      else timer.current = setTimeout(() => setSketch(drawn), sketchMilliseconds);
    },
  };
}
