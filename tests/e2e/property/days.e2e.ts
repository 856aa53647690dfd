import { updateProperty } from '../../../src/contract/property/listing.ts';
import { aListing, expect, signIn, test } from '../support/world.ts';

const philippineDay = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Manila' }).format(new Date(instant));

// 25 hours apart: at every moment it is another day in at least one of them than in the Philippines.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the days of a listing are those of the Philippines, on its page and in the dashboard', async ({
      page,
      ask,
      seller,
    }) => {
      const { id, title, createdAt } = await aListing(ask, seller);
      const { expiresAt } = await ask(updateProperty, { body: { id, price: 4_000_000 } }, seller.token);
      const listed = philippineDay(createdAt);
      await page.goto(`/property/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Listed on').locator('../..')).toContainText(listed);
      await expect(page.getByRole('row', { name: '₱4,000,000' })).toContainText(listed);

      await signIn(page, seller);
      await page.goto('/seller/dashboard');
      await expect(page.getByText(`Online until ${philippineDay(expiresAt ?? '')}`)).toBeVisible();
      await page.getByRole('button', { name: 'Renew' }).click();
      await expect(page.getByText(/^Renewed: online until/)).toContainText(philippineDay(expiresAt ?? ''));
      await page.goto('/seller/dashboard?tab=analytics');
      await expect(page.getByText('Philippine days')).toBeVisible();
    });
  });
