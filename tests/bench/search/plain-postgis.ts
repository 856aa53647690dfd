import type { Database } from '../../../netlify/adapters/ports.ts';
import { Parameters } from '../../../netlify/ground/sql-parameters.ts';
import {
  allOf,
  isPublic,
  kindConditions,
  measureConditions,
  wordConditions,
} from '../../../netlify/search/conditions.ts';
import { orderBy } from '../../../netlify/search/cursor.ts';
import { questionOf } from '../../../netlify/search/question.ts';
import type { Position, Shape } from '../../../src/contract/area.ts';
import { type Asked, pageLength } from './questions.ts';

/** The same questions as one would ask PostGIS: a geometry with a GiST index, sort indexes, and the planner decides. */
export interface PlainPostgis {
  /** A page and its exact total, one after the other. */
  ask(asked: Asked): Promise<{ pageMilliseconds: number; countMilliseconds: number }>;
}

const preparation = [
  `create table if not exists plain_listing as
     select id, category, deal_type, searched, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility, status,
            published_at, expires_at, st_setsrid(st_makepoint(public_longitude, public_latitude), 4326) as place
       from app.listing`,
  'create index if not exists plain_place on plain_listing using gist (place)',
  'create index if not exists plain_globe on plain_listing using gist ((place::geography))',
  'create index if not exists plain_newest on plain_listing (published_at desc, id desc)',
  'create index if not exists plain_cheapest on plain_listing (price_centavos, id)',
  `create index if not exists plain_words on plain_listing using gin (searched extensions.gin_trgm_ops)`,
  'analyze plain_listing',
];

/** Undefined where the server has no PostGIS, or forbids it; its maker must be an administrator of the server. */
export async function plainPostgis(database: Database): Promise<PlainPostgis | undefined> {
  const isThere = await database.query('create extension if not exists postgis').then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  for (const statement of preparation) await database.query(statement);
  return {
    ask: async (asked) => {
      const page = await milliseconds(database, asked, 'id', `${orderBy(asked.sort)} limit ${pageLength}`);
      const count = await milliseconds(database, asked, 'count(*)', '');
      return { pageMilliseconds: page, countMilliseconds: count };
    },
  };
}

async function milliseconds(database: Database, asked: Asked, columns: string, order: string): Promise<number> {
  const parameters = new Parameters();
  const question = questionOf({ category: 'all', ...asked.filters }, new Date());
  const conditions = [
    isPublic(question, parameters),
    ...kindConditions(question, parameters),
    ...measureConditions(question, parameters),
    ...wordConditions(question, parameters),
    ...placeConditions(asked.shapes, parameters),
  ];
  const started = performance.now();
  await database.query(`select ${columns} from plain_listing where ${allOf(conditions)} ${order}`, parameters.values);
  return performance.now() - started;
}

function placeConditions(shapes: readonly Shape[], parameters: Parameters): string[] {
  const included = shapes.filter(({ exclude }) => exclude !== true).map((shape) => conditionOf(shape, parameters));
  const excluded = shapes.filter(({ exclude }) => exclude === true).map((shape) => conditionOf(shape, parameters));
  return [
    ...(included.length === 0 ? [] : [`(${included.join(' or ')})`]),
    ...excluded.map((condition) => `not ${condition}`),
  ];
}

function conditionOf(shape: Shape, parameters: Parameters): string {
  const number = (value: number) => `${parameters.add(value)}::float8`;
  switch (shape.type) {
    case 'rectangle': {
      const { west, south, east, north } = shape.bounds;
      const corners = [west, south, east, north].map(number).join(', ');
      return `st_intersects(place, st_makeenvelope(${corners}, 4326))`;
    }
    case 'circle': {
      const { lng, lat } = shape.center;
      const middle = `st_setsrid(st_makepoint(${number(lng)}, ${number(lat)}), 4326)::geography`;
      return `st_dwithin(place::geography, ${middle}, ${number(shape.radius)}, false)`;
    }
    case 'polygon':
      return `st_intersects(place, st_geomfromtext(${parameters.add(ringText(shape.coordinates))}::text, 4326))`;
  }
}

const ringText = (coordinates: readonly Position[]): string =>
  `POLYGON((${[...coordinates, ...coordinates.slice(0, 1)].map(({ lng, lat }) => `${lng} ${lat}`).join(', ')}))`;
