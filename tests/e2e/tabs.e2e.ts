import { ownWidth } from './support/own-width.ts';
import { aListing, aSeller, expect, signIn, test } from './support/world.ts';

test(
  'who signs in as somebody else in another tab is somebody else in this one, too',
  ownWidth,
  async ({ page, context, ask, seller }) => {
    const other = await aSeller(ask);
    const { title } = await aListing(ask, seller);
    const { title: othersTitle } = await aListing(ask, other);
    await signIn(page, seller);
    await page.goto('/seller/dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();

    const elsewhere = await context.newPage();
    await elsewhere.goto('/favicon.svg');
    await elsewhere.evaluate((token) => localStorage.setItem('token', token), other.token);
    await expect(page.getByRole('heading', { name: othersTitle })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

test(
  'a page that lay aside while its session ended shows nothing of it on the way back',
  ownWidth,
  async ({ page, ask, seller }) => {
    const { title } = await aListing(ask, seller);
    await signIn(page, seller);
    await page.goto('/seller/dashboard');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    // What the browser does with a page that it has kept whole: nothing was heard meanwhile, and it is told that it is seen again.
    await page.evaluate(() => {
      localStorage.removeItem('token');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.getByText('Your properties are waiting')).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  },
);

test('a tab says so when one signs out in another', ownWidth, async ({ page, context, ask }) => {
  await signIn(page, await aSeller(ask));
  await page.goto('/create-property');
  await page.getByRole('textbox', { name: 'Title' }).fill('A house with a view');
  const beside = await context.newPage();
  await beside.goto('/home');
  await beside.getByRole('button', { name: 'Account', exact: true }).click();
  await beside.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
});
