import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import { buildDirectory, projectDirectory } from './build.ts';
import { newsFiles } from './news-files.ts';
import { scopedNames } from './scoped-names.ts';
import { isWritten } from './written-parts.ts';

const source = join(projectDirectory, 'src');
const common: InlineConfig = { configFile: false, root: source, envDir: projectDirectory, logLevel: 'warn' };

const laterId = '\0later';

/**
 * What a screen loads later, only the browser loads: the map, dialogs, forms. Screens and the words that are spoken are
 * loaded at once.
 */
const onlyNow = (speaks: (file: string) => boolean): Plugin => ({
  name: 'only now',
  resolveDynamicImport(target, importer) {
    if (typeof target !== 'string') return undefined;
    const isLater = /\.tsx?$/.test(target) && !isWritten(target) && importer?.includes('/src/features/') === true;
    const isUnspoken = target.endsWith('.json') && !speaks(target);
    return isLater || isUnspoken ? { id: laterId, external: false } : undefined;
  },
  load: (id) => (id === laterId ? 'export {};' : undefined),
});

/** The application once more, for a process of Node: what it renders becomes the first HTML. */
export async function buildForServer(
  entry: string,
  directory: string,
  speaks: (file: string) => boolean = () => true,
): Promise<void> {
  await build({
    ...common,
    plugins: [newsFiles(), scopedNames(), react(), onlyNow(speaks)],
    // Otherwise React would be there twice, and the slow one chosen wherever nobody says NODE_ENV.
    define: { 'process.env.NODE_ENV': '"production"' },
    // The router's modules for Node stand under `module-sync`; the other form cannot be cut to what is used.
    ssr: { noExternal: true, resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] } },
    build: {
      ssr: entry,
      outDir: directory,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      target: 'node22',
      rolldownOptions: { output: { entryFileNames: `${basename(entry, '.tsx')}.mjs`, codeSplitting: false } },
    },
  });
}

/** One small script by itself, so that it needs nothing else to run. Returns its address. */
async function buildScript(entry: string, file: string): Promise<string> {
  const built = await build({
    ...common,
    build: {
      outDir: buildDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(source, entry),
        output: { format: 'iife', entryFileNames: file },
      },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${entry} was not built`);
  return `/${bundle.output[0].fileName}`;
}

export const buildBoot = (): Promise<string> => buildScript('boot.ts', 'assets/boot-[hash].js');

/** What businesses name in their own pages: its address never changes. */
export const buildEmbed = (): Promise<string> => buildScript('embed/button.ts', 'embed.js');
