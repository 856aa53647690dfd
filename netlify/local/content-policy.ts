import { createHash } from 'node:crypto';
import { isTileArchive } from '../../src/contract/site/map-picture.ts';
import { firstScript } from '../pages/first-script.ts';

const firstScriptHash = `sha256-${createHash('sha256').update(firstScript).digest('base64')}`;

/** Where the site's pictures and calls go beside its own address; undefined where there is nothing beside it. */
export interface OutsideHosts {
  /** `https://{s}.tile.example/{z}/{x}/{y}.png`, or one `.pmtiles` file, which is read by calls. */
  tiles: string | undefined;
  store: string | undefined;
  api: string | undefined;
}

export const outsideHosts = (environment: Record<string, string | undefined>): OutsideHosts => ({
  tiles: environment['VITE_TILE_URL'] || 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  store: environment['SUPABASE_URL'] || undefined,
  api: environment['VITE_API_URL'] || undefined,
});

/** Nothing for an address of the site itself, such as `/api`. `{s}` stands for any name there. */
function originOf(address: string | undefined): string[] {
  const { scheme, host } = /^(?<scheme>https?:)\/\/(?<host>[^/]+)/.exec(address ?? '')?.groups ?? {};
  return scheme === undefined || host === undefined ? [] : [`${scheme}//${host.replace('{s}', '*')}`];
}

/**
 * The Content-Security-Policy of every page. Scripts come only from here, except the one in every page. Mantine needs
 * inline styles. Pictures and calls go only to the hosts that this site is configured with.
 */
export function contentPolicy({ tiles, store, api }: OutsideHosts): string {
  const isCalled = isTileArchive(tiles ?? '');
  const pictures = ["'self'", 'data:', 'blob:', ...(isCalled ? [] : originOf(tiles)), ...originOf(store)];
  const calls = ["'self'", ...(isCalled ? originOf(tiles) : []), ...originOf(store), ...originOf(api)];
  return [
    "default-src 'self'",
    `script-src 'self' '${firstScriptHash}'`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${pictures.join(' ')}`,
    `connect-src ${calls.join(' ')}`,
    "font-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}

export const headersFile = '_headers';

/** The file of the build in which Netlify looks for headers beside netlify.toml's. */
export const headersText = (hosts: OutsideHosts): string => `/*\n  Content-Security-Policy: ${contentPolicy(hosts)}\n`;
