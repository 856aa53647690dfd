import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { overCebu, zoom } from '../support/draw.ts';
import {
  beside,
  chooseTool,
  holdMouse,
  openDrawing,
  type Pixel,
  press,
  pressCorners,
  shapesInAddress,
  shapesKept,
} from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test } from '../support/world.ts';

test('the number of matches follows what is being drawn', onPhone, async ({ page, ask, isPhone }) => {
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
  const shapes = await shapesInAddress(page, 1);
  await expect(shown).toHaveText(whileDragged);

  // What was drawn last is there when the tools are opened the next time.
  await expect.poll(() => shapesKept(page)).toEqual(shapes);
  await page.goto('/home?areaSearch=true');
  expect(await shapesInAddress(page, 1)).toEqual(shapes);
  await expect(page.getByText('Shapes: 1')).toBeVisible();
});
