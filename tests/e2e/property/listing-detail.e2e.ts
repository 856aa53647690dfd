import type { Page } from '@playwright/test';
import { type ListingCard } from '../../../src/contract/property/browse.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { updateProperty } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import type { Ask } from '../support/ask.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { aListing, aPhilippineNumber, aSeller, aWord, expect, test, untilItWorks } from '../support/world.ts';

/** Open sea within the base map: whatever is near was put there by the same test. */
const aPlaceApart = () => ({ latitude: 5 + Math.random(), longitude: 122 + Math.random() });

const withPictures = async (ask: Ask): Promise<ListingCard> => {
  const { items } = await ask(listListings, { query: { sort: 'price_desc', limit: 60 } });
  const many = items.find(({ images }) => images.length > 2);
  if (many === undefined) throw new Error('no demo property has three pictures');
  return many;
};

test(
  'each picture opens all of them over the whole screen, where keys and buttons turn them',
  onPhone,
  async ({ page, ask }) => {
    const many = await withPictures(ask);
    const total = many.images.length;
    await page.goto(`/property/${many.id}`, { waitUntil: 'networkidle' });
    const large = page.getByRole('dialog', { name: 'Images' });
    const place = (number: number) => large.getByText(`${number} / ${total}`, { exact: true });
    const second = page
      .getByRole('list', { name: 'Images' })
      .getByRole('button', { name: /^Enlarge: / })
      .nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    const picture = large.getByRole('img');
    await expect(place(2)).toBeVisible();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await large.boundingBox();
    expect([box?.width, box?.height]).toEqual([width, height]);
    const before = await picture.getAttribute('src');
    await page.keyboard.press('ArrowLeft');
    await expect(place(1)).toBeVisible();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(place(total)).toBeVisible();
    await large.getByRole('button', { name: 'Next image' }).click();
    await expect(place(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(second).toBeFocused();
  },
);

test('price, five facts and the way to the seller are in the first screen', onPhone, async ({ page, ask, isPhone }) => {
  const many = await withPictures(ask);
  await page.goto(`/property/${many.id}`);
  await untilItWorks(page);
  const facts = page.getByLabel('At a glance').getByRole('definition');
  await expect(facts).toHaveCount(5);
  await expect(facts.last()).toBeInViewport({ ratio: 1 });
  const price = new RegExp(`₱${(many.price ?? 0).toLocaleString('en')}`);
  await expect(page.getByText(price).filter({ visible: true }).last()).toBeInViewport();
  await expect(page.getByRole('button', { name: isPhone ? 'Message' : 'Write a message', exact: true })).toBeInViewport(
    { ratio: 1 },
  );
});

test('the price comes before whom one asks about it', onPhone, async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller);
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('complementary', { name: 'Contact' })).toHaveText(/^₱4,500,000/);
});

test(
  'at the end of the page a phone still has the price and the ways to ask in sight',
  onlyOnPhone,
  async ({ page, ask, seller }) => {
    const { id } = await aListing(ask, seller);
    await page.goto(`/property/${id}`);
    await untilItWorks(page);
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(page.getByText('₱4,500,000', { exact: true }).last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /^Call \+63/ }).last()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Message', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  },
);

test('a price says how it lies beside similar ones', async ({ page, ask, seller }) => {
  const place = aPlaceApart();
  const hotel = { ...place, category: 'hotel', area: 100 } as const;
  for (const price of [1_000_000, 1_000_000, 1_000_000, 2_000_000, 2_000_000, 3_000_000, 3_000_000, 3_000_000])
    await aListing(ask, seller, { ...hotel, price });
  const { id } = await aListing(ask, seller, { ...hotel, price: 1_500_000 });
  await page.goto(`/property/${id}`);
  await untilItWorks(page);
  const said = page.getByRole('complementary', { name: 'Contact' }).getByText('25% below 8 similar within 5 km');
  await expect(said).toBeVisible();
  await said.click();
  await expect(page.getByText('within 5 km, size ±30%', { exact: false })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Map of the results' }).getByRole('button', { name: /^₱/ }),
  ).toHaveCount(8);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true });

  test('turns the large pictures sideways, and not by a stroke up', onPhone, async ({ page, ask }) => {
    const many = await withPictures(ask);
    await page.goto(`/property/${many.id}`);
    await untilItWorks(page);
    await page.getByRole('button', { name: /^All \d+ pictures$/ }).click();
    const large = page.getByRole('dialog', { name: 'Images' });
    const at = (number: number) => large.getByText(`${number} / ${many.images.length}`, { exact: true });
    await expect(at(1)).toBeVisible();
    const swipe = async (right: number, down: number): Promise<void> => {
      const box = await large.boundingBox();
      const from = { x: (box?.x ?? 0) + 180, y: (box?.y ?? 0) + 100 };
      const to = { x: from.x + right, y: from.y + down };
      await large
        .getByRole('img')
        .first()
        .evaluate(
          (picture, [start, end]) => {
            const finger = ({ x, y }: { x: number; y: number }) =>
              new Touch({ identifier: 1, target: picture, clientX: x, clientY: y });
            const touch = (name: string, touches: Touch[], changedTouches: Touch[]) =>
              picture.dispatchEvent(new TouchEvent(name, { touches, changedTouches, bubbles: true }));
            touch('touchstart', [finger(start)], [finger(start)]);
            touch('touchend', [], [finger(end)]);
          },
          [from, to] as const,
        );
    };
    await swipe(-120, 10);
    await expect(at(2)).toBeVisible();
    await swipe(-60, 200);
    await swipe(-20, 0);
    await expect(at(2)).toBeVisible();
    await swipe(120, -10);
    await expect(at(1)).toBeVisible();
  });
});

test('a price is told with its time, and is reduced only if the one before stood for two weeks', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Price history' })).toHaveCount(0);
  await ask(updateProperty, { body: { id, price: 3_900_000 } }, seller.token);
  await page.reload();
  await expect(page.getByText('REDUCED PRICE')).toHaveCount(0);
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Since' }) });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText('₱3,900,000');
  await expect(table.getByRole('row').nth(2)).toContainText('₱4,500,000');
  await expect(table.getByRole('row').nth(2)).toContainText('0 days');

  const reducedFrom = async (cursor?: string): Promise<ListingCard | undefined> => {
    const { items, nextCursor } = await ask(listListings, { query: { limit: 60, ...(cursor ? { cursor } : {}) } });
    const found = items.find(({ oldPriceDays }) => oldPriceDays !== null);
    return found ?? (nextCursor === null ? undefined : reducedFrom(nextCursor));
  };
  const reduced = await reducedFrom();
  if (reduced === undefined) throw new Error('the demo has no reduced price');
  const days = `for ${reduced.oldPriceDays} days`;
  await page.goto(`/home?q=${encodeURIComponent(reduced.title)}`);
  const card = page.getByRole('article').filter({ hasText: reduced.title }).first();
  await expect(card).toContainText('REDUCED PRICE');
  await expect(card).toContainText(days);
  await card.getByRole('link').click();
  await expect(page.getByText('REDUCED PRICE')).toBeVisible();
  await expect(page.getByText(days).first()).toBeVisible();
});

test('the seller can be called, mailed and messaged', onPhone, async ({ page, ask }) => {
  const number = aPhilippineNumber();
  const digits = number.replaceAll(/\D/g, '');
  const seller = await aSeller(ask, 'developer', number);
  const { id } = await aListing(ask, seller);
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  const contact = page.getByRole('complementary', { name: 'Contact' });
  await expect(contact.getByRole('link', { name: `Call ${number}` })).toHaveAttribute('href', `tel:+${digits}`);
  await expect(contact.getByRole('link', { name: 'WhatsApp message' })).toHaveAttribute('href', new RegExp(digits));
  await contact.getByRole('button', { name: 'Write a message' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
});

test('a listing is kept as a favourite, its address shared, reported, and printed without what leads elsewhere', async ({
  page,
  context,
  ask,
  seller,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, title } = await aListing(ask, seller);
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  const favourite = page.getByRole('button', { name: 'Favorite', exact: true });
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await test.step('a report', async () => {
    const open = page.getByRole('button', { name: 'Report this listing' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Report this listing' });
    await expect(dialog).toHaveAccessibleDescription(/./);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    const reason = dialog.getByRole('combobox', { name: 'What is wrong?' });
    await expect(reason).toHaveAccessibleDescription(/./);
    await reason.selectOption('It looks like a fraud');
    await dialog.getByRole('textbox', { name: 'Details' }).fill('Asks for money before a visit.');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/^Thank you\. Your report R-\S+ has arrived\.$/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    for (const width of [718, 1440]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('₱4,500,000', { exact: true }).first()).toBeVisible();
      await expect(page.getByText('Two bedrooms and a balcony.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Call \+63 918/ })).toBeVisible();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Write to the seller' })).toBeHidden();
    }
  });
});

test('an approximate position is called so, the exact one does not leave the server, and similar listings near by lead on', async ({
  page,
  ask,
  seller,
}) => {
  const place = aPlaceApart();
  const { id } = await aListing(ask, seller, { ...place, category: 'hotel', isPositionExact: false });
  const apart = await ask(getListing, { params: { id } });
  expect(apart.isPositionExact).toBe(false);
  expect([apart.latitude, apart.longitude]).not.toEqual([place.latitude, place.longitude]);
  const other = await aListing(ask, seller, { ...place, category: 'hotel', title: `Hotel ${aWord()}` });
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Approximate position:', { exact: false })).toBeVisible();
  const loaded = (): Promise<number> =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /base-map/.test(name)).length);
  const picture = page.getByRole('button', { name: /^Map: around .*, approximately\. Open the map$/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.locator('img:visible').evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBe(2080);
  expect(await loaded()).toBe(0);
  await picture.press('Enter');
  const map = page.getByRole('region', { name: 'Location on the map' });
  await expect(map).toBeVisible();
  expect(await loaded()).toBeGreaterThan(0);
  expect((await map.boundingBox())?.height).toBe(400);
  await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeVisible();
  await page.getByRole('link', { name: other.title }).click();
  await expect(page).toHaveURL(`/property/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

async function expectBroken(page: Page, id: string): Promise<void> {
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Error Loading Property').last()).toBeVisible();
  await expect(page.getByText('Property not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/home');
}

test('an unknown id has its error screen', async ({ page, silence }) => {
  silence.expect(/404/);
  await expectBroken(page, '0b7f6f0e-0000-4000-8000-000000000000');
  await expectBroken(page, 'no-such-id');
});
