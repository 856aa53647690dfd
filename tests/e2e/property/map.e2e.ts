import type { Page } from '@playwright/test';
import type { Shape } from '../../../src/contract/area.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import { swipe } from '../support/finger.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { aListing, aWord, expect, test, untilItWorks } from '../support/world.ts';

/** Two places of open sea, both within the map of the first two steps farther out. */
const seas = (): [Place, Place] => {
  const latitude = 5 + Math.random();
  const longitude = 130 + Math.random();
  return [
    { latitude, longitude },
    { latitude, longitude: longitude + 0.12 },
  ];
};
interface Place {
  latitude: number;
  longitude: number;
}

const mapAt = ({ latitude, longitude }: Place, zoom: number): string => `view=map&map=${latitude},${longitude},${zoom}`;
const pin = (page: Page, title: string) => page.getByRole('button', { name: `${title}, ₱4,500,000` });
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Results' }).getByRole('link', { name: title });
const exact = { isPositionExact: true };

test('a city chosen beside the open map is where the map goes', onPhone, async ({ page, ask, seller, isPhone }) => {
  const word = aWord();
  const listing = await aListing(ask, seller, {
    ...exact,
    title: `House ${word}`,
    latitude: 9.756,
    longitude: 118.745,
  });
  await page.goto(`/home?q=${word}&filters=open&view=map`);
  await expect(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Search for a city' }).fill('puerto princesa');
  await page.getByRole('textbox', { name: 'Search for a city' }).press('Enter');
  await expect(pin(page, listing.title)).toBeVisible();
  await expect(page).toHaveURL(/map=9\.\d+%2C118\.\d+/);
  if (!isPhone) await expect(card(page, listing.title)).toBeVisible();
});

test('Back takes the open map back to where it was', async ({ page, ask, seller }) => {
  const word = aWord();
  const [place] = seas();
  const listing = await aListing(ask, seller, { ...place, ...exact, title: `House ${word}` });
  await page.goto(`/home?q=${word}&${mapAt(place, 14)}`);
  await expect(pin(page, listing.title)).toBeVisible();
  await untilItWorks(page);
  await page.getByRole('button', { name: 'House & Lot', exact: true }).click();
  await expect(page).toHaveURL(/category=house-lot/);
  const map = page.getByRole('region', { name: 'Map', exact: true }).last();
  await map.focus();
  await expect(async () => {
    await page.keyboard.press('Shift+ArrowRight');
    await expect(pin(page, listing.title)).toHaveCount(0, { timeout: 600 });
  }).toPass();
  await page.goBack();
  await expect(page).not.toHaveURL(/category=house-lot/);
  await expect(pin(page, listing.title)).toBeVisible();
});

test('a pin says whether its listing is kept or was looked at', async ({ page, ask, seller, silence }) => {
  // The seas of these tests lie outside the ground, of which no small map is drawn.
  silence.expect(/share\/map/);
  const word = aWord();
  const [place] = seas();
  const other = { ...place, longitude: place.longitude + 0.06 };
  const kept = await aListing(ask, seller, { ...place, ...exact, title: `Kept ${word}` });
  const seen = await aListing(ask, seller, { ...other, ...exact, title: `Seen ${word}` });
  await page.goto(`/home?q=${word}`);
  const heart = page.getByRole('button', { name: `Favorite: ${kept.title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/home?q=${word}&${mapAt(place, 11)}`);
  await expect(page.getByRole('button', { name: `${kept.title}, ₱4,500,000, favorite` })).toBeVisible();
  await expect(pin(page, seen.title)).not.toHaveAccessibleName(/viewed/);
  await pin(page, seen.title).click();
  await page.getByRole('button', { name: 'View Details' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.title);
  await page.goBack();
  await expect(page.getByRole('button', { name: `${seen.title}, ₱4,500,000, viewed` })).toBeVisible();
});

test('on a phone one swipes from the card of a pin to that of the next', onlyOnPhone, async ({ page, ask, seller }) => {
  const word = aWord();
  const [place] = seas();
  const west = await aListing(ask, seller, { ...place, ...exact, title: `West ${word}` });
  const inEast = { ...place, longitude: place.longitude + 0.06 };
  const east = await aListing(ask, seller, { ...inEast, ...exact, title: `East ${word}` });
  await page.goto(`/home?q=${word}&${mapAt(place, 11)}`);
  await pin(page, west.title).tap();
  const cardOf = (title: string) => page.getByRole('listitem', { name: title }).getByText(title);
  await expect(cardOf(west.title)).toBeInViewport({ ratio: 1 });
  await expect(cardOf(east.title)).not.toBeInViewport({ ratio: 0.5 });
  const box = await cardOf(west.title).boundingBox();
  await swipe(page, { x: 280, y: box?.y ?? 0 }, { x: -220, y: 0 });
  await expect(cardOf(east.title)).toBeInViewport({ ratio: 1 });
  await swipe(page, { x: 80, y: box?.y ?? 0 }, { x: 220, y: 0 });
  await expect(cardOf(west.title)).toBeInViewport({ ratio: 1 });
});

test('around a drawn area pins outside are shown, and say so', async ({ page, ask, seller }) => {
  const word = aWord();
  const [place] = seas();
  const within = await aListing(ask, seller, { ...place, ...exact, title: `Within ${word}` });
  const beside = { ...place, longitude: place.longitude + 0.06 };
  const without = await aListing(ask, seller, { ...beside, ...exact, title: `Without ${word}` });
  const center = { lat: place.latitude, lng: place.longitude };
  const area = encodeURIComponent(writeShapes([{ type: 'circle', center, radius: 2000 }]));
  await page.goto(`/home?q=${word}&${mapAt(place, 11)}&area=${area}`);
  await expect(page.getByRole('button', { name: `${without.title}, ₱4,500,000, outside your area` })).toBeVisible();
  await expect(pin(page, within.title)).not.toHaveAccessibleName(/outside/);
});

test('a small area is shown no nearer than zoom 15', async ({ page }) => {
  const tiny: Shape = { type: 'circle', center: { lat: 14.6, lng: 121.03 }, radius: 20 };
  await page.goto(`/home?view=map&area=${writeShapes([tiny])}`);
  await expect(page).toHaveURL(/map=14\.[56]\d*%2C121\.0[23]\d*%2C15(&|$)/);
});

test('a shape around the whole earth is shown with all that lies in it', async ({ page, ask, seller, isPhone }) => {
  const word = aWord();
  const [place] = seas();
  const listing = await aListing(ask, seller, { ...place, ...exact, title: `House ${word}` });
  const earth: Shape = { type: 'rectangle', bounds: { north: 84, south: -84, west: -180, east: 180 } };
  await page.goto(`/home?q=${word}&view=map&area=${writeShapes([earth])}`);
  await expect(pin(page, listing.title)).toBeVisible();
  await expect(page.getByText('1 in this view', { exact: true })).toBeVisible();
  if (!isPhone) await expect(page.getByText('1 result on the map', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/map=/);
  await page.goto(page.url());
  await expect(pin(page, listing.title)).toBeVisible();
});

test('a search is offered when there is something to search', onPhone, async ({ page }) => {
  for (const address of ['/', '/home?areaSearch=true']) {
    await page.goto(address);
    if (address === '/') await page.getByRole('button', { name: 'Draw Area Search' }).click();
    await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
    const search = page.getByRole('button', { name: 'Search in This Area' });
    await expect(search).toHaveCount(0);
    await page.getByText('Shapes: 0').click();
    await page.getByRole('button', { name: 'Add a circle here' }).click();
    await expect(search).toBeVisible();
    await page.getByRole('button', { name: 'Clear Drawing' }).click();
    await expect(search).toHaveCount(0);
  }
});

test.describe('where list and map stand side by side', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('the tools stand before the cards, and take the focus when drawing opens', async ({ page }) => {
    await page.goto('/home?view=map');
    await expect(page.getByRole('link', { name: 'Skip to the map' })).toBeAttached();
    await page.getByRole('button', { name: 'Draw Area Search' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Polygon', exact: true })).toBeFocused();
    const firstCard = await page.getByRole('main').getByRole('article').first().elementHandle();
    const isBefore = await page
      .getByRole('group', { name: 'Draw an area' })
      .evaluate((tools, first) => first !== null && (tools.compareDocumentPosition(first) & 4) !== 0, firstCard);
    expect(isBefore).toBe(true);
  });

  test('no tool is cut off at the edge of the map', async ({ page }) => {
    await page.goto('/de/home?areaSearch=true');
    const tools = page.getByRole('group', { name: 'Gebiet zeichnen' });
    await expect(tools.getByRole('button', { name: 'Rückgängig' })).toBeInViewport({ ratio: 1 });
    expect(await tools.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('the map reaches from the categories to the lower and the right edge of the window, wherever one is in the list', async ({
    page,
  }) => {
    await page.goto('/home?view=map');
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    await untilItWorks(page);
    const map = page.getByRole('region', { name: 'Map', exact: true }).last();
    const edges = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await map.boundingBox()) ?? {};
      return { isHigh: y > 0 && y <= 140, right: Math.round(x + width), bottom: Math.round(y + height) };
    };
    const toTheEdges = { isHigh: true, right: 1440, bottom: 900 };
    await expect.poll(edges).toEqual(toTheEdges);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 1200);
    // Rows that come meanwhile may move it further.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await expect.poll(edges).toEqual(toTheEdges);
  });

  test('beside a map that is followed stands what lies in its view; else what was asked for', async ({
    page,
    ask,
    seller,
  }) => {
    const word = aWord();
    const [place, other] = seas();
    const near = await aListing(ask, seller, { ...place, ...exact, title: `Near ${word}` });
    const far = await aListing(ask, seller, { ...other, ...exact, title: `Far ${word}` });
    await page.goto(`/home?q=${word}&${mapAt(place, 14)}`);
    await expect(card(page, near.title)).toBeVisible();
    await expect(page.getByText('1 result on the map', { exact: true })).toBeVisible();
    const zoomOut = async (): Promise<void> => {
      for (const zoom of [13, 12, 11]) {
        await page.getByRole('button', { name: 'Zoom out' }).click();
        await expect(page).toHaveURL(new RegExp(`%2C${zoom}(&|$)`));
      }
      await expect(pin(page, far.title)).toBeVisible();
    };

    const follow = page.getByRole('checkbox', { name: 'Search as I move the map' });
    await expect(follow).toBeChecked();
    await follow.uncheck();
    await zoomOut();
    await expect(card(page, far.title)).toHaveCount(0);
    await expect(page.getByText('1 result on the map', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Search in this view' }).click();
    await expect(card(page, far.title)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search in this view' })).toBeHidden();
    await page.reload();
    await expect(follow).not.toBeChecked();

    await page.goto(`/home?q=${word}&${mapAt(place, 14)}`);
    await expect(card(page, near.title)).toBeVisible();
    await zoomOut();
    await expect(card(page, far.title)).toBeVisible();
  });

  test('a listing pointed at in the list stands out on the map, and a pin pointed at in the list', async ({
    page,
    ask,
    seller,
  }) => {
    const word = aWord();
    const [place] = seas();
    const listing = await aListing(ask, seller, { ...place, ...exact, title: `House ${word}` });
    await page.goto(`/home?q=${word}&${mapAt(place, 14)}`);
    const price = pin(page, listing.title).getByText('₱4.5M');
    await expect(price).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await card(page, listing.title).hover();
    await expect(price).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const article = page.getByRole('article').filter({ hasText: listing.title });
    await page.mouse.move(0, 0);
    const resting = await article.evaluate((element) => getComputedStyle(element).boxShadow);
    await pin(page, listing.title).hover();
    await expect.poll(() => article.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe(resting);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: false, hasTouch: false });

  test('the map ends within the window, and so does what lies along its lower edge', async ({ page }) => {
    await page.goto('/home?areaSearch=true');
    await expect(page.getByRole('group', { name: 'Draw an area' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Natural Earth, PSA, GeoNames')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('whose map it is stays readable below what floats over it', async ({ page }) => {
    await page.goto('/de/home?areaSearch=true');
    const status = page.getByText(/ in diesem Ausschnitt$/).filter({ visible: true });
    const source = page.getByText('Natural Earth, PSA, GeoNames');
    await expect(status).toBeVisible();
    const bottom = async (): Promise<number> => {
      const { y = 0, height = 0 } = (await status.boundingBox()) ?? {};
      return y + height;
    };
    const top = async (): Promise<number> => (await source.boundingBox())?.y ?? 0;
    await expect(async () => expect(await bottom()).toBeLessThanOrEqual(await top())).toPass({ timeout: 5000 });
  });

  test('the bar leads from drawing back to the list', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Main navigation' });
    await page.goto('/home?areaSearch=true');
    await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
    await bar.getByRole('link', { name: 'List', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(0);
    await bar.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Map', exact: true }).first()).toBeVisible();
  });
});
