import type { Shape } from '../../../src/contract/area.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import { drawRectangle, expectFound, overCebu, tool, zoom } from '../support/draw.ts';
import {
  beside,
  chooseTool,
  drag,
  expectAt,
  expectBounds,
  mapSurface,
  metresBetween,
  openDrawing,
  press,
  seenMap,
  shapesInAddress,
  shapesKept,
} from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test } from '../support/world.ts';

test('shapes add up, can be excluded, deleted, taken back and cleared', onPhone, async ({ page, ask, isPhone }) => {
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

test(
  'a corner dragged changes the shape, and Undo takes that back, as it does a shape taken away beside the map',
  onPhone,
  async ({ page, isPhone }) => {
    const map = await openDrawing(page, isPhone, overCebu, zoom);
    await drawRectangle(map, -100, 0, 60, 100);
    const [drawn] = await shapesInAddress(page, 1);
    await chooseTool(map, 'Edit shapes');
    await expect(page.getByText('Drag the handles. A click removes a corner.')).toBeVisible();
    await drag(map, [beside(map, 60, 100), beside(map, 110, 140)]);
    await expect.poll(async () => (await shapesInAddress(page, 1))[0]).not.toEqual(drawn);
    const [edited] = await shapesInAddress(page, 1);
    if (edited?.type !== 'rectangle') throw new Error('no rectangle');
    expectBounds(map, edited.bounds, beside(map, -100, 0), beside(map, 110, 140));
    await tool(page, 'Done').click();
    await tool(page, 'Undo').click();
    await expect.poll(async () => (await shapesInAddress(page, 1))[0]).toEqual(drawn);
    // On a phone the list of the shapes lies elsewhere.
    if (isPhone) return;

    await drawRectangle(map, 70, 110, 110, 150);
    const both = await shapesInAddress(page, 2);
    await page.getByRole('button', { name: /^Remove filter: Area 2/ }).click();
    await shapesInAddress(page, 1);
    await tool(page, 'Undo').click();
    expect(await shapesInAddress(page, 2)).toEqual(both);
    await tool(page, 'Undo').click();
    expect(await shapesInAddress(page, 1)).toEqual(both.slice(0, 1));
  },
);

test('of an outline with very many corners those that can be told apart are dragged and taken away', async ({
  page,
  isPhone,
}) => {
  const seen = await openDrawing(page, isPhone, overCebu, zoom);
  const count = 1000;
  const ring: Shape = {
    type: 'polygon',
    coordinates: Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return seen.positionAt(beside(seen, 90 * Math.cos(angle), 80 + 70 * Math.sin(angle)));
    }),
  };
  const query = new URLSearchParams({ areaSearch: 'true', map: `${overCebu.lat},${overCebu.lng},${zoom}` });
  await page.goto(`/home?${query.toString()}&area=${writeShapes([ring])}`);
  await expect(tool(page, 'Edit shapes')).toBeEnabled();
  const map = await seenMap(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Edit shapes');
  expect(await mapSurface(page).locator('*').count()).toBeLessThan(count / 2);

  const target = beside(map, 130, 80);
  const [before] = await shapesInAddress(page, 1);
  await drag(map, [beside(map, 90, 80), target]);
  await expect.poll(async () => (await shapesInAddress(page, 1))[0]).not.toEqual(before);
  const [dragged] = await shapesInAddress(page, 1);
  if (dragged?.type !== 'polygon') throw new Error('no polygon');
  expect(dragged.coordinates).toHaveLength(count);
  const [first, ...others] = dragged.coordinates;
  if (first === undefined) throw new Error('no corner');
  expectAt(map, first, target);
  await press(map, target);
  await expect.poll(async () => (await shapesInAddress(page, 1))[0]).toEqual({ type: 'polygon', coordinates: others });
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

test('shapes added, moved and excluded faster than they are shown are all there', async ({ page, isPhone }) => {
  await openDrawing(page, isPhone, overCebu, zoom);
  await page.getByText('Shapes: 0').click();
  const pressAtOnce = (...names: string[]): Promise<void> =>
    page.evaluate((wanted) => {
      const buttons = wanted.map((name) =>
        [...document.querySelectorAll('button')].find(
          ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
        ),
      );
      for (const button of buttons) button?.click();
    }, names);
  await pressAtOnce('Add a circle here', 'Add a rectangle here', 'Add a circle here');
  const added = await shapesInAddress(page, 3);
  expect(added.map(({ type }) => type)).toEqual(['circle', 'rectangle', 'circle']);
  await expect(page.getByText('Shapes: 3')).toBeVisible();
  await pressAtOnce(...[1, 3, 2].map((number) => `Exclude shape ${number} from the search`));
  await expect
    .poll(async () => (await shapesInAddress(page, 3)).map(({ exclude }) => exclude))
    .toEqual([true, undefined, true]);
  await expect(page.getByRole('alert')).toContainText('At least one shape must include an area.');
});
