import type { Locator, Page } from '@playwright/test';
import type { Property } from '../../../src/contract/property/listing.ts';
import { onPhone } from '../support/on-phone.ts';
import { aStoredPicture } from '../support/pictures.ts';
import { aListing, test as base, expect } from '../support/world.ts';

// A picture of 1600 pixels has copies of 400, 800 and 1280 pixels.

const test = base.extend<{ photographed: Property }>({
  photographed: async ({ ask, seller, baseURL }, provide) => {
    const id = await aStoredPicture(ask, baseURL ?? '', seller.token);
    await provide(await aListing(ask, seller, { images: [{ id, alt: 'The house' }] }));
  },
});

/** The width of the file that the browser shows, and whether it has it whole. */
const fileShown = (picture: Locator): Promise<number> =>
  picture.evaluate((image: HTMLImageElement) =>
    image.complete && image.naturalWidth > 0 ? Number(/-(\d+)\.webp$/.exec(image.currentSrc)?.[1] ?? 1600) : 0,
  );

async function filesDuring(page: Page, { images }: Property, work: () => Promise<void>): Promise<string[]> {
  const key = (images[0]?.url ?? '').replace(/\.\w+$/, '');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(key)) asked.push(request.url().split(key)[1] ?? '');
  });
  await work();
  await page.waitForLoadState('networkidle');
  return asked;
}

for (const [density, widthOnPhone, widthOnDesktop, details] of [
  [2, 800, 800, onPhone],
  [3, 800, 1280, {}],
] as const) {
  test.describe(`on a screen of ${density} pixels to a point`, () => {
    test.use({ deviceScaleFactor: density });

    test('a card fetches the one copy that is dense enough', details, async ({ page, photographed, isPhone }) => {
      const expected = isPhone ? widthOnPhone : widthOnDesktop;
      const asked = await filesDuring(page, photographed, async () => {
        await page.goto(`/home?q=${encodeURIComponent(photographed.title)}`);
        await expect.poll(() => fileShown(page.getByRole('article').locator('img'))).toBe(expected);
      });
      expect(asked).toEqual([`-${expected}.webp`]);
    });
  });
}

test(
  'the page of a listing fetches a picture as wide as it stands there, and a wider one over the whole screen',
  onPhone,
  async ({ page, photographed, isPhone }) => {
    const asked = await filesDuring(page, photographed, async () => {
      await page.goto(`/property/${photographed.id}`);
      const picture = page.getByRole('img', { name: 'The house' });
      await expect.poll(() => fileShown(picture)).toBe(isPhone ? 400 : 1280);
    });
    expect(asked).toEqual([isPhone ? '-400.webp' : '-1280.webp']);
    await page.getByRole('button', { name: 'Enlarge: The house' }).click();
    const large = page.getByRole('dialog', { name: 'Images' }).getByRole('img');
    await expect.poll(() => fileShown(large)).toBe(isPhone ? 400 : 1600);
    // From edge to edge on the page, and the whole of it enlarged.
    await expect(page.getByRole('img', { name: 'The house' }).first()).toHaveCSS('object-fit', 'cover');
    await expect(large).toHaveCSS('object-fit', 'contain');
  },
);

test('a card takes the smallest copy; one that does not load gives way to the picture itself, not to the placeholder', async ({
  page,
  photographed,
  silence,
}) => {
  silence.expect(/404/);
  await page.goto(`/home?q=${encodeURIComponent(photographed.title)}`);
  await expect.poll(() => fileShown(page.getByRole('article').locator('img'))).toBe(400);
  await page.route('**/images/**/*-400.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/home?q=${encodeURIComponent(photographed.title)}`);
  await expect.poll(() => fileShown(page.getByRole('article').locator('img'))).toBe(1600);
});
