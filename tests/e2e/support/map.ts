import type { Locator, Page } from '@playwright/test';
import type { Bounds, Position, Shape } from '../../../src/contract/area.ts';
import { readShapes } from '../../../src/contract/shape-text.ts';
import { expect } from './world.ts';

export const tiles = /tile\.openstreetmap\.org/;

/** The network of tiles is cut: nothing is seen but our own base map. */
export const cutTiles = (page: Page): Promise<unknown> => page.route(tiles, (route) => route.abort());

/** A point of the viewport, in CSS pixels. */
export interface Pixel {
  x: number;
  y: number;
}

/** A map in the page whose middle and zoom the test has set by the address. */
export interface SeenMap {
  page: Page;
  isPhone: boolean;
  middle: Pixel;
  positionAt: (pixel: Pixel) => Position;
  pixelAt: (position: Position) => Pixel;
}

const worldPixels = (zoom: number): number => 256 * 2 ** zoom;

/** Web Mercator; https://en.wikipedia.org/wiki/Web_Mercator_projection */
function projected({ lat, lng }: Position, zoom: number): Pixel {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: worldPixels(zoom) * (lng / 360 + 0.5),
    y: worldPixels(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

function unprojected({ x, y }: Pixel, zoom: number): Position {
  const size = worldPixels(zoom);
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lng: (x / size - 0.5) * 360,
  };
}

/** The map's own surface, the one landmark of that name. */
export const mapSurface = (page: Page): Locator => page.getByRole('region', { name: 'Map', exact: true });

/** A map moves until an opened window fits in: what is pressed on its way is missed. */
export async function untilStill(target: Locator): Promise<void> {
  let last = await target.boundingBox();
  await expect(async () => {
    await target.page().waitForTimeout(300);
    const before = last;
    last = await target.boundingBox();
    expect(last).toEqual(before);
  }).toPass();
}

/** Opens /home with the drawing tools over a place. */
export async function openDrawing(page: Page, isPhone: boolean, center: Position, zoom: number): Promise<SeenMap> {
  await page.goto(`/home?view=map&areaSearch=true&map=${center.lat},${center.lng},${zoom}`);
  await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
  return seenMap(page, isPhone, center, zoom);
}

export async function seenMap(page: Page, isPhone: boolean, center: Position, zoom: number): Promise<SeenMap> {
  const middle = await middleInSight(page);
  const at = projected(center, zoom);
  return {
    page,
    isPhone,
    middle,
    positionAt: ({ x, y }) => unprojected({ x: at.x + x - middle.x, y: at.y + y - middle.y }, zoom),
    pixelAt: (position) => {
      const { x, y } = projected(position, zoom);
      return { x: x - at.x + middle.x, y: y - at.y + middle.y };
    },
  };
}

async function middleInSight(page: Page): Promise<Pixel> {
  const surface = mapSurface(page);
  const scrolledTo = async (): Promise<Pixel> => {
    await surface.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await surface.boundingBox();
    if (box === null) throw new Error('the map is not to be seen');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // What comes above the map, or a bar that makes room for itself, moves it once more.
  let middle = await scrolledTo();
  await expect(async () => {
    await rest(page);
    const before = middle;
    middle = await scrolledTo();
    expect(middle).toEqual(before);
  }).toPass();
  return middle;
}

export const beside = ({ middle }: SeenMap, right: number, down: number): Pixel => ({
  x: middle.x + right,
  y: middle.y + down,
});

/** Presses a tool of the map and waits until it takes pointers: from then on a finger draws instead of scrolling. */
export async function chooseTool({ page, middle }: SeenMap, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
  // Reaching the button may have scrolled the page.
  Object.assign(middle, await middleInSight(page));
}

/** Press, move along, release: with the mouse, on a phone with one finger. */
export async function drag(map: SeenMap, path: readonly Pixel[]): Promise<void> {
  const line = path.slice(1).flatMap((to, index) => between(path[index] ?? to, to));
  // A hand slows down before it stops.
  line.push(...line.slice(-1).map(({ x, y }) => ({ x: x + 1, y })));
  const [first] = path;
  if (first === undefined) throw new Error('a path needs a beginning');
  await (map.isPhone ? dragByFinger(map.page, first, line) : dragByMouse(map.page, first, line));
}

const steps = 8;
const between = (from: Pixel, to: Pixel): Pixel[] =>
  Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });

/** A hand rests before it presses or releases; the browser hands moves on only once a frame. */
const rest = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The mouse is pressed and has arrived; whoever calls this releases it. */
export const holdMouse = (page: Page, from: Pixel, to: Pixel): Promise<void> => moveHeld(page, from, between(from, to));

async function dragByMouse(page: Page, from: Pixel, line: readonly Pixel[]): Promise<void> {
  await moveHeld(page, from, line);
  await page.mouse.up();
}

async function moveHeld(page: Page, from: Pixel, line: readonly Pixel[]): Promise<void> {
  const { mouse } = page;
  await mouse.move(from.x, from.y);
  await rest(page);
  await mouse.down();
  for (const { x, y } of line) {
    await mouse.move(x, y);
    await rest(page);
  }
}

async function dragByFinger(page: Page, from: Pixel, line: readonly Pixel[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Pixel[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (const point of line) await touch('touchMove', [point]);
  await rest(page);
  await touch('touchEnd', []);
  await browser.detach();
}

export async function press({ page, isPhone }: SeenMap, { x, y }: Pixel): Promise<void> {
  if (isPhone) return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await rest(page);
  return page.mouse.click(x, y);
}

/** The corners of a polygon one after the other, each when the one before it is counted. */
export async function pressCorners(map: SeenMap, corners: readonly Pixel[]): Promise<void> {
  for (const [index, corner] of corners.entries()) {
    await press(map, corner);
    await expect(map.page.getByText(index === 0 ? '1 point.' : `${index + 1} points.`)).toBeVisible();
  }
}

/** The shapes in the address, once there are so many. */
export async function shapesInAddress(page: Page, count: number): Promise<Shape[]> {
  const read = (): Shape[] => readShapes(new URL(page.url()).searchParams.get('area') ?? '') ?? [];
  await expect.poll(() => read().length, { message: 'shapes in the address' }).toBe(count);
  return read();
}

/** The shapes that the browser keeps for the next time. */
export const shapesKept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('drawnAreas') ?? '[]') as unknown);

const tolerancePixels = 2.5;

export function expectAt(map: SeenMap, position: Position, pixel: Pixel): void {
  const at = map.pixelAt(position);
  const distance = Math.hypot(at.x - pixel.x, at.y - pixel.y);
  expect(distance, `${JSON.stringify(at)} instead of ${JSON.stringify(pixel)}`).toBeLessThanOrEqual(tolerancePixels);
}

export function expectBounds(map: SeenMap, bounds: Bounds, topLeft: Pixel, bottomRight: Pixel): void {
  expectAt(map, { lat: bounds.north, lng: bounds.west }, topLeft);
  expectAt(map, { lat: bounds.south, lng: bounds.east }, bottomRight);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** On a sphere of 6,371,000 m, as the product measures. */
export function metresBetween(one: Position, other: Position): number {
  const rise = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const run = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = rise + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * run;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(chord));
}
