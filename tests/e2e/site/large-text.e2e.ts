import type { Page } from '@playwright/test';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { endedLinks, ofCustomer, ofProvider, ofSeller, seldomSeen } from '../support/addresses.ts';
import { aCustomer, aListing, aProvider, expect, signIn, test } from '../support/world.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** On each of these addresses, with text twice as large, nothing lies beyond the right edge. */
async function expectToFit(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, address).toBe(360);
  }
}

const texts = ['about', 'career', 'help', 'contact', 'privacy', 'terms', 'impressum', 'accessibility'];
const resources = ['tutorials', 'manual', 'blog', 'forum'];
const entries = [
  '/login',
  '/register',
  '/password/forgot',
  `/password/reset/${'x'.repeat(43)}`,
  '/provider/login',
  '/become-provider',
  '/provider/register/free',
  '/provider/register/premium',
  `/verify-email/${'x'.repeat(43)}`,
  '/provider/dashboard',
];
const searches = ['/', '/home', '/home?filters=open', '/home?view=map', '/services', '/services?zip=10115'];

for (const language of ['de', 'en'] as const)
  test(`twice as large, text stays inside a phone: ${language}`, async ({ page, ask, seller, silence }) => {
    test.slow();
    silence.expect(/status of 4\d\d/);
    const { id } = await aListing(ask, seller);
    const { items } = await ask(listProviders, { query: { zip: '10115', radius: 100 } });
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const [provider] = items;
    expect(provider).toBeDefined();
    const others = [
      `/property/${id}`,
      `/provider/${provider?.id}`,
      '/create-property',
      '/saved-searches',
      '/nothing-here',
    ];
    // German words are the longer ones: English is looked at where it is the language of the strand.
    const both = [...searches, ...others];
    const more = [...entries, ...[...texts, ...resources].map((name) => `/${name}`)];
    await expectToFit(page, language === 'de' ? [...both, ...more] : both);
    await signIn(page, seller);
    const own = ['properties', 'inquiries', 'analytics', 'profile'].map((tab) => `/seller/dashboard?tab=${tab}`);
    await expectToFit(page, [...own, '/profile', '/saved-searches', `/edit-property/${id}`]);
  });

test('twice as large, the text of links, of towns and of each person’s own stays inside a phone', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  test.slow();
  silence.expect(/status of 4\d\d/);
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  await expectToFit(page, [...endedLinks, ...seldomSeen]);
  await signIn(page, await aCustomer(ask));
  await expectToFit(page, ofCustomer);
  await signIn(page, seller);
  await expectToFit(page, ofSeller);
  await signIn(page, await aProvider(ask));
  await expectToFit(page, ofProvider);
});
