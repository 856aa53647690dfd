import { readdir, readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keysOf, mortonKey } from '../../../tests/support/morton.ts';
import { integerBetween, randomFrom } from '../../../tests/support/random-areas.ts';
import { isInBox, type Point } from './box.ts';
import { boxOfCell, boxOfKeys, gridBits } from './morton.ts';

let database: PGlite;
beforeAll(async () => {
  database = await PGlite.create();
  await database.exec(`create schema app; ${await migratedFunction()}`);
}, 60_000);
afterAll(() => database.close());

const corners = [-180_000_000, -179_999_999, -1, 0, 1, 179_999_999, 180_000_000].flatMap((x) =>
  [-90_000_000, -89_999_999, -1, 0, 1, 89_999_999, 90_000_000].map((y) => ({ x, y })),
);

function scattered(seed: number, count: number): Point[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => ({
    x: integerBetween(random, -180e6, 180e6),
    y: integerBetween(random, -90e6, 90e6),
  }));
}

/** The definition of app.morton as the migrations have it. */
async function migratedFunction(): Promise<string> {
  const folder = new URL('../../../supabase/migrations/', import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  const [definition] = migrations.join('\n').match(/create function app\.morton[^;]*?\$\$[^$]*\$\$;/) ?? [];
  if (definition === undefined) throw new Error('no migration creates app.morton');
  return definition;
}

it('is what app.morton computes in Postgres, in every corner of the world and 20,000 places between', async () => {
  const points = [...corners, ...scattered(5, 20_000)];
  const { rows } = await database.query<{ key: string }>(
    `select app.morton(x, y)::text as key
     from unnest($1::integer[], $2::integer[]) with ordinality as place (x, y, position)
     order by position`,
    [points.map(({ x }) => x), points.map(({ y }) => y)],
  );
  expect(rows.map(({ key }) => Number(key))).toEqual(points.map(mortonKey));
});

it('puts a point into exactly the cells whose box holds it, on every level', () => {
  for (const point of [...corners, ...scattered(6, 500)]) {
    const key = mortonKey(point);
    let cell = { level: 0, column: 0, row: 0 };
    while (cell.level < gridBits) {
      const { level, column, row } = cell;
      const children = [0, 1, 2, 3].map((quarter) => ({
        level: level + 1,
        column: column * 2 + (quarter % 2),
        row: row * 2 + (quarter >> 1),
      }));
      const byBox = children.filter((child) => isInBox(boxOfCell(child), point));
      const byKey = children.filter((child) => key >= keysOf(child).lo && key < keysOf(child).hi);
      expect(byBox).toEqual(byKey);
      const [only, ...others] = byKey;
      expect(others).toEqual([]);
      if (only === undefined) throw new Error('no cell holds the point');
      cell = only;
    }
  }
});

it('halves the keys into boxes that hold exactly their points, square by square and half by half', () => {
  for (const point of [...corners, ...scattered(7, 500)]) {
    const key = mortonKey(point);
    let keys = { lo: 0, hi: 4 ** gridBits };
    while (keys.hi - keys.lo > 1) {
      const middle = keys.lo + (keys.hi - keys.lo) / 2;
      const halves = [
        { lo: keys.lo, hi: middle },
        { lo: middle, hi: keys.hi },
      ];
      const byBox = halves.filter((half) => isInBox(boxOfKeys(half), point));
      expect(byBox).toEqual(halves.filter(({ lo, hi }) => key >= lo && key < hi));
      const [only] = byBox;
      if (only === undefined) throw new Error('no half holds the point');
      keys = only;
    }
  }
});
