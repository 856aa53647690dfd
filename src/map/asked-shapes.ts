import type { Shape } from '../contract/area.ts';
import { writeShapes } from '../contract/shape-text.ts';

/** The shapes of the last change. The next change builds on them, even if they are not rendered yet. */
export interface AskedShapes {
  now: () => readonly Shape[];
  ask: (shapes: readonly Shape[]) => void;
  /** Call it with the rendered shapes: an earlier change on its way to the last, or a change from elsewhere. */
  follow: (rendered: readonly Shape[]) => void;
}

export function askedShapes(initial: readonly Shape[]): AskedShapes {
  let last = initial;
  let underWay: readonly string[] = [];
  return {
    now: () => last,
    ask: (shapes) => {
      last = shapes;
      underWay = [...underWay, writeShapes(shapes)];
    },
    follow: (rendered) => {
      // Compared as text, because shapes from an address are rounded.
      const at = underWay.lastIndexOf(writeShapes(rendered));
      const isOneOfSeveral = at !== -1 && at < underWay.length - 1;
      if (!isOneOfSeveral) last = rendered;
      underWay = isOneOfSeveral ? underWay.slice(at + 1) : [];
    },
  };
}
