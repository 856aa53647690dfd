import type { Plugin } from 'vite';

const module = (name: string) => new RegExp(`/@tanstack/query-core/build/modern/${name}\\.js$`);

/**
 * The query cache without mutations. Its client creates a mutation cache at once, which a page that is only read never
 * needs. Here it is created with the first change, and its code comes with the code that sends.
 */
export const leanQuery = (): Plugin => ({
  name: 'lean query',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: [module('queryClient'), module('mutationObserver')] },
    handler: (code, id) => ({
      code: module('queryClient').test(id) ? leanClient(code) : bringsChanges(code),
      map: null,
    }),
  },
});

/** Replaces a text that must be in the package. If a later version is written differently, the build stops. */
function replaced(code: string, before: string, after: string): string {
  if (!code.includes(before)) throw new Error(`@tanstack/query-core no longer says ${before}`);
  return code.replace(before, after);
}

const leanClient = (code: string): string =>
  [
    ['import { MutationCache } from "./mutationCache.js";\n', ''],
    ['config.mutationCache || new MutationCache()', 'config.mutationCache'],
    ['return this.#mutationCache.findAll(', 'return this.getMutationCache().findAll('],
    [
      'return this.#mutationCache.resumePausedMutations()',
      'return Promise.resolve(this.#mutationCache?.resumePausedMutations())',
    ],
    ['return this.#mutationCache;', 'return (this.#mutationCache ??= new QueryClient.MutationCache());'],
    ['this.#mutationCache.clear()', 'this.#mutationCache?.clear()'],
  ].reduce((lean, [before = '', after = '']) => replaced(lean, before, after), code);

const bringsChanges = (code: string): string => `import { MutationCache } from './mutationCache.js';
import { QueryClient } from './queryClient.js';
${code}
QueryClient.MutationCache = MutationCache;
`;
