import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isWorkerOff } from './netlify/local/build.ts';
import { companyGiven } from './netlify/local/company-given.ts';
import { leanContract } from './netlify/local/lean-contract.ts';
import { leanQuery } from './netlify/local/lean-query.ts';
import { leanRouter } from './netlify/local/lean-router.ts';
import { leanWords } from './netlify/local/lean-words.ts';
import { newsFiles } from './netlify/local/news-files.ts';
import { pages } from './netlify/local/pages.ts';
import { scopedNames } from './netlify/local/scoped-names.ts';
import { serviceWorker } from './netlify/local/service-worker.ts';

/**
 * Few files instead of dozens: a phone's every request costs half a second, and each file a moment of its own. But several
 * for what runs at the start, because a file runs in one go.
 */
const chunks = [
  { name: 'react', test: /node_modules.(react|react-dom|scheduler)\//, priority: 7 },
  { name: 'frame', tags: ['$initial' as const], test: /\/(?!main\.tsx|index\.html)[^/]+$/, priority: 6 },
  // Nothing here needs a schema: the landing page does without them. It shows ratings and times before their code has
  // loaded, the profile its map. A page is written with the style sheets of the files that it loads at once.
  {
    name: 'common',
    test: /src.(contract.(limits|postal-code|services.service-taxonomy|country)|i18n.format|ui.(page|page-head|card|field|empty-state|error-state|fallback-image|kind-picture)|search.service-options)(\.module\.css|\.tsx?)$|src.(ui.(rating|time-chips)|map.map-picture|features.services.provider.portrait)\.module\.css$/,
    priority: 5,
  },
  // The landing page offers prices of it, and needs no schema for that.
  { name: 'taxonomy', test: /src.contract.property.taxonomy\.ts$/, priority: 8 },
  // How the server is asked, without the cache of answers: the landing page does without that, too.
  {
    name: 'calling',
    test: /src.(contract.(endpoint-path|refusals|outside-words|property.browse-listings)|api.(call|api-error|language|written-answers))\.ts$/,
    priority: 3,
  },
  // Without what sends changes, or asks several questions at once.
  {
    name: 'asking',
    test: /node_modules.@tanstack.(query-core|react-query).(?!.*(mutation|useMutation|queriesObserver|useQueries))|src.api.(query|refresh)\.ts$/,
    priority: 2,
  },
  // Profiles and the search of services are read without it.
  {
    name: 'schemas',
    test: /node_modules.zod.|src.contract.(fields|property.browse|account.image|area|shape-text)\.ts$/,
    priority: 4,
  },
  // What a visit is chosen with, on a profile, in the booking and where a visit is moved; without what it shares with others.
  {
    name: 'choosing',
    test: /src.(features.services.(availability.(slot-picker|slot-days|opening|chosen-cards)|provider.(open-now|time-panel))|ui.(day-strip|face|face-choice|staff-colours|quiet-local-time|add-button|times-by-part))(\.module\.css|\.tsx?)$/,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  {
    name: 'browsing',
    test: /src.(map.(geometry|shape-size|city-search)|api.drawn-areas|features.property.browse.(question|use-listings))\b/,
  },
  // Small files that the same screens load. Each of its own weighs a quarter more, and its name stands in all that load it.
  {
    name: 'base-map',
    test: /node_modules.leaflet\/|src.map.(basemap.[a-z-]+|base-map|tiles|ground-layer|map-names|name-measure|label-room|marks|map-marks.module)\.(css|ts)$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'area',
    test: /src.map.(area-stage|pin-layers|info-window|shape-layers|draw-map.module)\.(css|ts)$/,
    includeDependenciesRecursively: false,
  },
  // What is searched for on the landing page and in the services.
  {
    name: 'service-search',
    test: /src.(search.(service-search|when-chosen)|ui.(pill-search|pill-opener|use-dropdown))(\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
  // Of properties and of providers.
  {
    name: 'cards',
    test: /src.ui.(rating|picture-sources|tapped-card)(\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
  // Of either search.
  {
    name: 'results',
    test: /src.ui.(chip|kept-scroll|kept-at-entry|more-failed)(\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
  // Of a provider, in the results and on the profile.
  {
    name: 'offers',
    test: /src.(contract.(currency|when|services.(provider|cancel-end))|ui.(present|time-chips|badge)|features.services.provider.(cancel-words|searched|searched-when|favorite-heart|marks|price-shown|card-anchor|ask-button|portrait)|search.trade-picture)(\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
  // Wherever providers stand in a list. And how the services look before anything is asked: that is written, too.
  {
    name: 'providers',
    test: /src.(features.services.provider.services-front|ui.search-field)\.module\.css$|src.(contract.services.provider-filters|api.last-place|features.services.provider.(quick-filters|services|services-state|offers-asked|provider-card|bookable-rows))(\.module\.css|\.tsx?)$/,
    includeDependenciesRecursively: false,
  },
];

/** What the package names for browsers is its build for development, which warns of slips and weighs more for it. */
const routerForProduction = [
  { find: /^react-router$/, file: 'index.mjs' },
  { find: /^react-router\/dom$/, file: 'dom-export.mjs' },
].map(({ find, file }) => ({
  find,
  replacement: join(import.meta.dirname, 'node_modules/react-router/dist/production', file),
}));

export default defineConfig(({ command }) => {
  // Whoever starts the build (a test says `test`): what is built is for production.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: 'src',
    envDir: '..',
    define: {
      'import.meta.env.VITE_SUPPORT_EMAIL': JSON.stringify(process.env['SUPPORT_EMAIL'] ?? ''),
      'import.meta.env.VITE_PICTURE_STORE': JSON.stringify(process.env['SUPABASE_URL'] ?? ''),
      'import.meta.env.VITE_WORKER': JSON.stringify(isWorkerOff(process.env) ? 'off' : 'on'),
    },
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      target: 'es2022',
      sourcemap: false,
      manifest: true,
      // A font inside a sheet would stand in every page, and the security policy forbids it.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Which browsers lack it fetch a screen's files one after the other, as before it was invented.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
    resolve: { alias: command === 'build' ? routerForProduction : [] },
    plugins: [
      companyGiven(),
      scopedNames(),
      newsFiles(),
      react(),
      leanContract(),
      leanQuery(),
      leanRouter(),
      leanWords(),
      pages(),
      serviceWorker(),
    ],
  };
});
