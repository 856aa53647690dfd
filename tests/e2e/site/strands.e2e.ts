import type { Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { paths, routes } from '../../../src/paths.ts';
import { aDemoListing } from '../support/browse.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { expect, signIn, test, untilItWorks } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const chooseGerman = (page: Page) =>
  page.getByRole('button', { name: 'DE, Deutsch' }).filter({ visible: true }).click();

const sizes = [
  [360, 740],
  [768, 1024],
  [1280, 720],
  [1440, 900],
] as const;

test('at every width the first screen has the strand that leads, and the way into the other', async ({ page }) => {
  const inSight = async (links: readonly string[], strands: readonly string[], opener: string): Promise<void> => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const name of links)
        await expect(main(page).getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
      const tabs = main(page).getByRole('group', { name: /^(What do you search for|Was suchen Sie)\?$/ });
      for (const name of strands) await expect(tabs.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(tabs.getByRole('radio', { checked: true })).toHaveAccessibleName(strands[0] ?? '');
      const search =
        width < 768
          ? main(page).getByRole('button', { name: opener })
          : main(page)
              .getByRole('search')
              .getByRole('button', { name: /^(Search|Suchen)$/ });
      await expect(search, `at ${width} pixels`).toBeInViewport({ ratio: 1 });
    }
  };
  await page.goto('/');
  await inSight(['Browse properties', 'Find architects', 'Hire constructors'], ['Properties', 'Services'], 'Where');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw the place you want to live.');
  await chooseGerman(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der nächste freie Termin, gleich um die Ecke.');
  await inSight(['Haarschnitt'], ['Dienstleistungen', 'Immobilien'], 'Was brauchen Sie?');
  await test.step('the other strand is one block, below', async () => {
    await expect(main(page).getByRole('heading', { name: 'Der Preis steht vorher da' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: /^(Wohnen|Alle Immobilien ansehen)/ })).toHaveCount(0);
    for (const name of ['Immobilien ansehen', 'Architekten finden', 'Bauunternehmen beauftragen'])
      await expect(main(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Gebiet zeichnen' })).toBeVisible();
  });
});

test(
  'header, menu and footer name both strands, and mark the one that is shown',
  onPhone,
  async ({ page, isPhone }) => {
    await page.goto('/');
    const places = ['contentinfo', ...(isPhone ? [] : ['banner' as const])] as const;
    for (const place of places) {
      // The header names the countries as well, but for where a search stands in it.
      const link = (name: 'Properties' | 'Services') =>
        page.getByRole(place).getByRole('link', { name: new RegExp(`^${name}( · (Philippines|DE AT CH))?$`) });
      await link('Services').first().click();
      await expect(page).toHaveURL('/en/services');
      if (place === 'banner') await expect(link('Services')).toHaveText('Services · DE AT CH');
      await expect(link('Services').first()).toHaveAttribute('aria-current', 'true');
      await expect(link('Properties').first()).not.toHaveAttribute('aria-current');
      await link('Properties').first().click();
      await expect(page).toHaveURL(routes.home);
      await expect(link('Properties').first()).toHaveAttribute('aria-current', 'true');
    }
    const account = page.getByRole('button', { name: 'Account' }).filter({ visible: true });
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    // Not any link of that name: the footer's moves while the list grows.
    await account.locator('../..').getByRole('link', { name: 'Services', exact: true }).click();
    await expect(page).toHaveURL('/en/services');
  },
);

test('on a phone the bar is that of the strand one is in', onlyOnPhone, async ({ page, ask }) => {
  const entries = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link');
  const marked = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('[aria-current]');
  // Without a favourite their list closes by itself.
  const { id: favorite } = await aDemoListing(ask);
  await page.goto('/favicon.svg');
  await page.evaluate((id) => localStorage.setItem('favorites', JSON.stringify({ [id]: true })), favorite);
  await page.goto(paths.home({ favorites: 'true', filters: 'open' }));
  await expect(page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current]')).toHaveText(
    /^Favorites/,
  );
  await page.evaluate(() => localStorage.removeItem('favorites'));
  const english = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await page.goto('/');
  await expect(english, 'property leads this landing page').toHaveText([
    'Home',
    'Filter',
    'Map',
    'Favorites',
    'Profile',
  ]);
  const account = page.getByRole('button', { name: 'Account' }).filter({ visible: true });
  await account.click();
  await account.locator('../..').getByRole('link', { name: 'List a property' }).click();
  await expect(page).toHaveURL(paths.createProperty());
  await page.goto('/de');
  const ofServices = ['Suche', 'Termine', 'Favoriten', 'Nachrichten', 'Profil'];
  await expect(entries, 'services lead this landing page').toHaveText(ofServices);
  await expect(marked).toHaveText('Suche');
  // The strand is remembered by the script.
  await untilItWorks(page);
  await page.goto(paths.becomeProvider());
  await expect(entries, 'that of the services, whose providers it is for').toHaveText(ofServices);
  await page.goto(paths.services());
  await expect(entries).toHaveText(ofServices);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hilfe');
  await expect(entries).toHaveText(ofServices);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Immobilien', exact: true }).click();
  await untilItWorks(page);
  await expect(entries).toHaveText(['Home', 'Filter', 'Karte', 'Favoriten', 'Profil']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).click();
  await expect(entries).toHaveText(['Home', 'Filter', 'Karte', 'Favoriten', 'Profil']);
});

test('header and menu of a provider mark one place and lead to every part of the work', async ({ page, ask }) => {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  await signIn(page, { token });
  await page.goto(paths.providerCalendar());
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation').locator('[aria-current]').filter({ visible: true })).toHaveText(
    'Kalender',
  );
  const account = header.getByRole('button', { name: 'Konto' });
  await account.click();
  // All of it in one order; a provider's favorites are providers.
  const listed = account.locator('../..').getByRole('listitem').getByRole('link').filter({ visible: true });
  await expect(listed.first()).toBeVisible();
  expect(
    await listed.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
  ).toEqual([
    ['Immobilien', '/de/home'],
    ['Dienstleistungen', '/services'],
    ['Dashboard', '/provider/dashboard'],
    ['Persönliche Daten', '/provider/personal'],
    ['Adresse', '/provider/address'],
    ['Bank und Steuer', '/provider/bank'],
    ['Einstellungen', '/provider/settings'],
    ['Nachrichten', '/messages'],
    ['Favoriten', '/favorites'],
    ['Eigene Buchungen', '/appointments'],
    ['Gespeicherte Suchen', '/de/saved-searches'],
  ]);
  await page.goto(paths.home());
  await expect(header.getByRole('navigation').locator('[aria-current]')).toHaveText(/^Properties/);
  await header.getByRole('link', { name: 'List a property' }).click();
  await expect(page).toHaveURL(paths.createProperty());
});
