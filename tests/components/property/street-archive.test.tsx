import { afterEach, expect, it, vi } from 'vitest';
import { raiseBaseMap } from '../../../src/map/base-map.ts';

// Streets of one `.pmtiles` file over our own base map.

const address = '/streets.pmtiles';
const words = { label: 'Map', zoomIn: 'in', zoomOut: 'out', contributors: 'those of the streets' };
const fromNetwork = globalThis.fetch;

/** The host of the file fails. Returns the parts that it is asked for. */
function failingHost(): string[] {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!new Request(input).url.endsWith(address)) return await fromNetwork(input, init);
    asked.push(new Headers(init?.headers).get('range') ?? '');
    return new Response(null, { status: 503 });
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

afterEach(() => vi.unstubAllEnvs());

it('streets are missing where their host fails, and nothing else is', async () => {
  vi.stubEnv('VITE_TILE_URL', address);
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const asked = failingHost();
  const { element, remove } = raise();
  await expect.poll(() => element.querySelector('.leaflet-groundNames-pane')?.textContent).toContain('Manila');
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(asked).toHaveLength(1);
  expect(element.querySelector('.leaflet-streets-pane')).toBeNull();
  expect(element.textContent).not.toContain('those of the streets');
  remove();
});
