import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { writePage, writtenPages } from '../../src/app/prerender.tsx';
import { buildDirectory, projectDirectory } from './build.ts';
import { type Manifest, type PageParts, pageHtml } from './page-html.ts';

interface Prerender {
  writePage: typeof writePage;
  writtenPages: typeof writtenPages;
}

const source = join(projectDirectory, 'src');
const common: InlineConfig = { configFile: false, root: source, envDir: projectDirectory, logLevel: 'warn' };

/** The application once more, for this process: what it renders becomes the first HTML. */
async function loadPrerender(directory: string): Promise<Prerender> {
  await build({
    ...common,
    plugins: [react()],
    ssr: { noExternal: true },
    build: {
      ssr: 'app/prerender.tsx',
      outDir: directory,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return (await import(`${pathToFileURL(join(directory, 'prerender.mjs')).href}?${Date.now()}`)) as Prerender;
}

/** One small script by itself, so that it needs nothing else to run. Returns its address. */
async function buildBoot(): Promise<string> {
  const built = await build({
    ...common,
    build: {
      outDir: buildDirectory,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(source, 'boot.ts'),
        output: { format: 'iife', entryFileNames: 'assets/boot-[hash].js' },
      },
    },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('the boot script was not built');
  return `/${bundle.output[0].fileName}`;
}

/** Screens that need an answer of the server, or a form's scripts, before they are of use: their frame is written ahead. */
const frames = [
  { file: 'home.html', path: '/home', screen: 'features/browse/home-screen.tsx', words: ['browse', 'map'] },
  {
    file: 'property.html',
    path: '/property/1',
    screen: 'features/property/property-detail-screen.tsx',
    words: ['property'],
  },
  { file: 'login.html', path: '/login', screen: 'features/account/login-screen.tsx', words: ['account'] },
  { file: 'register.html', path: '/register', screen: 'features/account/register-screen.tsx', words: ['account'] },
  { file: 'contact.html', path: '/contact', screen: 'features/pages/contact-screen.tsx', words: ['pages'] },
] as const;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

const read = (file: string): Promise<string> => readFile(join(buildDirectory, file), 'utf8');

async function writePages(): Promise<void> {
  const template = await read('index.html');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const directory = join(buildDirectory, '.prerender');
  const boot = await buildBoot();
  const write = async (file: string, parts: Omit<PageParts, 'boot'>): Promise<void> =>
    writeFile(join(buildDirectory, file), await pageHtml(template, manifest, read, { ...parts, boot }));
  const application = await loadPrerender(directory);
  for (const [path, screen] of application.writtenPages) {
    await write(fileOf(path), { path, screen, ...(await application.writePage(path, 'whole')) });
  }
  for (const { file, path, screen, words } of frames) {
    const frame = await application.writePage(path, 'frame');
    await write(file, { ...frame, path: undefined, screen, words: [...frame.words, ...words] });
  }
  await write('app.html', { path: undefined, screen: undefined, markup: '', language: 'en', words: [] });
  await rm(directory, { recursive: true });
}

/** After the build: the pages that a visitor's browser gets first, written with what stands on them. */
export function pages(): Plugin {
  return { name: 'pages', apply: 'build', closeBundle: { order: 'post', handler: writePages } };
}
