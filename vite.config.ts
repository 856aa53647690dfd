import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages } from './netlify/local/pages.ts';

/**
 * Few files instead of dozens: a phone's every request costs half a second. But several for what runs at the start,
 * because a file runs in one go. What needs no schema must not be packed with those that do.
 */
const chunks = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\//, priority: 2 },
  { name: 'taking', test: /src.contract.(postal-code|service-taxonomy)\.ts$/, priority: 2 },
  { name: 'frame', tags: ['$initial' as const], test: /\/(?!main\.tsx|index\.html)[^/]+$/ },
  {
    name: 'asking',
    test: /node_modules.zod.|src.(contract.(endpoint|fields|listing|image|stated-facts|refusals|area|shape-text)|api.(call|api-error|language))\.ts$/,
  },
];

export default defineConfig(({ command }) => {
  // Whoever starts the build (a test says `test`): what is built is for production.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: 'src',
    envDir: '..',
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    plugins: [react(), pages()],
  };
});
