import { describe, expect, it } from 'vitest';
import { contentPolicy, outsideHosts } from './content-policy.ts';

const sourcesOf = (environment: Record<string, string>, directive: string): string =>
  contentPolicy(outsideHosts(environment))
    .split('; ')
    .find((one) => one.startsWith(`${directive} `)) ?? '';

describe('the content security policy', () => {
  it('lets pictures come from the tiles and calls go nowhere else, by default', () => {
    expect(sourcesOf({}, 'img-src')).toBe("img-src 'self' data: blob: https://tile.openstreetmap.org");
    expect(sourcesOf({}, 'connect-src')).toBe("connect-src 'self'");
  });

  it('names the store, the tiles and the API that the site is set up with', () => {
    const environment = {
      SUPABASE_URL: 'https://abc.supabase.co',
      VITE_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=1',
      VITE_API_URL: 'https://api.example/v1',
    };
    expect(sourcesOf(environment, 'img-src')).toBe(
      "img-src 'self' data: blob: https://*.tiles.example https://abc.supabase.co",
    );
    expect(sourcesOf(environment, 'connect-src')).toBe(
      "connect-src 'self' https://abc.supabase.co https://api.example",
    );
  });

  it('lets one file with all tiles be read by calls, as pictures are not', () => {
    const environment = { VITE_TILE_URL: 'https://files.example/maps/ph.pmtiles?v=1' };
    expect(sourcesOf(environment, 'connect-src')).toBe("connect-src 'self' https://files.example");
    expect(sourcesOf(environment, 'img-src')).toBe("img-src 'self' data: blob:");
  });

  it('adds nothing for an API on the site itself', () => {
    expect(sourcesOf({ VITE_API_URL: '/backend' }, 'connect-src')).toBe("connect-src 'self'");
  });
});
