import type { BrowserContext, Page } from '@playwright/test';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { paths } from '../../../src/paths.ts';
import { aBookedVisit, aStudio } from '../support/bookable.ts';
import { cards } from '../support/browse.ts';
import { aCustomer, aListing, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

// Faults as they come: the connection is gone.
test.beforeEach(({ silence }) => silence.expect(/ERR_INTERNET_DISCONNECTED|could not be loaded|Unable to preload/));

const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the sheet of times keeps what was chosen when its call fails, and a retry stands there', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/ERR_FAILED/);
  const studio = await aStudio(ask);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/provider/${studio.id}`);
  await untilItWorks(page);
  await page.getByRole('main').getByRole('link', { name: 'Zeit wählen' }).click();
  const times = page.getByRole('dialog', { name: 'Zeit wählen' });
  await times
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click();
  const onward = times.getByRole('link', { name: 'Weiter' });
  const chosen = (await onward.getAttribute('href')) ?? '';
  await page.route('**/slots?**', (route) => route.abort());
  await times.getByRole('button', { name: 'Spätere Tage' }).click();
  await expect(times.getByRole('alert')).toContainText('Die freien Zeiten konnten nicht geladen werden');
  await expect(onward).toHaveAttribute('href', chosen);
  await page.unroute('**/slots?**');
  await times.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(times.getByRole('button', { name: 'Frühere Tage' })).toBeVisible();
  await expect(onward).toHaveAttribute('href', chosen);
});

test('what failed stands above the buttons of the sheet of services, also on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/services?place=Berlin');
  await untilItWorks(page);
  await page.getByRole('main').getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await expect(sheet).toBeVisible();
  await context.setOffline(true);
  const chip = sheet.getByRole('button', { name: 'Ab 4,0', exact: true });
  await chip.click();
  await expect(sheet.getByRole('button', { name: 'Noch einmal zählen' })).toBeInViewport({ ratio: 1 });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  // What the network refused is asked again as soon as it is back.
  await context.setOffline(false);
  await expect(sheet.getByRole('button', { name: /^\d[\d.]* Ergebniss?e? zeigen$/ })).toBeVisible();
});

test('what nothing matches is said in both languages, for properties, on the map and for providers', async ({
  page,
}) => {
  await page.goto('/home?q=zzzzqqzz&category=architects');
  await untilItWorks(page);
  await expect(page.getByText('No providers found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(page.getByText('Keine Dienstleister gefunden')).toBeVisible();
  await category(page, 'Alle').click();
  await expect(page.getByText('Keine Immobilien gefunden')).toBeVisible();
  await page.goto('/home?q=zzzzqqzz&view=map');
  await expect(page.getByText('Keine Immobilien gefunden, die den Filterkriterien entsprechen')).toBeVisible();
});

test('a property whose answer does not come has its error screen', async ({ page, context, ask, seller }) => {
  const [first, second] = [await aListing(ask, seller), await aListing(ask, seller)];
  await page.goto(`/property/${first.id}`);
  await untilItWorks(page);
  await page.goto(`/home?q=${encodeURIComponent(second.title)}`);
  await untilItWorks(page);
  await page.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search by keyword' }).fill(first.title);
  await expect(page.getByRole('link', { name: first.title })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: first.title }).click();
  await expect(page.getByText('Error Loading Property').last()).toBeVisible();
  await expect(page.getByText('Failed to load property data')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
});

test('a message about a visit that is written without a connection waits, also for the next page, and is sent once', async ({
  page,
  context,
  ask,
}) => {
  const customer = await aCustomer(ask);
  const { id } = await aBookedVisit(ask, customer);
  await signIn(page, customer);
  await page.goto(`/en${paths.appointment(id)}`);
  const box = page.getByRole('textbox', { name: 'Your message' });
  await expect(box).toBeVisible();
  await untilItWorks(page);
  await context.setOffline(true);
  await box.fill('Is there a place for my bike?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Not sent yet.', { exact: false })).toBeVisible();
  await expect(box).toHaveValue('Is there a place for my bike?');
  await context.setOffline(false);
  const said = page.getByRole('list', { name: 'Messages' }).getByText('Is there a place for my bike?');
  await expect(said).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(page.getByText('Not sent yet.', { exact: false })).toBeHidden();
  await page.reload();
  await expect(said).toHaveCount(1);

  await test.step('the page that it waits in is closed', async () => {
    await untilItWorks(page);
    await context.setOffline(true);
    await box.fill('And for my dog?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('or when you next open this conversation')).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto(`/en${paths.appointment(id)}`);
    const sent = next.getByRole('list', { name: 'Messages' }).getByText('And for my dog?');
    await expect(sent).toBeVisible();
    await expect(next.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    await next.reload();
    await expect(sent).toHaveCount(1);
    const { messages } = await ask(getAppointment, { params: { id } }, customer.token);
    expect(messages.map(({ text }) => text)).toEqual(['Is there a place for my bike?', 'And for my dog?']);
  });
});

test('own properties that cannot be loaded or deleted say so', async ({ page, context, ask, seller }) => {
  const { title } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=profile');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Sections of the dashboard' })
    .getByRole('link', { name: 'Properties', exact: true })
    .click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load your properties. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  // The dialog's own code is there once it was opened.
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  await remove();
  await expect(page.getByText('Failed to delete property. Please try again.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

/** Opened while there is no connection; before, something else has shown that the page works. */
async function openMapOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/home');
  await untilItWorks(page);
  await category(page, 'Lot').click();
  await expect(page).toHaveURL(/category=lot/);
  await expect(page.getByText(/^[\d,]+ results?$/)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Draw Area Search' }).click();
}

test('a map whose code does not come says so after a while, and the cards that wait for it come without', async ({
  page,
  silence,
}) => {
  silence.expect(/map|ERR_FAILED/);
  await page.route('**/assets/area-stage-*.js', (route) => route.abort());
  await page.goto('/home?view=map');
  // Twenty tries, half a second and a request each.
  await expect(cards(page).first()).toBeVisible({ timeout: 40_000 });
  const failure = page.getByText('Failed to load Leaflet API. Please refresh the page and try again.');
  await expect(failure).toBeVisible({ timeout: 20_000 });
  await expect(category(page, 'Lot')).toBeVisible();
});

test('a map whose code comes late is whole', async ({ page, context }) => {
  await openMapOffline(page, context);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
  const map = page.getByRole('region', { name: 'Map', exact: true }).last();
  await expect.poll(async () => (await map.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  await expect(map).toHaveCSS('overflow', 'hidden');
});

test('a browser that refuses to store anything shows everything all the same', async ({ page, ask, seller }) => {
  const { id, title } = await aListing(ask, seller);
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto(`/home?q=${encodeURIComponent(title)}`);
  await untilItWorks(page);
  await page.getByRole('button', { name: `Favorite: ${title}` }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/en/login?next=/seller/dashboard');
  await field(page, 'E-mail').fill(seller.email);
  await field(page, 'Password').fill(seller.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page).toHaveURL(`/edit-property/${id}`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
});

test('at an address without https, as in the own network, everything works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
  });
  await page.goto('/home');
  await untilItWorks(page);
  await category(page, 'Lot').click();
  await expect(page).toHaveURL(/category=lot/);
});
