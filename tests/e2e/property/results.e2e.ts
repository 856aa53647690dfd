import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { cards, openHome, quietIslands, shownTotal, toggle } from '../support/browse.ts';
import { untilStill } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { aListing, aWord, expect, test, untilItWorks } from '../support/world.ts';

test('sorting by price puts the cheapest or the dearest first', async ({ page, ask }) => {
  await openHome(page, false, { category: 'condominium' });
  for (const [sort, word] of [
    ['price_asc', 'Lowest price first'],
    ['price_desc', 'Highest price first'],
    ['area_desc', 'Largest first'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption(word);
    const { items } = await ask(listListings, {
      query: { area: JSON.stringify(quietIslands), category: 'condominium', sort },
    });
    await expect(cards(page).first().getByRole('heading')).toHaveText(items[0]?.title ?? '');
  }
});

test('the cards stand in 1, 2, 3, 4 or 6 columns, by the width there is', async ({ page }) => {
  await page.goto('/home?category=condominium');
  await untilItWorks(page);
  for (const [width, columns] of [
    [360, 1],
    [600, 2],
    [900, 3],
    [1200, 4],
    [1700, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const inFirstRow = async (): Promise<number> => {
      const tops = await cards(page).evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      return tops.filter((top) => top === Math.min(...tops)).length;
    };
    await expect.poll(inFirstRow, { message: `columns at ${width} pixels` }).toBe(columns);
  }
});

test('what nothing matches says so and offers all again', async ({ page }) => {
  await page.goto(`/home?q=${aWord()}`);
  await expect(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(100);
});

test('a favourite is kept, and its removal is confirmed first', async ({ page, ask, seller }) => {
  const word = aWord();
  const title = `House ${word}`;
  await aListing(ask, seller, { title });
  await page.goto(`/home?q=${word}`);
  const heart = page.getByRole('button', { name: `Favorite: ${title}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/home');
  await untilItWorks(page);
  await toggle(page, 'Favorites').click();
  await expect(page).toHaveURL(/favorites=true/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.reload();
  const question = page.getByRole('dialog');
  await heart.click();
  await expect(question).toContainText('Remove from Favorites');
  await expect(question).toContainText(`Are you sure you want to remove ${title} from your favorites?`);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await heart.click();
  await question.getByRole('button', { name: 'Delete' }).click();
  // The last favourite leaves its view.
  await expect(page).not.toHaveURL(/favorites=true/);
});

test('whoever looks for favourites without any is told how to get some', async ({ page }) => {
  await openHome(page, false);
  await untilItWorks(page);
  await toggle(page, 'Favorites').click();
  await expect(page.getByText('You have no favorites yet. Tap the heart on a listing to add one.')).toBeVisible();
  await expect(toggle(page, 'Favorites')).toHaveAttribute('aria-pressed', 'false');
  await expect(page).not.toHaveURL(/favorites=true/);
});

test('nothing that a seller types is executed as markup', async ({ page, ask, seller }) => {
  const word = aWord();
  const title = `<img src=x onerror="document.title='broken'"> ${word}`;
  const { id } = await aListing(ask, seller, { title, description: '<script>document.title = "broken"</script>' });
  await page.goto(`/home?q=${word}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto(`/property/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('<script>document.title = "broken"</script>')).toBeVisible();
  await expect(page).not.toHaveTitle('broken');
});

test(
  'the map shows the same listings, and its window leads to one of them',
  onPhone,
  async ({ page, ask, seller, isPhone }) => {
    const word = aWord();
    const listing = await aListing(ask, seller, { title: `House ${word}`, isPositionExact: true });
    await page.goto(`/home?q=${word}&view=map&map=${listing.latitude},${listing.longitude},13`);
    await page.getByRole('button', { name: `${listing.title}, ₱4,500,000` }).click();
    const details = page.getByRole('button', { name: 'View Details' });
    await untilStill(details);
    await details.click();
    await expect(page).toHaveURL(`/property/${listing.id}`);
    await page.goBack();
    await expect(page.getByRole('button', { name: `${listing.title}, ₱4,500,000` })).toBeVisible();
    if (!isPhone) await expect(page.getByRole('link', { name: listing.title })).toBeVisible();
  },
);
