import { expect, test } from './harness.ts';

test('the site opens under its content security policy, and says so', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('main')).toBeVisible();
});

test('a page that does not exist says so and offers a way back', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
});
