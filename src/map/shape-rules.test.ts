import { describe, expect, it } from 'vitest';
import type { Shape } from '../contract/area.ts';
import { circleOf, polygonOf } from './geometry.ts';
import { withExclusionToggled, withoutShape, withShape, withShapeAt } from './shape-rules.ts';

const manila = { lat: 14.6, lng: 121 };
const circle = circleOf(manila, 1000);
const hole: Shape = { ...circleOf(manila, 100), exclude: true };
const bowTie = polygonOf([manila, { lat: 14.7, lng: 121.1 }, { lat: 14.7, lng: 121 }, { lat: 14.6, lng: 121.1 }]);

describe('the list of drawn shapes', () => {
  it('takes a shape at its end', () => {
    expect(withShape([circle], hole)).toEqual({ shapes: [circle, hole] });
  });

  it('refuses a polygon that crosses itself, new or edited', () => {
    expect(withShape([], bowTie)).toEqual({ fault: 'shapeCrosses' });
    expect(withShapeAt([circle], 0, bowTie)).toEqual({ fault: 'shapeCrosses' });
  });

  it('stays as it is where the changed shape is gone', () => {
    expect(withShapeAt([circle], 1, hole)).toEqual({ shapes: [circle] });
  });

  it('refuses the twenty-first shape', () => {
    expect(
      withShape(
        Array.from({ length: 20 }, () => circle),
        circle,
      ),
    ).toEqual({ fault: 'shapesTooMany' });
  });

  it('never consists of exclusions alone', () => {
    expect(withExclusionToggled([circle], 0)).toEqual({ fault: 'shapesInclude' });
    expect(withExclusionToggled([circle, hole], 1)).toEqual({ shapes: [circle, circleOf(manila, 100)] });
    expect(withoutShape([circle, hole], 0)).toEqual([]);
    expect(withoutShape([circle, hole], 1)).toEqual([circle]);
  });
});
