import { join } from 'node:path';
import { build } from 'vite';
import { projectDirectory } from '../../../netlify/local/build.ts';
import { serviceWorker } from '../../../netlify/local/service-worker.ts';
import config from '../../../vite.config.ts';

// What a build with VITE_WORKER=off has in the place of the service worker, and of what starts it: worker.js and client.js.
const [, , directory = ''] = process.argv;
const { define = {} } = config({ command: 'build', mode: 'production' });
await build({
  configFile: false,
  logLevel: 'silent',
  root: join(projectDirectory, 'src'),
  // A library keeps it for whoever builds with it.
  define: { ...define, 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  plugins: [serviceWorker()],
  build: {
    outDir: directory,
    lib: { entry: 'app/offline/service-worker.ts', formats: ['iife'], name: 'site', fileName: () => 'client.js' },
  },
});
