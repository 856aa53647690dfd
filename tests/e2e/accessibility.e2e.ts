import { AxeBuilder } from '@axe-core/playwright';
import { login } from '../../src/contract/account.ts';
import { listProviders } from '../../src/contract/provider.ts';
import { addressIn, paths } from '../../src/paths.ts';
import { expectAccessible, expectNothingFound } from './support/accessible.ts';
import { onPhone } from './support/on-phone.ts';
import { aCustomer, aListing, expect, signIn, test } from './support/world.ts';

/** The pages of text. What differs in more than words is looked at in both schemes. */
const texts = [
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.propertyTerms(),
  paths.businessTerms(),
  paths.ranking(),
  paths.rules(),
  paths.reporting(),
  paths.reviewsPolicy(),
  paths.fraud(),
  paths.blog(),
  paths.news('2026-11-23-good-listings'),
  paths.forum(),
  paths.manual(),
];
const drawnTexts = [paths.career(), paths.impressum(), paths.tutorials(), paths.accessibility()];

test.describe('WCAG 2 A and AA', () => {
  test('every page of text, in either language', async ({ page }) => {
    test.slow();
    for (const [index, path] of texts.entries()) {
      await page.goto(addressIn(index % 2 === 0 ? 'de' : 'en', path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNothingFound(new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']));
    }
    for (const path of drawnTexts) {
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.goto(`${paths.help()}#zahlungen`);
    await expect(page.getByRole('tab', { name: 'Zahlungen' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tabpanel').getByRole('group').first().click();
    await expect(page.getByRole('tabpanel').getByRole('list').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  });

  for (const path of ['/login', '/password/forgot', `/password/reset/${'x'.repeat(43)}`, '/reports', '/decisions'])
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });

  test('/profile with an address that is not confirmed', async ({ page, ask }) => {
    await signIn(page, await aCustomer(ask));
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Bestätigungs-E-Mail erneut senden' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('WCAG 2 A and AA, on a phone as well', onPhone, () => {
  for (const path of ['/', '/provider/register/free'])
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
    });

  test('/home as a list', async ({ page }) => {
    await page.goto('/home?dealType=buy&filters=open');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('/home as a map with tools', async ({ page }) => {
    await page.goto('/home?view=map&areaSearch=true&map=14.6,121,9');
    await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
    await page.getByText('Shapes: 0').click();
    await page.getByRole('button', { name: 'Add a circle here' }).click();
    await expect(page.getByText('Shapes: 1')).toBeVisible();
    await expectAccessible(page);
  });

  test('/property/:id', async ({ page, ask, seller }) => {
    const { id, title } = await aListing(ask, seller);
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
  });

  test('/create-property', async ({ page, seller }) => {
    await signIn(page, seller);
    await page.goto('/create-property');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expectAccessible(page);
  });

  test('the settings with the bell open', async ({ page, ask }) => {
    await signIn(page, await aCustomer(ask));
    await page.goto('/en/provider/settings?tab=notifications');
    await expect(page.getByRole('heading', { name: 'Appointments in your own calendar' })).toBeVisible();
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByText('No notifications yet.')).toBeVisible();
    await expectAccessible(page);
  });

  test('pages of services, for each person one after the other', async ({ page, ask, isPhone }) => {
    test.slow();
    const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
    await page.goto('/favicon.svg');
    await page.evaluate(
      (ids) => localStorage.setItem('favoriteProviders', ids),
      JSON.stringify({ [items[0]?.id ?? '']: true }),
    );
    await page.goto(paths.favorites());
    await expect(page.getByRole('heading', { level: 2, name: items[0]?.name ?? '' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(paths.becomeProvider());
    await expect(page.getByRole('link', { name: 'Gold wählen' })).toBeVisible();
    await expectAccessible(page);

    const { email, password } = await aCustomer(ask);
    const { access_token: token } = await ask(login, { body: { email, password, stay: true } });
    await signIn(page, { token });
    await page.goto(paths.settings('password'));
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await expect(devices.getByText('dieses Gerät')).toBeVisible();
    await expectAccessible(page);

    const ofDemo = async (name: string) =>
      (await ask(login, { body: { email: `${name}@example.com`, password: 'demo-password' } })).access_token;
    await signIn(page, { token: await ofDemo('admin') });
    await page.goto(paths.admin());
    await expectAccessible(page);

    // At the wide width other tests look at them.
    if (!isPhone) return;
    await signIn(page, { token: await ofDemo('anbieter') });
    for (const [path, label] of [
      [paths.providerPersonal(), 'Telefon zeigen'],
      [paths.providerAddress(), 'Straße zeigen'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('switch', { name: label })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(paths.clients());
    await page.getByRole('button', { name: 'Ein- und auslesen' }).click();
    await page.getByRole('button', { name: 'Aus Datei einlesen' }).click();
    await expect(page.getByRole('dialog', { name: 'Kunden einlesen' })).toBeVisible();
    await expectAccessible(page);
  });

  test('/seller/dashboard', async ({ page, ask, seller }) => {
    test.slow();
    const { title } = await aListing(ask, seller);
    await signIn(page, seller);
    await page.goto('/seller/dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    for (const [address, label] of [
      ['/seller/dashboard', 'Sections of the dashboard'],
      ['/de/seller/dashboard', 'Bereiche des Dashboards'],
    ] as const) {
      await page.goto(address);
      const tabs = page.getByRole('navigation', { name: label }).getByRole('link');
      await expect(tabs).toHaveCount(4);
      for (const tab of await tabs.all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await page.waitForLoadState('networkidle');
        await expectNothingFound(new AxeBuilder({ page }).withRules('landmark-unique'));
      }
    }
  });
});
