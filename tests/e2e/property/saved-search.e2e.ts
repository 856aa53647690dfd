import type { Page } from '@playwright/test';
import type { Position, Shape } from '../../../src/contract/area.ts';
import { listSavedSearches, saveSearch } from '../../../src/contract/property/saved-search.ts';
import { readShapes, writeShapes } from '../../../src/contract/shape-text.ts';
import type { Ask } from '../support/ask.ts';
import { byNight } from '../support/by-night.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { aCustomer, aListing, aWord, expect, field, type Person, signIn, test } from '../support/world.ts';

/** Open sea, where nobody else lists anything. */
const middle: Position = { lat: 17.5, lng: 128.5 };
/** A triangle; `outside` lies within its bounds all the same. */
const triangle: Shape = {
  type: 'polygon',
  coordinates: [
    { lat: 17, lng: 128 },
    { lat: 18, lng: 128 },
    { lat: 17, lng: 129 },
  ],
};
const inside = { latitude: 17.2, longitude: 128.2 };
const outside = { latitude: 17.8, longitude: 128.8 };

const atPlace = (ask: Ask, seller: Person, word: string, place: typeof inside) =>
  aListing(ask, seller, { title: `House ${word} ${aWord()}`, ...place });

async function saveAsGuest(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('radio', { name: 'Instantly' }).check();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByRole('heading', { name: 'Search saved' })).toBeVisible();
  await expect(dialog).toContainText(`We have sent a link to ${email}`);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

test(
  'a guest saves a drawn area by e-mail, hears of what is published inside, and ends it with one click',
  byNight,
  async ({ page, ask, seller, baseURL, silence }) => {
    test.setTimeout(150_000);
    silence.expect(/status of 400/);
    const word = aWord();
    const name = `By the sea ${word}`;
    const email = `${aWord()}@example.org`;
    const alerts = async (recipient: string) =>
      (await sentTo(baseURL, recipient)).filter(({ body }) => body.includes(`“${name}”`));

    await test.step('save and confirm', async () => {
      await page.goto(`/home?q=${word}&area=${writeShapes([triangle])}`);
      await expect(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
      await saveAsGuest(page, name, email);
      const { link } = await mailTo(baseURL, email, /saved-search\/confirm/);
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm search' }).click();
      await expect(page.getByText(`The search “${name}” is now active`)).toBeVisible();
    });

    const first = await test.step('one listing outside, one inside', async () => {
      const silent = await atPlace(ask, seller, word, outside);
      const told = await atPlace(ask, seller, word, inside);
      // News are matched by the schedule, every minute.
      await expect.poll(async () => (await alerts(email)).length, { timeout: 75_000 }).toBe(1);
      const [alert] = await alerts(email);
      expect(alert?.subject).toBe(`1 match for your search: ${name}`);
      expect(alert?.body).toContain(`/property/${told.id}`);
      expect(alert?.body).not.toContain(silent.id);
      return told;
    });

    await test.step('the links of the mail lead to the listing and to all results', async () => {
      const { link } = await mailTo(baseURL, email, /\/property\//);
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
      const results = await mailTo(baseURL, email, /\/home\?/);
      await page.goto(results.link);
      await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    });

    await test.step('unsubscribe', async () => {
      const { link } = await mailTo(baseURL, email, /saved-search\/unsubscribe/);
      await page.goto(link);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByText(`No more e-mails for “${name}”`)).toBeVisible();
      const confirmation = await mailTo(baseURL, email, /saved-search\/confirm/);
      await page.goto(confirmation.link);
      await page.getByRole('button', { name: 'Confirm search' }).click();
      await expect(page.getByText('This link does not confirm a search')).toBeVisible();
      await page.goto(link);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await page.getByRole('button', { name: 'Send e-mails again' }).click();
      await expect(page.getByText(`E-mails for “${name}” will come again`)).toBeVisible();
    });
  },
);

test('an area added by the keyboard is what is saved', async ({ page, ask }) => {
  const person = await aCustomer(ask);
  await signIn(page, person);
  await page.goto(`/home?view=map&areaSearch=true&map=${middle.lat},${middle.lng},9`);
  await expect(page.getByRole('button', { name: 'Polygon' })).toBeEnabled();
  await page.getByText('Shapes: 0').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a rectangle here' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Shapes: 1')).toBeVisible();
  await expect(page).toHaveURL(/[?&]area=r/);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(/1 drawn area/);
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog).toContainText(`We have sent a link to ${person.email}`);
  await dialog.getByRole('link', { name: 'Saved searches' }).click();
  await expect(page.getByRole('img', { name: 'Sketch of the drawn area' })).toBeVisible();
  const [saved] = await ask(listSavedSearches, {}, person.token);
  await page.getByRole('link', { name: /^Show results for/ }).click();
  await expect(page).toHaveURL(/\/home\?.*area=r/);
  expect(readShapes(new URL(page.url()).searchParams.get('area') ?? '')).toEqual(saved?.filters['area']);
});

test('a person names a saved search anew, chooses how often, and deletes it', async ({ page, ask }) => {
  const person = await aCustomer(ask);
  const name = `Search ${aWord()}`;
  const renamed = `${name} & more`;
  const filters = { category: 'condominium' as const, foreignBuyers: true, priceMax: 5_000_000, area: [triangle] };
  await ask(saveSearch, { body: { name, frequency: 'daily', filters } }, person.token);
  const stored = () => ask(listSavedSearches, {}, person.token);

  await signIn(page, person);
  await page.goto('/saved-searches');
  const card = (title: string) => page.getByRole('article', { name: title, exact: true });
  await expect(card(name).getByRole('listitem')).toHaveText([
    'Condominium',
    'Open to foreign buyers',
    'up to ₱5,000,000',
    '1 drawn area',
  ]);

  await page.getByRole('button', { name: `Rename ${name}` }).click();
  await field(page, 'Name').fill(renamed);
  await card(name).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card(renamed).getByRole('heading', { name: renamed })).toBeVisible();

  await page.getByRole('combobox', { name: `How often e-mails come for ${renamed}` }).selectOption('Weekly');
  await expect.poll(async () => (await stored())[0]).toMatchObject({ name: renamed, frequency: 'weekly' });
  await page.reload();
  await expect(page.getByRole('combobox', { name: `How often e-mails come for ${renamed}` })).toHaveValue('weekly');

  await page.getByRole('switch', { name: `E-mails for ${renamed}` }).focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await stored())[0]).toMatchObject({ isMuted: true });
  await page.reload();
  await expect(card(renamed)).toContainText('Without e-mails.');
  await expect(page.getByRole('switch', { name: `E-mails for ${renamed}` })).not.toBeChecked();
  await page.getByRole('switch', { name: `E-mails for ${renamed}` }).click();
  await expect(page.getByRole('switch', { name: `E-mails for ${renamed}` })).toBeChecked();
  await expect.poll(async () => (await stored())[0]).toMatchObject({ isMuted: false });

  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(card(renamed)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${renamed}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  expect(await stored()).toEqual([]);
});

test('a damaged link of a mail says so, and what to do', async ({ page, silence }) => {
  silence.expect(/status of 40[04]/);
  await page.goto('/saved-search/confirm/nonsense');
  await page.getByRole('button', { name: 'Confirm search' }).click();
  await expect(page.getByText('This link does not confirm a search')).toBeVisible();
  await page.goto('/saved-search/unsubscribe/nonsense');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('This link does not unsubscribe anything')).toBeVisible();
  await expect(page.getByText('use the latest link', { exact: false })).toBeVisible();
});
