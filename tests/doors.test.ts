import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Handler } from '../netlify/http/answer.ts';
import { loadDoors } from '../netlify/local/doors.ts';
import { pathOf } from '../src/contract/endpoint-path.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { project, readSources } from './support/sources.ts';

const functions = await readSources('netlify/functions');

describe('doors', () => {
  const calls = /serve\(([^)]*)\)/;
  const handlersImport = /import \{([^}]*)\} from '(\.\.\/features\/\w+\/[\w-]+\/handlers\.ts)'/g;

  /** The endpoints that a door serves, by its own text: `serve(a, b)`. */
  async function servedBy(name: string): Promise<Handler['endpoint'][]> {
    const text = await readFile(join(project, `netlify/functions/${name}.ts`), 'utf8');
    const named = (calls.exec(text)?.[1] ?? '').split(',').map((word) => word.trim());
    const modules = await Promise.all(
      [...text.matchAll(handlersImport)].map(
        ([, , from = '']) => import(join(project, 'netlify/functions', from)) as Promise<Record<string, Handler>>,
      ),
    );
    const handlers: Record<string, Handler> = Object.assign({}, ...modules);
    return named.flatMap((word) => handlers[word]?.endpoint ?? []);
  }

  it('serve every endpoint exactly once, on its own path', async () => {
    const doors = await loadDoors();
    const served = await Promise.all(
      doors.map(async ({ name, paths }) => (await servedBy(name)).map((endpoint) => ({ endpoint, paths }))),
    );
    const counted = Object.entries(endpoints).map(([name, endpoint]) => {
      const serving = served.flat().filter((entry) => entry.endpoint === endpoint);
      const onPath = serving.filter(({ paths }) =>
        paths.some((path) => {
          const own = pathOf(endpoint, '/api');
          return path === own || (path.endsWith('/*') && own.startsWith(path.slice(0, -1)));
        }),
      );
      return [name, onPath.length];
    });
    expect(counted.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it('serve nothing that the contract does not list', async () => {
    const served = await Promise.all((await loadDoors()).map(({ name }) => servedBy(name)));
    const listed = new Set(Object.values(endpoints));
    expect(
      served
        .flat()
        .filter((endpoint) => !listed.has(endpoint))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('are a few lines long', () => {
    const long = functions.filter(({ text }) => text.split('\n').length > 40);
    expect(long.map(({ path }) => path)).toEqual([]);
  });
});
