import { describe, expect, it } from 'vitest';
import { scheduledSeconds } from '../netlify/http/scheduled.ts';
import { type LoadedDoor, loadDoors } from '../netlify/local/doors.ts';
import type { Endpoint } from '../src/contract/endpoint.ts';
import { apiBase, functionsPrefix, pathOf } from '../src/contract/endpoint-path.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { readSources } from './support/sources.ts';

const functions = await readSources('netlify/functions');
const doors = await loadDoors();
const asked = doors.filter(({ schedule }) => schedule === undefined);
const scheduled = doors.filter(({ schedule }) => schedule !== undefined);

/** Netlify's reading of a path, as a URLPattern: `:id`, `:id([0-9]+)`. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+(?:\(([^)]*)\))?/g, (_, own: string | undefined) => own ?? '[^/]+')}$`);

const platformPaths = ({ name, config }: LoadedDoor): string[] => config?.path ?? [`${functionsPrefix}/${name}`];

/** An address of the call, as a browser asks it. */
const addressOf = (endpoint: Endpoint): string =>
  pathOf(endpoint, apiBase).replaceAll(/:\w+/g, '01890a5d-ac96-774b-bcce-b302099a8057');

const names = (calls: readonly string[]): string[] => [
  // The landing page and the first results come written.
  'page',
  ...calls.flatMap((call) =>
    asked.flatMap((door) => (door.endpoints.some((one) => one === endpoints[call]) ? [door.name] : [])),
  ),
];

describe('doors', () => {
  it.each(Object.entries(endpoints))('serve %s once, and the platform leads its address there alone', (_, endpoint) => {
    expect(asked.flatMap((door) => door.endpoints.filter((served) => served === endpoint))).toHaveLength(1);
    const address = addressOf(endpoint);
    const led = asked.filter((door) => platformPaths(door).some((path) => patternOf(path).test(address)));
    expect(led.map(({ name }) => name)).toEqual(
      asked.filter((door) => door.endpoints.includes(endpoint)).map(({ name }) => name),
    );
  });

  it('serve nothing that the contract does not list', () => {
    const listed = new Set(Object.values(endpoints));
    expect(asked.flatMap((door) => door.endpoints.filter((served) => !listed.has(served)))).toEqual([]);
  });

  it('share no path', () => {
    const paths = asked.flatMap(platformPaths);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('are few: each is a cold start of its own', () => {
    expect(asked.length).toBeLessThanOrEqual(21);
    expect(scheduled.length).toBeLessThanOrEqual(12);
  });

  it('meet a first visit in at most five, in either strand', () => {
    const toBooking =
      'listTowns listProviders getProvider recordProviderView listSlots quoteAppointment holdAppointment';
    const booked = names(`${toBooking} requestGuestCode confirmGuestCode bookAppointment`.split(' '));
    const area = 'listListings mapListings searchListings searchMap getListing similarListings recordView sendInquiry';
    const inquired = names(area.split(' '));
    expect([booked.length, inquired.length]).toEqual([11, 9]);
    expect(new Set([...booked, ...inquired]).size).toBeLessThanOrEqual(5);
  });

  it.each(scheduled)('$name has time for all of its jobs', ({ jobs }) => {
    const seconds = jobs.map((job) => job.seconds);
    expect(seconds.length).toBeGreaterThan(0);
    expect(seconds.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(scheduledSeconds);
  });

  it('name no path of a call: those stand in the contract', () => {
    expect(functions.filter(({ text }) => /['"`]\/api\b|\bpath: /.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('hold back programs that read everything', () => {
    const limits = asked.flatMap(({ name, config }) => (config?.rateLimit === undefined ? [] : [name]));
    expect(limits).toEqual(['listings', 'mcp', 'page', 'pictures', 'providers']);
  });
});
