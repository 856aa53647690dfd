import { login } from '../../../src/contract/account/account.ts';
import { versions } from '../../../src/contract/account/agreement-versions.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { smallTargets } from '../../support/screen-faults.ts';
import { expectAccessible, expectNothingFound } from '../support/accessible.ts';
import { endedLinks, ofCustomer, ofProvider, ofSeller, seldomSeen } from '../support/addresses.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { aCustomer, aListing, aProvider, expect, signIn, test } from '../support/world.ts';

// WCAG 2 A and AA, one page of each kind. Many stories look at the screens that they pass as well.

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
  paths.processing(),
  paths.terms(versions.terms[0].from),
  paths.withdrawalInstruction(),
];
const drawnTexts = [paths.career(), paths.impressum(), paths.tutorials(), paths.accessibility()];

test('every page of text keeps to WCAG 2 A and AA, in either language', async ({ page }) => {
  test.slow();
  for (const [index, path] of texts.entries()) {
    await page.goto(addressIn(index % 2 === 0 ? 'de' : 'en', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
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

test('pages of links, of towns and of each person’s own keep to it, in one language or the other', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  test.slow();
  silence.expect(/status of 4\d\d/);
  const look = async (addresses: readonly string[]): Promise<void> => {
    for (const [index, address] of addresses.entries())
      await test.step(address, async () => {
        await page.goto(addressIn(index % 2 === 0 ? 'de' : 'en', address));
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      });
  };
  await look([...endedLinks, ...seldomSeen]);
  await signIn(page, await aCustomer(ask));
  await look(ofCustomer);
  await signIn(page, seller);
  await look(ofSeller);
});

test('every page of a provider’s area keeps to it, in one language or the other', async ({ page, ask, silence }) => {
  test.slow();
  silence.expect(/status of 4\d\d/);
  await signIn(page, await aProvider(ask));
  for (const [index, address] of ofProvider.entries())
    await test.step(address, async () => {
      await page.goto(addressIn(index % 2 === 0 ? 'en' : 'de', address));
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    });
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
