import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { frameAround } from '../../src/map/basemap/frame.ts';
import { groundPicture, pictureColours } from './ground-picture.ts';

const sheet = readFileSync(new URL('../../src/ui/tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = sheet.split('data-mantine-color-scheme="dark"');

it.each([
  ['light', light],
  ['dark', dark],
] as const)('draws in the %s colours of the site', (scheme, tokens) => {
  for (const [name, colour] of Object.entries(pictureColours[scheme]))
    expect(tokens, name).toContain(`--map-${name}: ${colour};`);
});

it('draws the ground of a country, and names that lie wholly inside', async () => {
  const frame = frameAround({ lat: 52.52, lng: 13.4 }, 12, { width: 400, height: 240 });
  const { ground, names } = await groundPicture(frame, 'light');
  expect(ground).toContain(pictureColours.light.land);
  expect(names.match(/<path/g)?.length).toBeGreaterThan(3);
  expect(ground + names).not.toMatch(/NaN|undefined/);
});
