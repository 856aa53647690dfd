import type { Page } from '@playwright/test';
import { cards, chip } from '../support/browse.ts';
import { pressByKeyboard } from '../support/by-keyboard.ts';
import { overCebu, zoom } from '../support/draw.ts';
import { beside, chooseTool, mapSurface, openDrawing, pressCorners } from '../support/map.ts';
import { aListing, aWord, expect, field, test, untilItWorks } from '../support/world.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Moves the focus once, and waits until the page has settled. */
async function comeByKeyboard(page: Page): Promise<void> {
  await untilItWorks(page);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}

test('the focus stays near by: where a filter is taken back, where one is off for a moment, where a city is chosen', async ({
  page,
}) => {
  await page.goto('/home?dealType=buy&available=true');
  await comeByKeyboard(page);
  await chip(page, 'Buy').press('Enter');
  await expect(chip(page, 'Available Now')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();

  await button(page, 'Favorites').press('Space');
  await expect(page.getByText('You have no favorites yet. Tap the heart on a listing to add one.')).toBeVisible();
  await expect(button(page, 'Favorites')).toBeFocused();

  await page.goto('/home?filters=open');
  await comeByKeyboard(page);
  const search = page.getByRole('textbox', { name: 'Search for a city' });
  await search.fill('Cebu City');
  await expect(page.getByRole('button', { name: 'Cebu City Cebu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(chip(page, '1 drawn area')).toBeVisible();
  await expect(search).toBeFocused();
});

test('a pin is pressed by the keyboard: its window takes the focus, and Escape gives it back', async ({
  page,
  ask,
  seller,
}) => {
  const word = aWord();
  const { id, title, latitude, longitude } = await aListing(ask, seller, {
    title: `House ${word}`,
    isPositionExact: true,
  });
  await page.goto(`/home?q=${word}&view=map&map=${latitude},${longitude},13`);
  const pin = page.getByRole('button', { name: `${title}, ₱4,500,000` });
  await pin.press('Space');
  const told = page.getByRole('dialog', { name: `${title}, ₱4,500,000` });
  await expect(told).toBeFocused();
  await expect(button(page, 'View Details')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(told).toBeHidden();
  await expect(pin).toBeFocused();
  await pin.press('Enter');
  await expect(button(page, 'Close window')).toBeVisible();
  await expect(button(page, 'View Details')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button(page, 'View Details')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/property/${id}`);
});

test('a number on the map is pressed by the keyboard: the map goes nearer, and the focus stays among its pins', async ({
  page,
}) => {
  await page.goto('/home?view=map&map=14.6,121,8');
  const number = page.getByRole('button', { name: /^\d+ listings here; zoom in$/ }).first();
  const pressed = await number.elementHandle();
  await number.press('Enter');
  await expect(page).toHaveURL(/map=[\d.%C]+%2C(9|1\d)$/);
  await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^₱|listings? here; zoom in$/);
});

test('while one draws and edits, Tab stops on the map only at what has a name; shapes taken away leave the focus in their list', async ({
  page,
  isPhone,
}) => {
  const map = await openDrawing(page, isPhone, { lat: 10.42, lng: 123.9 }, 10);
  const expectNames = async (): Promise<void> => {
    for (const stop of await mapSurface(page).locator('[tabindex="0"]').all())
      await expect(stop).toHaveAccessibleName(/./);
  };
  await page.getByText('Shapes: 0').press('Enter');
  await button(page, 'Add a circle here').press('Enter');
  await button(page, 'Add a rectangle here').press('Enter');
  await page.getByRole('button', { name: '2. Rectangle' }).press('Delete');
  await expect(button(page, 'Delete shape 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Add a rectangle here')).toBeFocused();

  await button(page, 'Add a circle here').click();
  await button(page, 'Add a rectangle here').click();
  await chooseTool(map, 'Polygon');
  await pressCorners(map, [beside(map, -100, 150), beside(map, 90, 160), beside(map, 60, 30)]);
  await expectNames();
  await button(page, 'Finish shape').click();
  await expect(page.getByText('Shapes: 3')).toBeVisible();
  await button(page, 'Edit shapes').click();
  await expect(button(page, 'Done')).toBeVisible();
  await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
  await expectNames();
});

test('an area is laid on the map, searched, and a listing in it asked about by the keyboard alone', async ({
  page,
  ask,
  seller,
}) => {
  const word = aWord();
  const place = { latitude: overCebu.lat, longitude: overCebu.lng, isPositionExact: true };
  const { title } = await aListing(ask, seller, { ...place, title: `Condo ${word}` });
  await page.goto(`/home?map=${overCebu.lat},${overCebu.lng},${zoom}`);
  await untilItWorks(page);
  await pressByKeyboard(page, button(page, 'Draw Area Search'));
  await pressByKeyboard(page, page.getByText('Shapes: 0'));
  await pressByKeyboard(page, button(page, 'Add a circle here'));
  await expect(page).toHaveURL(/area=/);
  await pressByKeyboard(page, button(page, 'Search in This Area'));
  await pressByKeyboard(page, cards(page).filter({ hasText: title }).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await pressByKeyboard(page, button(page, 'Write a message'));
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.type('Ana Reyes');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${word}@example.org`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message was sent')).toBeVisible();
});
