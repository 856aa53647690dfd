import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { raiseBaseMap } from '../../../src/map/base-map.ts';
import { seaOfTiles } from '../support/street-archive.ts';

// Streets of one `.pmtiles` file over our own base map.

const address = '/streets.pmtiles';
const words = { label: 'Map', zoomIn: 'in', zoomOut: 'out', contributors: 'those of the streets' };
const fromNetwork = globalThis.fetch;

/** The host of the file: it answers parts of it, or nothing at all. */
function hostOf(file: Uint8Array<ArrayBuffer> | undefined): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!new Request(input).url.endsWith(address)) return await fromNetwork(input, init);
    const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '') ?? [];
    asked.push(`${from}-${to}`);
    if (file === undefined) return new Response(null, { status: 503 });
    return new Response(file.slice(Number(from), Number(to) + 1), { status: 206 });
  });
  return asked;
}

const loadGround = async (name: string): Promise<unknown> =>
  await (await fromNetwork(`/src/public/basemap/${name}.json`)).json();

function raise(): { element: HTMLElement; remove: () => void } {
  const element = document.createElement('div');
  element.style.cssText = 'height: 400px; width: 400px';
  document.body.append(element);
  const map = raiseBaseMap(element, { view: { center: { lat: 14.6, lng: 121 }, zoom: 6 }, words, loadGround });
  return { element, remove: () => map.remove() };
}

/** The colour in the middle of a tile of streets; undefined as long as there is none. */
function streetColour(element: HTMLElement): string | undefined {
  const tile = element.querySelector<HTMLCanvasElement>('.leaflet-streets-pane canvas.leaflet-tile-loaded');
  const pixel = tile?.getContext('2d')?.getImageData(tile.width / 2, tile.height / 2, 1, 1).data;
  return pixel === undefined ? undefined : `rgba(${[...pixel].join(', ')})`;
}

const water = { light: 'rgba(196, 223, 233, 255)', dark: 'rgba(28, 61, 76, 255)' } as const;
const show = (scheme: keyof typeof water): void => {
  document.documentElement.dataset['mantineColorScheme'] = scheme;
};

beforeEach(() => show('light'));
afterEach(() => vi.unstubAllEnvs());

it('lie over the ground, below its names, in the colours of the scheme', async () => {
  vi.stubEnv('VITE_TILE_URL', address);
  hostOf(seaOfTiles());
  const { element, remove } = raise();
  await expect.poll(() => streetColour(element)).toBe(water.light);
  expect(element.textContent).toContain('those of the streets');
  show('dark');
  await expect.poll(() => streetColour(element)).toBe(water.dark);
  const order = ['ground', 'streets', 'groundNames'].map((pane) =>
    Number(element.querySelector<HTMLElement>(`.leaflet-${pane}-pane`)?.style.zIndex),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  remove();
});

it('are missing where their host fails, and nothing else is', async () => {
  vi.stubEnv('VITE_TILE_URL', address);
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = hostOf(undefined);
  const { element, remove } = raise();
  await expect.poll(() => element.querySelector('.leaflet-groundNames-pane')?.textContent).toContain('Manila');
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(asked).toHaveLength(1);
  expect(element.querySelector('.leaflet-streets-pane')).toBeNull();
  expect(element.textContent).not.toContain('those of the streets');
  remove();
});
