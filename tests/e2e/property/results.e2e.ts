import { untilStill } from '../support/map.ts';
import { onPhone } from '../support/on-phone.ts';
import { aListing, aWord, expect, test } from '../support/world.ts';

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
