import type { Page } from '@playwright/test';
import { deleteProperty, getUserProperties } from '../../../src/contract/property/listing.ts';
import { routes } from '../../../src/paths.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { aListing, aSeller, aWord, expect, signIn, test } from '../support/world.ts';

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const fullPlan = 'You have reached the limit of your plan. A larger plan takes you further.';

async function expectFound(page: Page, word: string, isFound: boolean): Promise<void> {
  await page.goto(`/home?q=${word}`);
  const sentence = isFound ? '1 result' : 'No properties found matching your criteria.';
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
}

test(
  'a listing is paused, published again, confirmed, renewed and duplicated',
  onlyOnPhone,
  async ({ page, ask, seller }) => {
    const word = aWord();
    // Without a size: going public is questioned.
    const { id, title } = await aListing(ask, seller, { title: `House ${word}`, area: 0 });
    await signIn(page, seller);
    const open = async (): Promise<void> => {
      await page.goto('/seller/dashboard');
      await expect(row(page, title).first()).toBeVisible();
    };

    await test.step('pause', async () => {
      await open();
      await expect(row(page, title)).toContainText(/Online until .* \(90 days left\)/);
      await row(page, title).getByRole('button', { name: 'Pause' }).click();
      await expect(row(page, title)).toContainText('Paused');
      await expect(row(page, title).getByRole('link', { name: `View ${title}` })).toHaveCount(0);
      await expectFound(page, word, false);
    });

    await test.step('publish again', async () => {
      await open();
      await row(page, title).getByRole('button', { name: 'Publish' }).click();
      const question = page.getByRole('dialog', { name: 'Publish without a size?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(row(page, title)).toContainText('Paused');
      await row(page, title).getByRole('button', { name: 'Publish' }).click();
      await question.getByRole('button', { name: 'Publish anyway' }).click();
      await expect(row(page, title)).toContainText('Published');
      await expectFound(page, word, true);
    });

    await test.step('still available', async () => {
      await open();
      await row(page, title).getByRole('button', { name: 'Still available' }).click();
      await expect(page.getByText('Visitors now see that the property is still available.')).toBeVisible();
      await expect(row(page, title)).toContainText('confirmed available just now');
    });

    await test.step('renew', async () => {
      await row(page, title).getByRole('button', { name: 'Renew' }).click();
      await expect(page.getByText(/^Renewed: online until \d+ \w+ \d{4}\.$/)).toBeVisible();
    });

    await test.step('duplicate', async () => {
      await row(page, title).getByRole('button', { name: 'Duplicate' }).click();
      await expect(page.getByText('The copy is in your list as a draft.')).toBeVisible();
      await expect(page.getByText('2 properties')).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Draft' }).filter({ hasText: word })).toHaveCount(1);
      const properties = await ask(getUserProperties, {}, seller.token);
      expect(properties.find((one) => one.id !== id)).toMatchObject({ status: 'draft', price: 4_500_000 });
      await expectFound(page, word, true);
      await page.goto(`/property/${id}`);
      await expect(page.getByText('Confirmed available by the seller')).toBeVisible();
    });
  },
);

test('a visitor opening a listing is counted once, in the chart and in its table', async ({ page, ask, seller }) => {
  const { id, title } = await aListing(ask, seller);
  for (const visit of ['first', 'second']) {
    const counted = page.waitForResponse(/\/listings\/[^/]+\/view$/);
    await page.goto(`/property/${id}`);
    expect((await counted).ok(), `the ${visit} visit`).toBe(true);
  }
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await page.getByRole('link', { name: 'Analytics' }).click();
  const views = page.getByRole('region', { name: 'Views' });
  await expect(views.getByText('1', { exact: true })).toBeVisible();
  await expect(views).toContainText('None in the previous 30 days');
  await expect(views.getByRole('img')).toHaveAccessibleName(/^Views per day over the last 30 days: 1 in all/);
  await expect(page.getByRole('region', { name: 'Inquiries' }).getByRole('img')).toHaveAccessibleName(/: none\.$/);

  await page.getByText('Every day as a table').click();
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Day' }) });
  await expect(table.getByRole('row')).toHaveCount(31);
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['1', '0', '0']);
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['0', '0', '0']);
  await page.getByRole('link', { name: '7 days' }).click();
  await expect(table.getByRole('row')).toHaveCount(8);
  const byListing = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
  await expect(byListing.getByRole('cell')).toHaveText(['1', '0', '0']);
});

test('a second listing on the basic plan is refused, with the way to the plans', async ({ page, ask, silence }) => {
  silence.expect(/403/);
  const basic = await aSeller(ask, 'basic');
  const { title } = await aListing(ask, basic);
  await signIn(page, basic);

  await test.step('in the form', async () => {
    await page.goto('/create-property');
    await expect(page.getByText('Your plan has room for 3 images per listing.')).toBeVisible();
    const entry = (name: string) => page.getByRole('textbox', { name, exact: true });
    await entry('Title').fill(`Second ${aWord()}`);
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Condominium');
    await entry('Location').fill('Puerto Princesa, Palawan');
    await entry('Price').fill('2500000');
    await entry('Description').fill('Two bedrooms and a balcony.');
    await entry('Area').fill('60');
    await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert').filter({ hasText: fullPlan })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the seller plans' })).toHaveAttribute(
      'href',
      '/seller/dashboard?tab=profile#plan',
    );
    await page.getByRole('radio', { name: 'Draft' }).check();
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('in the dashboard', async () => {
    await page.goto('/seller/dashboard');
    await expect(page.getByText('1 of 1 listing published')).toBeVisible();
    await expect(row(page, title)).toContainText('Published');
    await page.getByRole('listitem').filter({ hasText: 'Draft' }).getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your plan is full' });
    await expect(dialog).toContainText(fullPlan);
    await dialog.getByRole('button', { name: 'See larger plans' }).click();
    await expect(page).toHaveURL('/seller/dashboard?tab=profile#plan');
  });

  const plan = page.getByRole('region', { name: 'Your plan and invoices' });
  const confirm = page.getByRole('button', { name: 'Change plan' });

  await test.step('a larger plan has room for it', async () => {
    await expect(plan).toBeInViewport();
    await plan.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Premium applies at once, .+, free until/);
    await confirm.click();
    await expect(page.getByText('“Premium” is now your plan.')).toBeVisible();
    const sections = page.getByRole('navigation', { name: 'Sections of the dashboard' });
    await sections.getByRole('link', { name: 'Properties' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Draft' }).getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('2 of 10 listings published')).toBeVisible();
  });

  await test.step('the small one begins when the trial ends, and that is taken back', async () => {
    await page.getByRole('link', { name: 'Profile Settings' }).click();
    await plan.getByRole('button', { name: 'Change to Basic' }).click();
    await expect(page.getByRole('dialog')).toContainText(/Basic applies from .+, when your trial ends\./);
    await confirm.click();
    await expect(page.getByText(/^Basic applies from \d/)).toBeVisible();
    await expect(plan.getByText(/^From .+ you have Basic; until then nothing changes\./)).toBeVisible();
    await expect(plan.getByText(/^Applies from \d/)).toBeVisible();
    await plan.getByRole('button', { name: 'Take the change back' }).click();
    await expect(page.getByText('Your plan stays Premium.')).toBeVisible();
    await expect(plan.getByRole('button', { name: 'Change to Basic' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Sections of the dashboard' })
      .getByRole('link', { name: 'Properties' })
      .click();
    await expect(row(page, title)).toContainText('Published');
  });
});

test('what was withdrawn in another tab leaves the list here with the first tap', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/404/);
  const [paused, deleted] = [await aListing(ask, seller), await aListing(ask, seller)];
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(row(page, deleted.title)).toBeVisible();
  await ask(deleteProperty, { body: { id: paused.id } }, seller.token);
  await row(page, paused.title).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('This does not exist (any more).')).toBeVisible();
  await expect(row(page, paused.title)).toHaveCount(0);

  await ask(deleteProperty, { body: { id: deleted.id } }, seller.token);
  await page.getByRole('button', { name: `Delete ${deleted.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Property deleted.')).toBeVisible();
  await expect(page.getByText('No properties yet')).toBeVisible();
});

test('the longest words and prices stay inside the screen', onPhone, async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller, { title: `House ${'W'.repeat(134)}`, dealType: 'rent', price: 1e12 });
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  const screenWidth = page.viewportSize()?.width;
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=analytics');
  await expect(page.getByRole('rowheader', { name: /^House W/ })).toBeVisible();
  expect(await pageWidth(), 'analytics').toBe(screenWidth);
  const tabs = page.locator('a[href*="/seller/dashboard?tab="]').filter({ visible: true });
  const narrow = await tabs.evaluateAll((all) => all.filter((tab) => tab.scrollWidth > tab.clientWidth + 1).length);
  expect(await tabs.count()).toBeGreaterThan(2);
  expect(narrow, 'no name of a part lies over the next one').toBe(0);
  await page.goto(`/property/${id}`);
  await expect(page.getByText('₱1,000,000,000,000/mo').first()).toBeVisible();
  expect(await pageWidth(), 'the page of the property').toBe(screenWidth);
});

test('a seller finds the plan and the invoices in pesos, and no plans in euros', async ({ page, seller }) => {
  const main = page.getByRole('main');
  await signIn(page, seller);
  for (const path of [routes.providerInvoices, routes.providerPackages]) {
    await page.goto(path);
    await expect(main.getByText(/^Zugriff verweigert/)).toBeVisible();
    await main.getByRole('link', { name: 'Paket und Rechnungen' }).click();
    await expect(page).toHaveURL('/de/seller/dashboard?tab=profile#plan');
  }
  await page.goto('/home');
  const account = page.getByRole('button', { name: 'Account' }).filter({ visible: true });
  await account.click();
  await account.locator('../..').getByRole('link', { name: 'Plan and invoices' }).click();
  const plan = main.getByRole('region', { name: 'Your plan and invoices' });
  await expect(plan.getByRole('heading', { name: 'Invoices', exact: true })).toBeInViewport();
  await expect(plan).toContainText('₱499');
  await expect(plan).not.toContainText('€');

  await page.goto('/en/become-provider');
  await expect(main.getByText('₱499')).toBeVisible();
  await expect(main.getByText('€')).toHaveCount(0);
  await main.getByRole('link', { name: 'Plans for providers of services' }).click();
  await expect(main.getByText('€4.99')).toBeVisible();
});
