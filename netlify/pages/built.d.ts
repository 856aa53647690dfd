// The application as the build makes it for the server: dist-server/pages.mjs, which package.json calls `#pages`.
import type { FirstRoute } from '../../src/app/first-page.tsx';
import type { Shell } from './document.ts';

export * from '../../src/app/first-page.tsx';
/** Pages without their content, and the files of words that their screens show. */
export declare const shells: Readonly<Record<FirstRoute, Shell & { words: readonly string[] }>>;
/** The headers that netlify.toml gives to every page; Netlify adds them to files only. */
export declare const headers: [name: string, value: string][];
