import { aProvider, expect, signIn, test } from '../support/world.ts';

test('the administration lets nobody else in', async ({ page, ask }) => {
  await page.goto('/admin');
  await expect(page.getByText('Diese Seite ist nur für Administratoren.')).toBeVisible();
  await signIn(page, await aProvider(ask));
  await page.goto('/admin');
  await expect(page.getByText('Diese Seite ist nur für Administratoren.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Bereiche der Verwaltung' })).toBeHidden();
});
