import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { functionsPrefix } from '../../src/contract/endpoint-path.ts';
import missing from '../functions/missing.ts';
import type { Door, Surroundings } from '../http/serve.ts';

interface DoorModule {
  default: Door;
  config?: { path?: string | string[]; schedule?: string };
}

export interface LoadedDoor {
  name: string;
  door: Door;
  /** As the router here reads them. */
  paths: string[];
  schedule: string | undefined;
  /** As the file says it, for the platform. */
  config: DoorModule['config'];
}

/** `/provider/:id([0-9a-f]+)`, as Netlify reads it -> `/provider/:id{[0-9a-f]+}`. */
const routed = (path: string): string => path.replaceAll(/\(([^)]*)\)/g, '{$1}');

const directory = join(import.meta.dirname, '../functions');

/** Every function as Netlify would find it: by file name, or by the paths of its `config`. */
export async function loadDoors(): Promise<LoadedDoor[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.ts'.length);
      const module = (await import(`../functions/${file}`)) as DoorModule;
      const paths = [module.config?.path ?? `${functionsPrefix}/${name}`].flat().map(routed);
      return { name, door: module.default, paths, schedule: module.config?.schedule, config: module.config };
    }),
  );
}

/** Answers one request, with what the platform would say of it. */
export type Routed = (request: Request, surroundings: Surroundings) => Promise<Response>;

/** The doors on their paths; scheduled functions are not reachable by URL, as on Netlify. Anything else is refused. */
export function routeDoors(doors: readonly LoadedDoor[]): Routed {
  const app = new Hono<{ Bindings: Surroundings }>();
  for (const { door, paths, schedule } of doors) {
    if (schedule !== undefined) continue;
    for (const path of paths) app.all(path, ({ req: { raw }, env }) => door(raw, env));
  }
  app.notFound(({ req: { raw }, env }) => missing(raw, env));
  return async (request, surroundings) => app.fetch(request, surroundings);
}
