import type { Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { versions } from '../../../src/contract/account/agreement-versions.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { addressIn, inFrontOf, paths } from '../../../src/paths.ts';
import { overflow, smallTargets } from '../../support/screen-faults.ts';
import { expectAccessible, expectNothingFound } from '../support/accessible.ts';
import { endedLinks, ofCustomer, ofProvider, ofSeller, seldomSeen } from '../support/addresses.ts';
import { byNight } from '../support/by-night.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { aCustomer, aListing, aProvider, expect, signIn, test } from '../support/world.ts';

// One page of each kind, opened once. It is checked for WCAG 2 A and AA at desktop width. At phone width it has to fit,
// also with text twice as large. Many stories check the screens they pass as well.

const desk = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** On a phone nothing lies beyond the right edge, nor with text twice as large. */
async function expectToFit(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect.poll(() => overflow(page), 'pixels too wide').toBe(0);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expect.poll(() => overflow(page), 'pixels too wide, with text twice as large').toBe(0);
  await page.setViewportSize(desk);
}

async function walk(page: Page, addresses: readonly string[], look?: (page: Page) => Promise<void>): Promise<void> {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      await look?.(page);
      await expectToFit(page);
    });
}

const germanOf = (addresses: readonly string[]): string[] => addresses.map((address) => addressIn('de', address));

/** German words are the longer ones. */
const germanTexts = [
  paths.about(),
  paths.contact(),
  paths.privacy(),
  paths.terms(),
  paths.businessTerms(),
  paths.ranking(),
  paths.rules(),
  paths.reporting(),
  paths.reviewsPolicy(),
  paths.blog(),
  paths.forum(),
  paths.manual(),
  paths.processing(),
  paths.terms(versions.terms[0].from),
  paths.withdrawalInstruction(),
];
const englishTexts = [paths.propertyTerms(), paths.fraud(), paths.news('2026-11-23-good-listings'), paths.about()];
/** What differs in more than words is looked at in both schemes. */
const drawnTexts = [paths.career(), paths.impressum(), paths.tutorials(), paths.accessibility(), paths.help()];

test(
  'every page of text keeps to WCAG 2 A and AA, and fits a phone with text twice as large',
  byNight,
  async ({ page }) => {
    test.slow();
    const texts = [...germanOf(germanTexts), ...englishTexts.map((address) => addressIn('en', address))];
    await walk(page, texts, () => expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] }));
    await walk(page, germanOf(drawnTexts), expectAccessible);
    await page.goto(`${paths.help()}#zahlungen`);
    await expect(page.getByRole('tab', { name: 'Zahlungen' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tabpanel').getByRole('group').first().click();
    await expect(page.getByRole('tabpanel').getByRole('list').getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
  },
);

const entries = [
  '/login',
  '/register',
  '/password/forgot',
  '/provider/login',
  '/become-provider',
  '/provider/register/free',
  '/provider/register/premium',
  '/provider/dashboard',
];
const searches = ['/', '/home', '/home?filters=open', '/home?view=map', '/services', '/services?zip=10115'];

for (const language of ['de', 'en'] as const)
  test(`searches and what is found fit a phone with text twice as large (${language})`, async ({
    page,
    ask,
    seller,
    silence,
  }) => {
    test.slow();
    silence.expect(/status of 4\d\d/);
    const { id } = await aListing(ask, seller);
    const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
    expect(items).not.toEqual([]);
    const found = [
      `/property/${id}`,
      `/provider/${items[0]?.id}`,
      '/create-property',
      '/saved-searches',
      '/nothing-here',
    ];
    const open = [...searches, ...found, ...(language === 'de' ? entries : [])];
    const inLanguage = (addresses: readonly string[]) => addresses.map((address) => inFrontOf(address, language));
    await walk(page, inLanguage(open));
    await signIn(page, seller);
    const own = ['properties', 'inquiries', 'analytics', 'profile'].map((tab) => `/seller/dashboard?tab=${tab}`);
    await walk(page, inLanguage([...own, '/profile', '/saved-searches', `/edit-property/${id}`]));
  });

test('what everybody may see keeps to WCAG 2 A and AA', onPhone, async ({ page, ask, seller, isPhone }) => {
  test.slow();
  // Forms and lists that are laid out alike at each width are looked at once.
  const alike = [`/password/reset/${'x'.repeat(43)}`, '/reports', '/decisions'];
  for (const path of ['/', '/login', '/provider/register/free', ...(isPhone ? [] : alike)])
    await test.step(path, async () => {
      await page.goto(path);
      await expectAccessible(page);
    });

  await test.step('/home as a list', async () => {
    await page.goto('/home?dealType=buy&filters=open');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('/home as a map with tools', async () => {
    await page.goto('/home?view=map&areaSearch=true&map=14.6,121,9');
    await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
    await page.getByText('Shapes: 0').click();
    await page.getByRole('button', { name: 'Add a circle here' }).click();
    await expect(page.getByText('Shapes: 1')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('/property/:id', async () => {
    const { id, title } = await aListing(ask, seller);
    await page.goto(`/property/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
  });

  await test.step('favourite providers, and the plans', async () => {
    const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
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
  });
});

test('on a phone a finger hits what it means', onlyOnPhone, async ({ page, ask, seller }) => {
  test.slow();
  const { id } = await aListing(ask, seller);
  const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
  const visited = [
    '/',
    '/de',
    '/home',
    '/home?filters=open',
    '/services',
    '/services?zip=10115',
    '/login',
    '/register',
  ];
  for (const path of [...visited, `/property/${id}`, `/provider/${items[0]?.id}`, '/help', '/appointments'])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
      await expect.poll(() => smallTargets(page), path).toEqual([]);
    });
});

test('what a customer and a seller see of their own keeps to it', onPhone, async ({ page, ask, seller, isPhone }) => {
  test.slow();
  const { email, password } = await aCustomer(ask);
  const { access_token: token } = await ask(login, { body: { email, password, stay: true } });
  await signIn(page, { token });
  await test.step('the settings with the bell open', async () => {
    await page.goto('/en/provider/settings?tab=notifications');
    await expect(page.getByRole('heading', { name: 'Appointments in your own calendar' })).toBeVisible();
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByText('No notifications yet.')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the devices, and the profile with an address that is not confirmed', async () => {
    await page.goto(addressIn('de', paths.settings('password')));
    const devices = page.getByRole('region', { name: 'Angemeldete Geräte' });
    await expect(devices.getByText('dieses Gerät')).toBeVisible();
    await expectAccessible(page);
    if (isPhone) return;
    await page.goto(addressIn('de', paths.profile()));
    await expect(page.getByRole('button', { name: 'Bestätigungs-E-Mail erneut senden' })).toBeVisible();
    await expectAccessible(page);
  });

  const { title } = await aListing(ask, seller);
  await signIn(page, seller);
  await test.step('the form of a property, also with what is missing', async () => {
    await page.goto('/en/create-property');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the dashboard of a seller', async () => {
    await page.goto('/en/seller/dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the parts of a seller’s dashboard have names of their own, in both languages', async ({ page, seller }) => {
  await signIn(page, seller);
  for (const [language, label] of [
    ['en', 'Sections of the dashboard'],
    ['de', 'Bereiche des Dashboards'],
  ] as const) {
    await page.goto(addressIn(language, paths.sellerDashboard()));
    const tabs = page.getByRole('navigation', { name: label }).getByRole('link');
    await expect(tabs).toHaveCount(4);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await page.waitForLoadState('networkidle');
      await expectNothingFound(page, { rules: ['landmark-unique'] });
    }
  }
});

test(
  'pages of links, of towns and of each person’s own keep to WCAG 2 A and AA, and fit a phone',
  byNight,
  async ({ page, ask, seller, silence }) => {
    test.slow();
    silence.expect(/status of 4\d\d/);
    await walk(page, germanOf([...endedLinks, ...seldomSeen]), expectAccessible);
    await signIn(page, await aCustomer(ask));
    await walk(page, germanOf(ofCustomer), expectAccessible);
    await signIn(page, seller);
    await walk(page, germanOf(ofSeller), expectAccessible);
  },
);

test('every page of a provider’s area keeps to WCAG 2 A and AA, and fits a phone', async ({ page, ask, silence }) => {
  test.slow();
  silence.expect(/status of 4\d\d/);
  await signIn(page, await aProvider(ask));
  await walk(page, germanOf(ofProvider), expectAccessible);
});

test('what the administration and a provider see keeps to it', onPhone, async ({ page, ask, isPhone }) => {
  test.slow();
  const ofDemo = async (name: string) =>
    (await ask(login, { body: { email: `${name}@example.com`, password: 'demo-password' } })).access_token;
  await signIn(page, { token: await ofDemo('admin') });
  await page.goto(paths.admin());
  await expectAccessible(page);
  await page.goto(paths.admin('books'));
  await expect(page.getByRole('combobox', { name: 'Monat' })).toBeVisible();
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
