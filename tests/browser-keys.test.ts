import { describe, expect, it } from 'vitest';
import { browserKeys } from '../src/contract/admin/browser-keys.ts';
import { readSources } from './support/sources.ts';

/** Which keys a file of the browser keeps. A file that keeps something is here, and so is its key in the table of the page /privacy. */
const keysOf: Record<string, readonly string[]> = {
  'src/api/chosen-strand.ts': ['leadingStrand'],
  'src/api/drawn-areas.ts': ['drawnAreas'],
  'src/api/last-place.ts': ['servicePlace'],
  'src/api/recent-searches.ts': ['serviceSearches'],
  'src/api/session.ts': ['userEmail'],
  'src/api/token.ts': ['token'],
  'src/api/push.ts': ['pushOwner'],
  'src/api/viewed.ts': ['viewed'],
  'src/api/waiting-reply.ts': ['waitingReply:'],
  'src/app/frame/strand.ts': ['strand'],
  'src/app/hydration/kept-entries.ts': ['enteredBefore'],
  'src/app/new-build/reload-once.ts': ['reloadedFrom', 'reloadedHere'],
  'src/features/booking/appointment/booking-draft.ts': ['booking:'],
  'src/features/property/browse/kept-box.ts': ['searched box at'],
  'src/features/property/browse/kept-rows.ts': ['row heights at'],
  'src/features/property/browse/last-search.ts': ['last-search'],
  'src/features/property/favorite/favorite-providers.ts': [
    'favoriteProviders',
    'favoriteProvidersOwner',
    'favoriteProvidersUnsent',
  ],
  'src/features/property/favorite/favorites.ts': ['favorites', 'favoritesOwner', 'favoritesUnsent'],
  'src/features/property/inquiry/typed-reply.ts': ['typedReply:'],
  'src/features/property/listing/draft-store.ts': ['propertyDraft:'],
  'src/features/property/listing/kept-bytes.ts': ['propertyDrafts'],
  'src/api/viewed-providers.ts': ['viewedProviders'],
  'src/features/services/provider/use-kept-map.ts': ['servicesMap'],
  'src/features/property/seller/reply-draft.ts': ['replyDraft:'],
  'src/i18n/i18n.ts': ['language'],
  'src/ui/colour-scheme.ts': ['colour-scheme'],
  'src/ui/kept-draft.ts': ['draft:'],
  'src/ui/kept-scroll.ts': ['list scroll at'],
  'src/worker/caches.ts': ['files', 'pages', 'pictures', 'answers', 'own answers '],
};

/** The means themselves, and what keeps under a key that another file gives it. */
const means = [
  'src/api/storage.ts',
  'src/api/use-last-place.ts',
  'src/ui/tab-storage.ts',
  'src/ui/kept-at-entry.ts',
  'src/api/favorite-changes.ts',
  'src/api/pressed-heart.ts',
  'src/features/property/favorite/favorite-list.ts',
  'src/worker/pages.ts',
];

const keeping =
  /\b(?:localStorage|sessionStorage|indexedDB)\.|document\.cookie|\b(?:readStored|storeInTab|readInTab|keepAt|keptAt)\(|(?<!function )\bstore\((?!card)|\bfavoriteList\(|\bcaches\.open\(/;

describe('what the browser keeps', async () => {
  const sources = (await readSources('src')).filter(({ path }) => !/\.test\.tsx?$/.test(path));

  it('is kept by these files alone', () => {
    const found = sources.filter(({ path, text }) => keeping.test(text) && !means.includes(path));
    expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(keysOf).sort());
  });

  it('stands in the table of the page about privacy, key by key', () => {
    expect(Object.values(keysOf).flat().sort()).toEqual(Object.keys(browserKeys).sort());
    const absent = Object.entries(keysOf).flatMap(([path, keys]) => {
      const text = sources.find((source) => source.path === path)?.text ?? '';
      return keys
        .filter((key) => !new RegExp(`['\`]${key.replace(/ at$/, "'")}`).test(text))
        .map((key) => `${path}: ${key}`);
    });
    expect(absent).toEqual([]);
  });
});
