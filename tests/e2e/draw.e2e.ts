import type { Page } from '@playwright/test';
import type { Shape } from '../../src/contract/area.ts';
import { listListings } from '../../src/contract/listing.ts';
import type { Ask } from './support/ask.ts';
import {
  beside,
  chooseTool,
  drag,
  expectAt,
  expectBounds,
  holdMouse,
  mapSurface,
  metresBetween,
  openDrawing,
  type Pixel,
  press,
  pressCorners,
  type SeenMap,
  seenMap,
  shapesInAddress,
  shapesKept,
} from './support/map.ts';
import { expect, test } from './support/world.ts';

// Among the demo's listings, and where no other test lists anything.
// On a phone the hint covers the map's upper third, so that the tests draw below its middle.
const overCebu = { lat: 10.42, lng: 123.9 };
const zoom = 10;

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** "Search in This Area" shows as many as the server finds, and some at all. */
async function expectFound(page: Page, ask: Ask, shapes: Shape[]): Promise<void> {
  const { total } = await ask(listListings, { query: { area: JSON.stringify(shapes) } });
  expect(total).toBeGreaterThan(0);
  await tool(page, 'Search in This Area').click();
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(0);
  await expect(page.getByText(countWord(total), { exact: true })).toBeVisible();
}

const countWord = (total: number): string => (total === 1 ? '1 result' : `${total} results`);

async function drawRectangle(map: SeenMap, left: number, top: number, right: number, bottom: number): Promise<void> {
  await chooseTool(map, 'Rectangle');
  await expect(map.page.getByText('Press at one corner, drag to the opposite one and release.')).toBeVisible();
  await drag(map, [beside(map, left, top), beside(map, right, bottom)]);
}

test('whoever comes to draw has tools and map in sight at once', async ({ page, isPhone }) => {
  const shownShare = isPhone ? 0.98 : 0.5;
  await page.goto('/home?areaSearch=true');
  await expect(tool(page, 'Polygon')).toBeEnabled();
  await expect(tool(page, 'Polygon')).toBeInViewport();
  await expect(mapSurface(page)).toBeInViewport({ ratio: shownShare });

  await page.goto('/home?filters=open');
  await expect(page.getByRole('button', { name: 'Available Now' })).toBeVisible();
  await tool(page, 'Draw Area Search').click();
  await expect(tool(page, 'Polygon')).toBeEnabled();
  await expect(page).not.toHaveURL(/filters=open/);
  await expect(tool(page, 'Polygon')).toBeInViewport();
  await expect(mapSurface(page)).toBeInViewport({ ratio: shownShare });
});

test('a rectangle lands where it was drawn, finds what lies in it and is there again after reload and Back', async ({
  page,
  ask,
  isPhone,
}) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await drawRectangle(map, -110, -10, 100, 160);
  const shapes = await shapesInAddress(page, 1);
  const [shape] = shapes;
  if (shape?.type !== 'rectangle') throw new Error('no rectangle');
  expectBounds(map, shape.bounds, beside(map, -110, -10), beside(map, 100, 160));
  await expect.poll(() => shapesKept(page)).toEqual(shapes);

  await expectFound(page, ask, shapes);
  await expect(page.getByRole('button', { name: 'Remove filter: 1 drawn area' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Remove filter: 1 drawn area' })).toBeVisible();
  expect(await shapesInAddress(page, 1)).toEqual(shapes);
  await page.goBack();
  await expect(page.getByText('Shapes: 1')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Shapes: 0')).toBeVisible();
  expect(await shapesInAddress(page, 0)).toEqual([]);
});

test('a circle has the centre that was pressed and the radius that was dragged', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Circle');
  await expect(page.getByText('Press at the centre, drag outwards and release.')).toBeVisible();
  const center = beside(map, -10, 75);
  const edge = beside(map, 90, 75);
  await drag(map, [center, edge]);
  const shapes = await shapesInAddress(page, 1);
  const [shape] = shapes;
  if (shape?.type !== 'circle') throw new Error('no circle');
  expectAt(map, shape.center, center);
  const radius = metresBetween(map.positionAt(center), map.positionAt(edge));
  expect(Math.abs(shape.radius / radius - 1)).toBeLessThan(0.03);
  await expectFound(page, ask, shapes);
});

test('a polygon has the corners that were pressed and closes at the first', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Polygon');
  await expect(page.getByText('Tap or click the corners one after the other')).toBeVisible();
  const corners = [beside(map, -100, 150), beside(map, 90, 160), beside(map, 60, 30), beside(map, -80, 20)];
  const [first = map.middle] = corners;
  await pressCorners(map, corners);
  await expect(tool(page, 'Finish shape')).toBeEnabled();
  await press(map, first);
  const shapes = await shapesInAddress(page, 1);
  const [shape] = shapes;
  if (shape?.type !== 'polygon') throw new Error('no polygon');
  expect(shape.coordinates).toHaveLength(corners.length);
  for (const [index, position] of shape.coordinates.entries()) expectAt(map, position, corners[index] ?? first);
  await expectFound(page, ask, shapes);
});

test('the number of matches follows what is being drawn', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  const shown = page.getByText(/^[\d,]+ in this view$/);
  await expect(shown).toBeVisible();
  const before = (await shown.textContent()) ?? '';
  const within = async (corners: Pixel[]): Promise<string> => {
    const area = [{ type: 'polygon', coordinates: corners.map((corner) => map.positionAt(corner)) }];
    const { total } = await ask(listListings, { query: { area: JSON.stringify(area) } });
    expect(total).toBeGreaterThan(0);
    return `${total} in this view`;
  };

  await chooseTool(map, 'Polygon');
  const corners = [beside(map, -100, 150), beside(map, 90, 160), beside(map, 60, 30)];
  await pressCorners(map, corners);
  const ofThree = await within(corners);
  expect(ofThree).not.toBe(before);
  await expect(shown).toHaveText(ofThree);
  const fourth = beside(map, -80, 20);
  await press(map, fourth);
  const ofFour = await within([...corners, fourth]);
  expect(ofFour).not.toBe(ofThree);
  await expect(shown).toHaveText(ofFour);
  expect(new URL(page.url()).searchParams.get('area')).toBeNull();

  await page.keyboard.press('Escape');
  await expect(shown).toHaveText(before);
});

test('the number of matches follows a rectangle while it is dragged', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  const shown = page.getByText(/^[\d,]+ in this view$/);
  await expect(shown).toBeVisible();
  const before = (await shown.textContent()) ?? '';
  await chooseTool(map, 'Rectangle');
  const [from, to] = [beside(map, -60, 20), beside(map, 60, 150)];
  await holdMouse(page, from, to);
  const [{ lat: north, lng: west }, { lat: south, lng: east }] = [map.positionAt(from), map.positionAt(to)];
  const area = [{ type: 'rectangle', bounds: { north, west, south, east } }];
  const { total } = await ask(listListings, { query: { area: JSON.stringify(area) } });
  expect(total).toBeGreaterThan(0);
  const whileDragged = `${total} in this view`;
  expect(whileDragged).not.toBe(before);
  await expect(shown).toHaveText(whileDragged);
  await page.mouse.up();
  await shapesInAddress(page, 1);
  await expect(shown).toHaveText(whileDragged);
});

test('one stroke around an area is an area', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Freehand');
  await expect(page.getByText('Press and draw around the area in one stroke.')).toBeVisible();
  const stroke = Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return beside(map, 90 * Math.cos(angle), 80 + 70 * Math.sin(angle));
  });
  await drag(map, stroke);
  const shapes = await shapesInAddress(page, 1);
  const [shape] = shapes;
  if (shape?.type !== 'polygon') throw new Error('no polygon');
  expect(shape.coordinates.length).toBeGreaterThan(7);
  const lats = shape.coordinates.map(({ lat }) => lat);
  const lngs = shape.coordinates.map(({ lng }) => lng);
  const bounds = {
    north: Math.max(...lats),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    west: Math.min(...lngs),
  };
  expectBounds(map, bounds, beside(map, -90, 10), beside(map, 90, 150));
  await expectFound(page, ask, shapes);
});

test('shapes add up, can be excluded, deleted, taken back and cleared', async ({ page, ask, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await drawRectangle(map, -110, -10, 100, 160);
  await shapesInAddress(page, 1);
  await drawRectangle(map, -50, 30, 40, 100);
  await shapesInAddress(page, 2);

  await page.getByText('Shapes: 2').click();
  await page.getByRole('button', { name: 'Exclude shape 2 from the search' }).click();
  await expect.poll(async () => (await shapesInAddress(page, 2))[1]?.exclude).toBe(true);
  const excluding = await shapesInAddress(page, 2);
  const { total } = await ask(listListings, { query: { area: JSON.stringify(excluding) } });
  const whole = await ask(listListings, { query: { area: JSON.stringify(excluding.slice(0, 1)) } });
  expect(total).toBeLessThan(whole.total);
  await expectFound(page, ask, excluding);
  await page.goBack();

  // One shape must include something.
  await page.getByText('Shapes: 2').click();
  await page.getByRole('button', { name: 'Exclude shape 1 from the search' }).click();
  await expect(page.getByRole('alert')).toContainText('At least one shape must include an area.');

  await page.getByRole('button', { name: 'Delete shape 2' }).click();
  const left = await shapesInAddress(page, 1);
  expect(left[0]).toEqual(excluding[0]);
  await tool(page, 'Undo').click();
  expect(await shapesInAddress(page, 2)).toEqual(excluding);
  await tool(page, 'Clear Drawing').click();
  await shapesInAddress(page, 0);
  await expect.poll(() => shapesKept(page)).toEqual([]);
});

test('a shape taken away beside the map comes back with Undo', async ({ page, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await drawRectangle(map, -110, -10, 0, 160);
  await shapesInAddress(page, 1);
  await drawRectangle(map, 20, 30, 90, 100);
  const drawn = await shapesInAddress(page, 2);
  await page.getByRole('button', { name: /^Remove filter: Area 2/ }).click();
  await shapesInAddress(page, 1);
  await tool(page, 'Undo').click();
  expect(await shapesInAddress(page, 2)).toEqual(drawn);
  await tool(page, 'Undo').click();
  expect(await shapesInAddress(page, 1)).toEqual(drawn.slice(0, 1));
});

test('of two tools chosen while their code is on its way, the last counts', async ({ page, isPhone }) => {
  await page.goto(`/home?view=map&map=${overCebu.lat},${overCebu.lng},${zoom}`);
  await expect(mapSurface(page)).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 1500, downloadThroughput: -1, uploadThroughput: -1 };
  await browser.send('Network.emulateNetworkConditions', network);
  await page.getByRole('button', { name: 'Draw Area Search' }).click();
  await tool(page, 'Polygon').click();
  await tool(page, 'Rectangle').click();
  await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
  await expect(tool(page, 'Rectangle')).toHaveAttribute('aria-pressed', 'true');
  await expect(tool(page, 'Polygon')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Press at one corner, drag to the opposite one and release.')).toBeVisible();
  const map = await seenMap(page, isPhone, overCebu, zoom);
  await drag(map, [beside(map, -100, 0), beside(map, 60, 100)]);
  const [drawn] = await shapesInAddress(page, 1);
  expect(drawn?.type).toBe('rectangle');
});

test('a corner dragged changes the shape, and Undo takes that back', async ({ page, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await drawRectangle(map, -100, 0, 60, 100);
  const [drawn] = await shapesInAddress(page, 1);
  await chooseTool(map, 'Edit shapes');
  await expect(page.getByText('Drag the round handles. A click on a corner removes it.')).toBeVisible();
  await drag(map, [beside(map, 60, 100), beside(map, 110, 140)]);
  await expect.poll(async () => (await shapesInAddress(page, 1))[0]).not.toEqual(drawn);
  const [edited] = await shapesInAddress(page, 1);
  if (edited?.type !== 'rectangle') throw new Error('no rectangle');
  expectBounds(map, edited.bounds, beside(map, -100, 0), beside(map, 110, 140));
  await tool(page, 'Done').click();
  await tool(page, 'Undo').click();
  await expect.poll(async () => (await shapesInAddress(page, 1))[0]).toEqual(drawn);
});

test('Escape gives up what is being drawn', async ({ page, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Polygon');
  await expect(tool(page, 'Cancel')).toBeVisible();
  await press(map, beside(map, -60, 100));
  await expect(page.getByText('1 point so far.')).toBeVisible();
  await press(map, beside(map, 60, 100));
  await expect(tool(page, 'Undo last point')).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Cancel')).toBeHidden();
  await expect(tool(page, 'Polygon')).toHaveAttribute('aria-pressed', 'false');
  await shapesInAddress(page, 0);
});

test('without a pointer a circle is added, moved and resized by keys', async ({ page, ask, isPhone }) => {
  await openDrawing(page, isPhone, overCebu, zoom);
  await page.getByText('Shapes: 0').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a circle here' }).focus();
  await page.keyboard.press('Enter');
  const [added] = await shapesInAddress(page, 1);
  if (added?.type !== 'circle') throw new Error('no circle');
  expect(metresBetween(added.center, overCebu)).toBeLessThan(added.radius / 20);

  await page.getByRole('button', { name: /^1\. Circle/ }).focus();
  for (const key of ['ArrowUp', 'ArrowRight', '-']) {
    const [before] = await shapesInAddress(page, 1);
    await page.keyboard.press(key);
    await expect.poll(async () => (await shapesInAddress(page, 1))[0]).not.toEqual(before);
  }
  const shapes = await shapesInAddress(page, 1);
  const [moved] = shapes;
  if (moved?.type !== 'circle') throw new Error('no circle');
  expect(moved.center.lat).toBeGreaterThan(added.center.lat);
  expect(moved.center.lng).toBeGreaterThan(added.center.lng);
  expect(moved.radius).toBeLessThan(added.radius);
  await expect(page.getByRole('button', { name: /^1\. Circle/ })).toBeFocused();
  await expectFound(page, ask, shapes);
});

test('searching an area that was never drawn says so', async ({ page, isPhone }) => {
  await openDrawing(page, isPhone, overCebu, zoom);
  await tool(page, 'Search in This Area').click();
  await expect(page.getByText('Please draw an area on the map first')).toBeVisible();
});

test('the shapes drawn last are there when the tools are opened the next time', async ({ page, isPhone }) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await drawRectangle(map, -60, 0, 60, 90);
  const shapes = await shapesInAddress(page, 1);
  await expect.poll(() => shapesKept(page)).toEqual(shapes);
  await page.goto('/home?areaSearch=true');
  expect(await shapesInAddress(page, 1)).toEqual(shapes);
  await expect(page.getByText('Shapes: 1')).toBeVisible();
});
