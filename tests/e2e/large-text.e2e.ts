import { ownWidth } from './support/own-width.ts';
import { aListing, expect, signIn, test } from './support/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('twice as large, text stays inside a phone', ownWidth, async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  const screens = [
    ['/', 'Find your place in the Philippines'],
    ['/home', 'Properties for sale and rent in the Philippines'],
    [`/property/${id}`, 'House'],
    ['/seller/dashboard', 'Seller Dashboard'],
    ['/seller/dashboard?tab=analytics', 'Seller Dashboard'],
    ['/create-property', 'List a property'],
  ] as const;
  for (const [path, heading] of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBe(360);
  }
});
