import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { functionsPrefix } from '../../src/contract/endpoint-path.ts';
import missing from '../functions/missing.ts';
import type { Door, PlacedDoor, Surroundings } from '../http/door.ts';
import { wordsFirst } from '../http/route-order.ts';
import type { ScheduledDoor } from '../http/scheduled.ts';

interface Settings {
  schedule?: string;
  rateLimit?: object;
}

interface DoorModule {
  default: Door | PlacedDoor | ScheduledDoor;
  config?: Settings;
}

export interface LoadedDoor {
  name: string;
  door: Door;
  /** As the router here reads them. */
  paths: readonly string[];
  /** The calls among what it answers. */
  endpoints: readonly Endpoint[];
  schedule: string | undefined;
  /** What the schedule runs through it, each with a door to it alone. */
  jobs: ScheduledDoor['jobs'];
  /** For the platform: what the file says, and where the door answers; undefined if by its name alone. */
  config: (Settings & { path?: string[] }) | undefined;
}

/** `/calendar/:file{[^/]+}` -> `/calendar/:file([^/]+)`, as Netlify reads it. */
const platformPath = (path: string): string => path.replaceAll(/\{([^}]*)\}/g, '($1)');

function loaded(name: string, { default: door, config }: DoorModule): LoadedDoor {
  const byName = `${functionsPrefix}/${name}`;
  const { paths, endpoints } = 'paths' in door ? door : { paths: [], endpoints: [] };
  const placed = paths.filter((path) => path !== byName);
  const path = placed.length === 0 ? {} : { path: placed.map(platformPath) };
  return {
    name,
    door,
    paths: placed.length === 0 ? [byName] : placed,
    endpoints,
    schedule: config?.schedule,
    jobs: 'jobs' in door ? door.jobs : [],
    config: config === undefined && placed.length === 0 ? undefined : { ...config, ...path },
  };
}

const directory = join(import.meta.dirname, '../functions');

/** Every function as Netlify would find it: by file name, or by the paths at which it answers. */
export async function loadDoors(): Promise<LoadedDoor[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) =>
      loaded(file.slice(0, -'.ts'.length), (await import(`../functions/${file}`)) as DoorModule),
    ),
  );
}

/** A job of the schedule, with a door to it alone. */
export async function jobNamed(name: string): Promise<{ door: Door; schedule: string | undefined }> {
  for (const { jobs, schedule } of await loadDoors())
    for (const one of jobs) if (one.name === name) return { door: one.door, schedule };
  throw new Error(`no job ${name}`);
}

/** Answers one request, with what the platform would say of it. */
export type Routed = (request: Request, surroundings: Surroundings) => Promise<Response>;

/** The doors on their paths; scheduled functions are not reachable by URL, as on Netlify. Anything else is refused. */
export function routeDoors(doors: readonly LoadedDoor[]): Routed {
  const app = new Hono<{ Bindings: Surroundings }>();
  const routes = doors.flatMap(({ door, paths, schedule }) =>
    schedule === undefined ? paths.map((path) => ({ path, door })) : [],
  );
  for (const { path, door } of wordsFirst(routes)) app.all(path, ({ req: { raw }, env }) => door(raw, env));
  app.notFound(({ req: { raw }, env }) => missing(raw, env));
  return async (request, surroundings) => app.fetch(request, surroundings);
}
