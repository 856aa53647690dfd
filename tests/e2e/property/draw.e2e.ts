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
  pressCorners,
  seenMap,
  shapesInAddress,
  shapesKept,
} from '../support/map.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

test('whoever comes to draw has tools and map in sight at once', onlyOnPhone, async ({ page }) => {
  const shownShare = 0.98;
  await page.goto('/home?areaSearch=true');
  await expect(tool(page, 'Polygon')).toBeEnabled();
  await expect(tool(page, 'Polygon')).toBeInViewport();
  await expect(mapSurface(page)).toBeInViewport({ ratio: shownShare });

  await page.goto('/home');
  await untilItWorks(page);
  await tool(page, 'Draw Area Search').click();
  await expect(tool(page, 'Polygon')).toBeEnabled();
  await expect(tool(page, 'Polygon')).toBeInViewport();
  await expect(mapSurface(page)).toBeInViewport({ ratio: shownShare });
});

test(
  'a rectangle lands where it was drawn, finds what lies in it and is there again after reload and Back',
  onPhone,
  async ({ page, ask, isPhone }) => {
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
  },
);

test(
  'a circle, a polygon and one stroke lie where they were drawn, and what lies in them is found',
  onPhone,
  async ({ page, ask, isPhone }) => {
    const map = await openDrawing(page, isPhone, overCebu, zoom);
    const cleared = async (): Promise<void> => {
      await tool(page, 'Clear Drawing').click();
      await shapesInAddress(page, 0);
    };

    await test.step('a circle has the centre that was pressed and the radius that was dragged', async () => {
      await chooseTool(map, 'Circle');
      await expect(page.getByText('Drag outwards from the center.')).toBeVisible();
      const center = beside(map, -10, 75);
      const edge = beside(map, 90, 75);
      await drag(map, [center, edge]);
      const [shape] = await shapesInAddress(page, 1);
      if (shape?.type !== 'circle') throw new Error('no circle');
      expectAt(map, shape.center, center);
      const radius = metresBetween(map.positionAt(center), map.positionAt(edge));
      expect(Math.abs(shape.radius / radius - 1)).toBeLessThan(0.03);
      await cleared();
    });

    await test.step('a polygon has the corners that were pressed and closes at the first', async () => {
      await chooseTool(map, 'Polygon');
      await expect(page.getByText('Tap the corners in turn')).toBeVisible();
      const corners = [beside(map, -100, 150), beside(map, 90, 160), beside(map, 60, 30), beside(map, -80, 20)];
      const [first = map.middle] = corners;
      await pressCorners(map, corners);
      await expect(tool(page, 'Finish shape')).toBeEnabled();
      await press(map, first);
      const [shape] = await shapesInAddress(page, 1);
      if (shape?.type !== 'polygon') throw new Error('no polygon');
      expect(shape.coordinates).toHaveLength(corners.length);
      for (const [index, position] of shape.coordinates.entries()) expectAt(map, position, corners[index] ?? first);
      await cleared();
    });

    await test.step('one stroke around an area is an area', async () => {
      await chooseTool(map, 'Freehand');
      await expect(page.getByText('Draw around it in one stroke.')).toBeVisible();
      const stroke = Array.from({ length: 13 }, (_, index) => {
        const angle = (index / 12) * 2 * Math.PI;
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
  },
);

test('every press is a corner, even where the pointer jumps; a double click ends the shape, and Escape gives it up', async ({
  page,
  isPhone,
}) => {
  const map = await openDrawing(page, isPhone, overCebu, zoom);
  await chooseTool(map, 'Polygon');
  const browser = await page.context().newCDPSession(page);
  const count = 36;
  const corners = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const radius = index % 2 === 0 ? 150 : 110;
    return beside(map, radius * Math.cos(angle), 20 + radius * Math.sin(angle));
  });
  for (const { x, y } of corners)
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await browser.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
  await expect(page.getByText(`${count} points.`)).toBeVisible();
  await tool(page, 'Finish shape').click();
  const [shape] = await shapesInAddress(page, 1);
  if (shape?.type !== 'polygon') throw new Error('no polygon');
  for (const [index, position] of shape.coordinates.entries()) expectAt(map, position, corners[index] ?? map.middle);
  expect(shape.coordinates).toHaveLength(count);
  await tool(page, 'Clear Drawing').click();
  await shapesInAddress(page, 0);

  await test.step('Escape gives up what is being drawn', async () => {
    await chooseTool(map, 'Polygon');
    await expect(tool(page, 'Cancel')).toBeVisible();
    await press(map, beside(map, -60, 100));
    await expect(page.getByText('1 point. The first point closes the area.')).toBeVisible();
    await press(map, beside(map, 60, 100));
    await expect(tool(page, 'Undo last point')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Cancel')).toBeHidden();
    await expect(tool(page, 'Polygon')).toHaveAttribute('aria-pressed', 'false');
    await shapesInAddress(page, 0);
  });

  await test.step('a double click places the last corner and ends the shape', async () => {
    await chooseTool(map, 'Polygon');
    await pressCorners(map, [beside(map, -100, 150), beside(map, 90, 160)]);
    const last = beside(map, 60, 30);
    await page.mouse.dblclick(last.x, last.y);
    const [ended] = await shapesInAddress(page, 1);
    if (ended?.type !== 'polygon') throw new Error('no polygon');
    expect(ended.coordinates).toHaveLength(3);
  });
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
  await expect(page.getByText('Drag from corner to corner.')).toBeVisible();
  const map = await seenMap(page, isPhone, overCebu, zoom);
  await drag(map, [beside(map, -100, 0), beside(map, 60, 100)]);
  const [drawn] = await shapesInAddress(page, 1);
  expect(drawn?.type).toBe('rectangle');
});
