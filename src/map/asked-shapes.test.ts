import { describe, expect, it } from 'vitest';
import type { Shape } from '../contract/area.ts';
import { askedShapes } from './asked-shapes.ts';
import { circleOf } from './geometry.ts';

const none: Shape[] = [];
const one = [circleOf({ lat: 14.6, lng: 121 }, 1000)];
const two = [...one, circleOf({ lat: 10.3, lng: 123.9 }, 500)];

describe('the shapes asked for last', () => {
  it('are those, before they are rendered', () => {
    const asked = askedShapes(none);
    asked.ask(one);
    expect(asked.now()).toBe(one);
  });

  it('stay those when an earlier change is rendered meanwhile', () => {
    const asked = askedShapes(none);
    asked.ask(one);
    asked.ask(two);
    asked.follow(structuredClone(one));
    expect(asked.now()).toBe(two);
    asked.follow(two);
    asked.follow(one);
    expect(asked.now()).toBe(one);
  });

  it('are what was changed elsewhere, even to what was asked for once and never rendered', () => {
    const asked = askedShapes(none);
    asked.ask(one);
    asked.ask(two);
    asked.follow(two);
    asked.follow(one);
    expect(asked.now()).toBe(one);
    asked.ask(two);
    asked.follow(none);
    expect(asked.now()).toBe(none);
  });

  it('are known again when an address has rounded them', () => {
    const asked = askedShapes(none);
    asked.ask([circleOf({ lat: 14.600_000_04, lng: 121 }, 1000)]);
    asked.ask(two);
    asked.follow(one);
    expect(asked.now()).toBe(two);
  });
});
