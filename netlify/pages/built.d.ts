// The build makes the application once more for the server: dist-server/pages.mjs, imported as `#pages` (package.json).
import type { FirstRoute } from '../../src/app/server-rendering/first-page.tsx';
import type { Language } from '../../src/contract/words.ts';
import type { Shell } from './document.ts';

export * from '../../src/app/server-rendering/first-page.tsx';
/** For each route and language, a page without content and the translation files that its screen needs. */
export declare const shells: Readonly<Record<FirstRoute, Record<Language, Shell & { words: readonly string[] }>>>;
/** The headers that netlify.toml gives to every page; Netlify adds them to files only. */
export declare const headers: [name: string, value: string][];
