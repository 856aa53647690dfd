import type { Page } from '@playwright/test';
import { logout } from '../../../src/contract/account/account.ts';
import { getUserProperties } from '../../../src/contract/property/listing.ts';
import { mailTo } from '../support/outbox.ts';
import { aPictureFile } from '../support/pictures.ts';
import { aListing, aSeller, aWord, expect, field, goodPassword, signIn, test } from '../support/world.ts';

const created = 'Property listing created successfully! Redirecting to homepage...';

const entry = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** What a listing needs, and what is asked about where it is missing. The position is picked by a click on the map. */
async function fillIn(page: Page, title: string): Promise<void> {
  await entry(page, 'Title').fill(title);
  await entry(page, 'Description').fill('Three bedrooms.');
  await entry(page, 'Area').fill('120');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('House & Lot');
  await entry(page, 'Location').fill('Puerto Princesa, Palawan');
  await entry(page, 'Price').fill('4500000');
  // The words have set the pin, and opened the map there.
  const map = page.getByRole('region', { name: 'Location on the map' });
  await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set the pin at the center of the map' })).toBeEnabled();
  await map.scrollIntoViewIfNeeded();
  await map.click({ position: { x: 40, y: 200 } });
  await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeHidden();
  await expect(page.getByText(/^Chosen: 9\.\d{6}, 118\.\d{6}$/)).toBeVisible();
}

async function registerAsSeller(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await page.getByRole('radio', { name: 'List properties' }).check();
  await entry(page, 'Name').fill('Maria Santos');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/seller/dashboard');
}

test('a new seller lists a property with pictures, confirms the address, and it is found', async ({
  page,
  baseURL,
}) => {
  const word = aWord();
  const title = `Garden house ${word}`;
  const email = `${word}@example.org`;
  await registerAsSeller(page, email);
  await expect(page.getByText('nothing is public until then')).toBeVisible();
  await page.getByRole('link', { name: 'New Property' }).click();
  await expect(page).toHaveURL('/create-property');

  await test.step('list it', async () => {
    await fillIn(page, title);
    await entry(page, 'Description').fill('Three bedrooms.\n<b>Not bold</b>');
    await entry(page, 'Bedrooms').fill('3');
    await page.getByRole('switch', { name: 'Furnished' }).check();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose images' }).click();
    await (await choosing).setFiles([await aPictureFile('front.jpg', '#246'), await aPictureFile('back.jpg', '#642')]);
    await expect(page.getByText('2 of 3 images')).toBeVisible();
    await entry(page, 'Description of image 1').fill('The house from the street');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText(`Open the link sent to ${email}`)).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    await page.getByRole('button', { name: 'Resend e-mail' }).click();
    await expect(page.getByText('The e-mail is on its way.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your properties' }).click();
    await expect(page.getByText('Goes public as soon as your e-mail address is confirmed')).toBeVisible();
    await expect(page.getByText('1 listing goes public by itself then.')).toBeVisible();
  });

  await test.step('confirm the address', async () => {
    const { link } = await mailTo(baseURL, email, /verify-email/);
    await page.goto(link);
    await expect(page.getByText('Your listing is public now.')).toBeVisible();
    await expect(page).toHaveURL('/seller/dashboard');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    await expect(page.getByText('nothing is public until then')).toHaveCount(0);
    await page.goto('/home');
  });

  await test.step('find and open it', async () => {
    await page.getByRole('searchbox', { name: 'Search by keyword' }).fill(word);
    await expect(page.getByText('1 result', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('₱4,500,000').first()).toBeVisible();
    await expect(page.getByText('<b>Not bold</b>')).toBeVisible();
    const picture = page.getByRole('img', { name: 'The house from the street' }).first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByText('REDUCED PRICE')).toHaveCount(0);
  });
});

test('pictures are put in order by buttons and by the keyboard, and keep their descriptions', async ({
  page,
  seller,
}) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose images' }).click();
  await (await choosing).setFiles([await aPictureFile('front.jpg', '#246'), await aPictureFile('back.jpg', '#642')]);
  const described = (number: number) => entry(page, `Description of image ${number}`);
  await described(1).fill('The front');
  await described(2).fill('The back');
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.getByRole('button', { name: 'Move image 2 forward' }).click();
  await expect(described(1)).toHaveValue('The back');
  await expect(described(2)).toHaveValue('The front');

  await page.getByRole('button', { name: 'Move image 1', exact: true }).focus();
  const spoken = page.getByRole('status');
  await page.keyboard.press('Space');
  await expect(spoken.filter({ hasText: /^Image 1 (lifted|is over place 1)/ })).toHaveCount(1);
  // The library listens to the arrows a moment after it has said that the picture is lifted.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(spoken.filter({ hasText: 'is over place 2' })).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(described(1)).toHaveValue('The front');
  await expect(described(2)).toHaveValue('The back');
});

test('a listing that was withdrawn is in no list, and its page says so with similar ones', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/404|410/);
  const price = 4_000_000 + Math.floor(Math.random() * 400_000);
  const other = await aListing(ask, await aSeller(ask), { price });
  const { id, title } = await aListing(ask, seller, { price });
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Property deleted.')).toBeVisible();
  await page.goto(`/home?q=${encodeURIComponent(title)}`);
  await expect(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
  await page.goto(`/property/${id}`);
  await expect(page.getByText('No longer offered').last()).toBeVisible();
  await expect(page.getByText('The seller has withdrawn this listing.')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Similar listings' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(other.title) })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/home');
  await page.goto('/property/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Property not found')).toBeVisible();
});

test('a draft can be looked at by its seller, marked as such, and by nobody else', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/404/);
  const { id, title } = await aListing(ask, seller, { status: 'draft' });
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await page.getByRole('link', { name: `Preview of ${title}` }).click();
  await expect(page).toHaveURL(`/property/${id}`);
  const marked = page.getByText('Preview: only you can see this.');
  await expect(marked).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex');
  await page.reload();
  await expect(marked).toBeVisible();
  await expect(page.getByText('Your own listing:', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`/property/${id}`);
  await expect(page.getByText('Property not found')).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the form has four sections, says what is missing, and groups prices as the language writes numbers', async ({
  page,
  ask,
  seller,
}) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  for (const name of ['Basic Information', 'Pricing', 'Property Details', 'Images'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByText('PNG, JPG, GIF up to 10MB each.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(entry(page, 'Title')).toBeFocused();
  expect(await ask(getUserProperties, {}, seller.token)).toEqual([]);

  await entry(page, 'Price').pressSequentially('2400000');
  await expect(entry(page, 'Price')).toHaveValue('2,400,000');
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await expect(page).toHaveURL('/de/create-property');
  await expect(entry(page, 'Preis')).toHaveValue('2.400.000');
  await entry(page, 'Preis').fill('');
  await entry(page, 'Preis').pressSequentially('2500000,5');
  await expect(entry(page, 'Preis')).toHaveValue('2.500.000,5');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(entry(page, 'Price')).toHaveValue('2,500,000.50');
});

test('a price is asked about when it looks odd, and never made another one', async ({ page, ask, seller }) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  const title = `House ${aWord()}`;
  await fillIn(page, title);
  await page.getByRole('radio', { name: 'For rent' }).check();
  const price = entry(page, 'Price per month');
  const published = async () => (await ask(getUserProperties, {}, seller.token)).map((one) => one.price);

  await test.step('what can be read in two ways is not read', async () => {
    await price.fill('38.500');
    await price.blur();
    await expect(price).toHaveAccessibleDescription(/“38\.500” can mean 38,500 or 38\.5/);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(price).toBeFocused();
    await expect(price).toHaveValue('38.500');
  });

  await test.step('an odd price waits for an answer, at the field and when it is sent', async () => {
    await price.fill('38.50');
    const question = page.getByRole('group', { name: '₱38.50 a month?' });
    await expect(question).toBeHidden();
    await price.press('Enter');
    await expect(question.getByRole('button', { name: 'No, ₱38,500/mo' })).toBeFocused();
    await expect(page.getByText('Please answer the question about the price first.')).toBeVisible();
    expect(await published()).toEqual([]);
    await question.getByRole('button', { name: 'Yes, ₱38.50/mo' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(price).toHaveValue('38.50');
    await expect(question).toBeHidden();
    await price.fill('38.7');
    await price.press('Tab');
    await expect(page.getByRole('group', { name: '₱38.70 a month?' })).toBeVisible();
    await expect(price).not.toBeFocused();
  });

  await test.step('the price that was meant is a tap away', async () => {
    await page.getByRole('button', { name: 'No, ₱38,700/mo' }).click();
    await expect(price).toHaveValue('38,700');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(created)).toBeVisible();
    expect(await published()).toEqual([38_700]);
  });
});

test("a visitor's draft survives signing in and is published from there", async ({ page, ask, seller }) => {
  const title = `House ${aWord()}`;
  await page.goto('/create-property');
  await expect(
    page.getByText('A listing has room for 3 images in Basic, 10 in Premium, 50 in Developer.'),
  ).toBeVisible();
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Sign in to publish')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await field(page, 'E-mail').fill(seller.email);
  await field(page, 'Password').fill(seller.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/create-property');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(entry(page, 'Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(created)).toBeVisible();
  const [property] = await ask(getUserProperties, {}, seller.token);
  expect(property?.title).toBe(title);
});

test('without a connection Publish says so and nothing is lost; where the session has ended the draft waits for signing in', async ({
  page,
  context,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/401|ERR_INTERNET_DISCONNECTED/);
  const title = `Haus ${aWord()}`;
  await signIn(page, seller);
  await page.goto('/create-property');
  await fillIn(page, title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create property listing.' })).toBeVisible();
  await expect(page.getByText('Nothing is lost: the form keeps everything you have entered.')).toBeVisible();
  await expect(entry(page, 'Title')).toHaveValue(title);
  await expect(entry(page, 'Price')).toHaveValue('4,500,000');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'DE, Deutsch' }).click();
  await ask(logout, {}, seller.token);
  const notice = page.getByRole('alert');
  // A call that waited for the connection may have learned before that the session has ended.
  await page.getByRole('button', { name: 'Veröffentlichen' }).or(notice).first().click();
  await expect(notice).toContainText('Ihr Entwurf liegt in diesem Browser.');
  await expect(page).toHaveURL('/de/create-property');
  await expect(entry(page, 'Titel')).toHaveCount(0);
  await notice.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL('/login?next=%2Fcreate-property');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await field(page, 'E-Mail').fill(seller.email);
  await field(page, 'Passwort').fill(seller.password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/de/create-property');
  await expect(entry(page, 'Titel')).toHaveValue(title);
  await expect(entry(page, 'Preis')).toHaveValue('4.500.000');
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await expect(page.getByText('Immobilie erfolgreich angelegt!')).toBeVisible();
  expect((await ask(getUserProperties, {}, token)).map((one) => one.title)).toEqual([title]);
});

test('without size or description the form asks once, and leads to the field', async ({ page, ask, seller }) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  await fillIn(page, `House ${aWord()}`);
  await entry(page, 'Description').fill('');
  await entry(page, 'Area').fill('');
  const question = page.getByRole('dialog', { name: 'Publish without size and description?' });

  await page.getByRole('radio', { name: 'Draft' }).check();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(created), 'a draft is not asked about').toBeVisible();
  const [draft] = await ask(getUserProperties, {}, seller.token);

  await page.goto(`/edit-property/${draft?.id}`);
  await page.getByRole('radio', { name: 'Published' }).check();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(question).toContainText(/searches by size/i);
  await question.getByRole('button', { name: 'Go back and fill in' }).click();
  await expect(entry(page, 'Description')).toBeFocused();
  expect((await ask(getUserProperties, {}, seller.token)).map(({ status }) => status)).toEqual(['draft']);

  await page.reload();
  await entry(page, 'Description').fill('Three bedrooms.');
  await page.getByRole('button', { name: /^Save/ }).click();
  const aboutSize = page.getByRole('dialog', { name: 'Publish without a size?' });
  await expect(aboutSize).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aboutSize).toBeHidden();
  await expect(entry(page, 'Area')).toBeFocused();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Property listing updated successfully!'), 'it was asked before').toBeVisible();
  expect((await ask(getUserProperties, {}, seller.token)).map(({ status }) => status)).toEqual(['published']);
});
