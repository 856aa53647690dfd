import { mapSurface } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { aListing, expect, signIn, test, untilItWorks } from '../support/world.ts';

// The specified sentences, letter for letter, where no other test meets them on its way.

test('the dashboard of a seller has its four tabs, says where there is nothing, and what was just added', async ({
  page,
  ask,
  seller,
}) => {
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByText('No properties yet')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Sections of the dashboard' }).getByRole('link');
  await expect(tabs).toHaveText(['Properties', 'Inquiries', 'Analytics', 'Profile Settings']);
  await tabs.nth(1).click();
  await expect(page.getByText('No inquiries yet')).toBeVisible();
  await aListing(ask, seller, { isAvailableNow: true });
  await page.goto('/seller/dashboard');
  await expect(page.getByText('Recently added')).toBeVisible();
  await expect(page.getByText('Available Now', { exact: true })).toBeVisible();
});

test(
  'in German the end of a session, the way in and the bar at the bottom are in the words of the product',
  onPhone,
  async ({ page, isPhone }) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('language', 'de'));
    await page.goto('/home?logout=success');
    await expect(page.getByText('Sie wurden erfolgreich abgemeldet.')).toBeVisible();
    await page.getByRole('button', { name: 'Konto', exact: true }).click();
    const welcome = page.getByText('Melden Sie sich an, um alle Funktionen zu nutzen').filter({ visible: true });
    await expect(welcome).toBeVisible();
    if (!isPhone) return;
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    for (const name of ['Home', 'Filter', 'Karte', 'Favoriten', 'Profil'])
      await expect(bar.getByRole('link', { name }).filter({ hasText: name })).toBeVisible();
  },
);

test('while listings are on their way, German says so', async ({ page, context }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.setItem('language', 'de');
    localStorage.setItem('favorites', JSON.stringify({ '00000000-0000-4000-8000-000000000000': true }));
  });
  const { promise: waited, resolve: answer } = Promise.withResolvers<void>();
  await context.route('**/api/listings/cards', async (route) => {
    await waited;
    await route.continue();
  });
  await page.goto('/home?favorites=true');
  await expect(page.getByRole('main').getByText('Immobilien werden geladen …').first()).toBeVisible();
  answer();
  await expect(page.getByText('Keine Immobilien gefunden').first()).toBeVisible();
});

test('a map that cannot be set up says so', async ({ page, silence }) => {
  silence.expect(/could not be set up/);
  // Leaflet takes such an element for a map that is there already.
  await page.addInitScript(() => Object.defineProperty(HTMLDivElement.prototype, '_leaflet_id', { value: 1 }));
  await page.goto('/home?view=map');
  await expect(page.getByText('Failed to initialize map. Please refresh the page and try again.')).toBeVisible();
});

test('drawing whose code does not come says so', async ({ page, context, silence }) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED|did not load|Unable to preload/);
  await page.goto('/home?view=map');
  await untilItWorks(page);
  await expect(mapSurface(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Draw Area Search' }).click();
  await page.getByRole('button', { name: 'Polygon' }).click();
  await expect(page.getByText('Leaflet drawing library not loaded. Please refresh the page.')).toBeVisible();
});
