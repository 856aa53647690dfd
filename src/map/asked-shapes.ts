import type { Shape } from '../contract/area.ts';
import { writeShapes } from '../contract/shape-text.ts';

/** The shapes as they were asked for last: what changes them builds on these, rendered yet or not. */
export interface AskedShapes {
  now: () => readonly Shape[];
  ask: (shapes: readonly Shape[]) => void;
  /** Tells what is rendered: one of those asked for, on its way to the last, or what was changed elsewhere. */
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
      // As text: shapes that have been through an address are rounded.
      const at = underWay.lastIndexOf(writeShapes(rendered));
      const isOneOfSeveral = at !== -1 && at < underWay.length - 1;
      if (!isOneOfSeveral) last = rendered;
      underWay = isOneOfSeveral ? underWay.slice(at + 1) : [];
    },
  };
}
