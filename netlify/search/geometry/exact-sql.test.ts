import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Bounds, Shape } from '../../../src/contract/area.ts';
import { anArea, pointsFor, randomFrom } from '../../../tests/support/random-areas.ts';
import type { Point } from './box.ts';
import { contains } from './contains.ts';
import { exactTest } from './exact-sql.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
}, 60_000);
afterAll(() => database.close());

describe('exactTest', () => {
  it('answers in Postgres what contains() answers, over 200 random areas', async () => {
    const random = randomFrom(4);
    const wrong: unknown[] = [];
    for (let round = 0; round < 200; round += 1) {
      const { shapes, viewport } = anArea(random);
      const points = pointsFor(random, { shapes, viewport }, 300);
      const expected = points.map((point) => contains(shapes, point, viewport));
      const answers = await answersOf(shapes, viewport, points);
      const differing = points.filter((_, index) => answers[index] !== expected[index]);
      if (differing.length > 0) wrong.push({ shapes, viewport, differing });
    }
    expect(wrong).toEqual([]);
  }, 60_000);

  it('sees one micro-degree where Postgres in degrees sees none', async () => {
    const triangle: Shape = {
      type: 'polygon',
      coordinates: [
        { lat: 14, lng: 121 },
        { lat: 14, lng: 122 },
        { lat: 15, lng: 121 },
      ],
    };
    const onEdge = { x: 121_500_000, y: 14_500_000 };
    const off = { x: 121_500_001, y: 14_500_000 };
    expect(await answersOf([triangle], undefined, [onEdge, off])).toEqual([true, false]);
    const inDegrees = await database.query<{ answer: boolean }>(
      `select point(121.500001, 14.5) <@ polygon '((121,14),(122,14),(121,15))' as answer`,
    );
    expect(inDegrees.rows).toEqual([{ answer: true }]);
  });

  it('is true when nothing is asked for', () => {
    expect(exactTest([], undefined, { add: () => '$1' })).toBe('true');
  });
});

async function answersOf(shapes: Shape[], viewport: Bounds | undefined, points: Point[]) {
  const values: unknown[] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const add = (value: unknown) => `$${values.push(value)}`;
  const test = exactTest(shapes, viewport, { add }, { x: 'place.x', y: 'place.y' });
  const { rows } = await database.query<{ answer: boolean }>(
    `select ${test} as answer
     from unnest($1::integer[], $2::integer[]) with ordinality as place (x, y, position)
     order by position`,
    values,
  );
  return rows.map(({ answer }) => answer);
}
