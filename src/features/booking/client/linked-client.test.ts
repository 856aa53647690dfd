import { expect, it } from 'vitest';
import { withFirst } from './linked-client.ts';

const [anna, ben, zoe] = ['anna', 'ben', 'zoe'].map((id) => ({ id: id as never }));

it('puts the client of a link first, once, also where the page does not have them', () => {
  if (anna === undefined || ben === undefined || zoe === undefined) throw new Error('three are named');
  expect(withFirst(ben, [anna, ben])).toEqual([ben, anna]);
  expect(withFirst(zoe, [anna, ben])).toEqual([zoe, anna, ben]);
});
