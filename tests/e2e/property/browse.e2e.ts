import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { writeShapes } from '../../../src/contract/shape-text.ts';
import {
  cards,
  chip,
  expectTotal,
  openFilters,
  openHome,
  quietIslands,
  showFound,
  shownTotal,
  toggle,
} from '../support/browse.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

test('Buy, Rent and Favorites exclude each other, Furnished has three states, and categories filter', async ({
  page,
  ask,
}) => {
  await openHome(page, false);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Favorite: / })
    .click();
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'true');
  await expectTotal(page, ask, { dealType: 'buy' });
  await toggle(page, 'Rent').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, { dealType: 'rent' });
  await toggle(page, 'Favorites').click();
  await expect(toggle(page, 'Rent')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Favorites')).toHaveAttribute('aria-pressed', 'false');
  await toggle(page, 'Buy').click();
  await expect(toggle(page, 'Buy')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});

  // Furnished has three states.
  await toggle(page, 'Furnished?').click();
  await expectTotal(page, ask, { furnished: true });
  await toggle(page, 'Furnished').click();
  await expectTotal(page, ask, { furnished: false });
  await toggle(page, 'Unfurnished').click();
  await expect(toggle(page, 'Furnished?')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});

  // Categories filter, and architects show rating and projects.
  await toggle(page, 'Condominium').click();
  await expect(toggle(page, 'Condominium')).toHaveAttribute('aria-pressed', 'true');
  await expectTotal(page, ask, { category: 'condominium' });
  await expect(cards(page).first()).toContainText('Condominium');
  await toggle(page, 'Architects').click();
  await expectTotal(page, ask, { category: 'architects' });
  await expect(toggle(page, 'Buy')).toBeDisabled();
  await expect(toggle(page, 'Rent')).toBeDisabled();
  await expect(cards(page).first()).toContainText(/Rated \d\.\d of 5/);
  await expect(cards(page).first()).toContainText(/\d+ projects? completed/);
  await toggle(page, 'All').click();
  await expectTotal(page, ask, {});
});

test('at every width the filters take one row, and what is set in the sheet is counted on its button', async ({
  page,
}) => {
  await page.goto('/home?bedrooms=2&furnished=true');
  await untilItWorks(page);
  const row = page.getByRole('group', { name: 'Filters and tools' });
  const open = row.getByRole('button', { name: 'Filters · 2', exact: true });
  const rows = () =>
    row
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(open).toBeVisible();
    await expect.poll(rows, `at ${width} pixels`).toBe(1);
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open.press('Enter');
    await toggle(page, '2 bedrooms').press('Space');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('button', { name: 'Filters · 1', exact: true })).toBeFocused();
    await expect(page).toHaveURL('/home?furnished=true');
    await page.goBack();
    await expect(page).toHaveURL('/home?bedrooms=2&furnished=true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('several pictures of a listing are looked at on its card, by a swipe or the mouse', async ({ page, ask }) => {
  const { items } = await ask(listListings, { query: { category: 'vacation' } });
  const listing = items.find(({ images }) => images.length > 1);
  await page.goto(`/home?${new URLSearchParams({ q: listing?.title ?? '' }).toString()}`);
  await untilItWorks(page);
  const first = cards(page).first();
  const pictures = first.locator('img');
  await expect(pictures).toHaveCount(1);
  await first.hover({ position: { x: 60, y: 60 } });
  await expect.poll(() => pictures.count()).toBeGreaterThan(1);
  const second = pictures.nth(1);
  await expect(second).not.toBeInViewport();
  await first.locator('button[tabindex="-1"]').click();
  await expect(second).toBeInViewport({ ratio: 0.99 });
  await expect(page).toHaveURL(/^[^?]*\/home\?q=/);
  await second.click();
  await expect(page).toHaveURL(/\/property\//);
});

test('bedrooms match exactly or from four on, and ranges are read when a field is left, as whole numbers within their limits', async ({
  page,
  ask,
}) => {
  await openHome(page, true);
  await toggle(page, '2 bedrooms').click();
  await expectTotal(page, ask, { bedrooms: 2 });
  await expect(chip(page, '2 bedrooms')).toBeVisible();
  await toggle(page, '4+ bedrooms').click();
  await expectTotal(page, ask, { bedrooms: 4 });
  await expect(chip(page, '4+ bedrooms')).toBeVisible();
  await toggle(page, '4+ bedrooms').click();
  await expect(toggle(page, '4+ bedrooms')).toHaveAttribute('aria-pressed', 'false');
  await expectTotal(page, ask, {});

  const price = page.getByRole('group', { name: 'Price ₱' });
  const size = page.getByRole('group', { name: 'Size m²' });
  const enter = async (group: typeof price, name: 'from' | 'to', text: string): Promise<void> => {
    await group.getByRole('textbox', { name }).fill(text);
    await group.getByRole('textbox', { name }).blur();
  };
  await enter(price, 'from', '2000000.9');
  await expect(price.getByRole('textbox', { name: 'from' })).toHaveValue('2,000,000');
  await expectTotal(page, ask, { priceMin: 2_000_000 });
  await enter(price, 'to', '99999999999');
  await expect(price.getByRole('textbox', { name: 'to' })).toHaveValue('50,000,000');
  await expectTotal(page, ask, { priceMin: 2_000_000, priceMax: 50_000_000 });
  await enter(price, 'from', '-5');
  await enter(price, 'to', 'a lot');
  await expect(price.getByRole('textbox', { name: 'to' })).toHaveValue('');
  await expectTotal(page, ask, {});
  await enter(size, 'to', '5000');
  await expect(size.getByRole('textbox', { name: 'to' })).toHaveValue('1,000');
  await enter(size, 'from', '100');
  await expectTotal(page, ask, { areaMin: 100, areaMax: 1000 });
});

test('a price is typed as people say it, and a slip stays to be mended instead of asking for something else', async ({
  page,
  ask,
}) => {
  await openHome(page, true);
  const from = page.getByRole('group', { name: 'Price ₱' }).getByRole('textbox', { name: 'from' });
  const enter = async (text: string): Promise<void> => {
    await from.fill(text);
    await from.blur();
  };
  await from.pressSequentially('1500000');
  await expect(from).toHaveValue('1,500,000');
  for (const [text, shown, priceMin] of [
    ['40,000', '40,000', 40_000],
    ['₱4.500.000', '4,500,000', 4_500_000],
    ['1,5 Mio.', '1,500,000', 1_500_000],
    ['40k', '40,000', 40_000],
  ] as const) {
    await enter(text);
    await expect(from).toHaveValue(shown);
    await expectTotal(page, ask, { priceMin });
  }
  await enter('1.500');
  await expect(from).toHaveValue('1.500');
  await expect(from).toHaveAccessibleDescription('“1.500” can mean 1,500 or 1.5. Please write one of the two');
  await expectTotal(page, ask, {});
  await enter('1,5');
  await expect(from).toHaveValue('1,5');
  await expect(from).toHaveAccessibleDescription(/^“1,5” is no whole number/);
  await expectTotal(page, ask, {});
  await enter('99999999999');
  await expect(from).toHaveValue('50,000,000');
  await expect(from).toHaveAccessibleDescription('The value must not be above 50,000,000');
  await enter('2000000');
  await expect(from).toHaveAccessibleDescription('');
  await showFound(page);
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await page.getByRole('button', { name: /^Filter · 1/ }).click();
  await expect(page.getByRole('group', { name: 'Preis ₱' }).getByRole('textbox', { name: 'von' })).toHaveValue(
    '2.000.000',
  );
});

test(
  'the sheet of all filters counts while one chooses, and leads back to the list where it was',
  onPhone,
  async ({ page, ask, isPhone }) => {
    const bar = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Filter' });
    await page.goto('/help');
    await page.goto(`/home?${new URLSearchParams({ area: writeShapes(quietIslands) }).toString()}`);
    await untilItWorks(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    const step = () => page.evaluate(() => (history.state as { idx: number }).idx);
    const first = await step();
    if (isPhone) {
      await page.evaluate(() => scrollTo(0, 1500));
      await expect.poll(place).toBe(1500);
      await bar.click();
    } else await openFilters(page);
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expect(page).not.toHaveURL(/filters=open/);

    await test.step('nothing changed: back to where the list was', async () => {
      await showFound(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A sheet's own step of the history goes a moment after the sheet.
      await expect.poll(step).toBe(first);
      if (isPhone) await expect.poll(place).toBe(1500);
    });

    await test.step('each choice is counted at once', async () => {
      await (isPhone ? bar.click() : openFilters(page));
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
      for (const [name, query] of [
        ['Buy', { dealType: 'buy' }],
        ['Furnished?', { dealType: 'buy', furnished: true }],
      ] as const) {
        await toggle(page, name).click();
        const { total } = await ask(listListings, { query: { area: JSON.stringify(quietIslands), ...query } });
        await expect(page.getByRole('button', { name: `Show ${total.toLocaleString('en')} results` })).toBeInViewport();
      }
      await showFound(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cards(page).first()).toContainText('Furnished');
    });

    await test.step('one step back takes all of it away, and another leaves', async () => {
      await page.goBack();
      await expect(page).not.toHaveURL(/dealType|furnished/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/help');
    });
  },
);

test('the first result is in sight without scrolling', onPhone, async ({ page }) => {
  await page.goto('/home?dealType=rent&furnished=true');
  await untilItWorks(page);
  await expect(cards(page).first().getByRole('heading')).toBeInViewport();
});

test('no letter is lost while one types slowly on a slow device', async ({ page }) => {
  await openHome(page, false);
  await untilItWorks(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const search = page.getByRole('searchbox', { name: 'Search by keyword' });
  await search.pressSequentially('makati condo', { delay: 320 });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/q=makati\+condo/);
  await expect(search).toHaveValue('makati condo');
});

test('each active filter can be taken back alone, or all at once', onPhone, async ({ page, ask }) => {
  await openHome(page, false, {
    category: 'condominium',
    dealType: 'rent',
    bedrooms: '1',
    furnished: 'true',
  });
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent', bedrooms: 1, furnished: true });
  await chip(page, '1 bedroom').click();
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent', furnished: true });
  await chip(page, 'Furnished').click();
  await expectTotal(page, ask, { category: 'condominium', dealType: 'rent' });
  await expect(chip(page, 'Condominium')).toBeVisible();
  const narrowed = await shownTotal(page);
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(narrowed);
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
});
