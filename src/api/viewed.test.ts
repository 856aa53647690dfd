import { describe, expect, it } from 'vitest';
import { viewedOf, withViewed } from './viewed.ts';

describe('viewed listings', () => {
  it('remembers each listing once, the last opened at the end', () => {
    expect(withViewed(['a', 'b'], 'a')).toEqual(['b', 'a']);
  });
  it('forgets the oldest beyond 500', () => {
    const many = Array.from({ length: 500 }, (_, index) => `${index}`);
    const after = withViewed(many, 'new');
    expect(after).toHaveLength(500);
    expect(after[0]).toBe('1');
    expect(after.at(-1)).toBe('new');
  });
  it('takes a text that is no list for none', () => {
    expect(viewedOf('{"a":true}')).toEqual([]);
    expect(viewedOf('["a",1]')).toEqual(['a']);
    expect(viewedOf(null)).toEqual([]);
  });
});
