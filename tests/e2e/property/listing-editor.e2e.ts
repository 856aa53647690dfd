import type { Page } from '@playwright/test';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import {
  duplicateListing,
  getOwnProperty,
  getUserProperties,
  updateProperty,
} from '../../../src/contract/property/listing.ts';
import { aPictureFile } from '../support/pictures.ts';
import { aListing, aSeller, aWord, expect, loseAnswer, signIn, test, untilItWorks } from '../support/world.ts';

const updated = 'Property listing updated successfully! Redirecting to homepage...';

const entry = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a price with centavos and a feature that was not added yet are taken as they are typed', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await entry(page, 'Price').fill('');
  await entry(page, 'Features').fill('Sea view');
  await entry(page, 'Price').pressSequentially('2518500.50');
  await entry(page, 'Price').press('Enter');
  await expect(page.getByText(updated)).toBeVisible();
  const [listed] = await ask(getUserProperties, {}, seller.token);
  const property = await ask(getOwnProperty, { params: { id: listed?.id ?? '' } }, seller.token);
  expect(property).toMatchObject({ price: 2_518_500.5, features: ['Sea view'] });
});

test('a form that is saved changes what was changed in it, and nothing that was changed elsewhere meanwhile', async ({
  page,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller);
  const elsewhere = (change: { price: number; status?: 'paused' }) =>
    ask(updateProperty, { body: { id, ...change } }, seller.token);
  await signIn(page, seller);
  await page.goto('/seller/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await elsewhere({ price: 4_100_000 });
  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(entry(page, 'Price')).toHaveValue('4,100,000');

  await entry(page, 'Description').fill('Newly painted.');
  await elsewhere({ price: 3_900_000, status: 'paused' });
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(entry(page, 'Description')).toHaveValue('Newly painted.');
  await expect(entry(page, 'Price')).toHaveValue('3,900,000');

  await elsewhere({ price: 3_700_000 });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(updated)).toBeVisible();
  const [listed] = await ask(getUserProperties, {}, seller.token);
  const property = await ask(getOwnProperty, { params: { id: listed?.id ?? '' } }, seller.token);
  expect(property).toMatchObject({ description: 'Newly painted.', price: 3_700_000, status: 'paused' });
});

test('pictures beyond the plan show the way to a larger one, and do not hold up other changes', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/400/);
  const { id } = await aListing(ask, seller);
  const save = page.getByRole('button', { name: /^Save/ });
  const plans = page.getByRole('link', { name: 'See the seller plans' });
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose images' }).click();
  await (await choosing).setFiles(
    await Promise.all(Array.from({ length: 11 }, (_, number) => aPictureFile(`${number}.jpg`, '#246', 90, 60))),
  );
  await expect(page.getByText('11 of 50 images')).toBeVisible();
  await save.click();
  await expect(page.getByText(updated)).toBeVisible();
  await ask(changePackage, { body: { package: 'premium' } }, seller.token);

  await page.goto(`/edit-property/${id}`);
  await expect(page.getByText('11 of 10 images')).toBeVisible();
  await expect(plans).toBeVisible();
  await entry(page, 'Title').fill('Painted anew');
  await save.click();
  await expect(page.getByText(updated)).toBeVisible();
  const [property] = await ask(getUserProperties, {}, seller.token);
  expect(property).toMatchObject({ title: 'Painted anew', status: 'draft' });

  await page.goto(`/edit-property/${id}`);
  await entry(page, 'Description of image 1').fill('The front');
  await save.click();
  await expect(page.getByText('Your plan allows at most 10 images')).toBeFocused();
  await plans.click();
  await expect(page).toHaveURL('/seller/dashboard?tab=profile#plan');
});

test('who fills in a long form is not inactive: typing keeps the session', async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The bell asks by itself, which is no activity.
    if (pathname !== '/api/notifications') asked.push(pathname);
  });
  await page.clock.install();
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await entry(page, 'Description').fill('First');
  await expect(entry(page, 'Description')).toHaveValue('First');
  asked.length = 0;

  await page.clock.fastForward('04:00');
  await entry(page, 'Description').press('a');
  await page.clock.fastForward('02:00');
  expect(asked, 'a young token needs nothing').toEqual([]);
  await entry(page, 'Description').press('b');
  await expect.poll(() => asked).toEqual(['/api/auth/me']);
  await entry(page, 'Description').press('c');
  await expect(entry(page, 'Description')).toHaveValue('Firstabc');
  expect(asked, 'once is enough').toEqual(['/api/auth/me']);
});

test('what was paused elsewhere while the form was open stays so, and the form says it', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  await entry(page, 'Title').fill('A new title');
  await expect(page.getByRole('radio', { name: 'Published' })).toBeChecked();
  await ask(updateProperty, { body: { id, status: 'paused' } }, seller.token);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('In the meantime the listing was paused elsewhere')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your properties' }).click();
  await expect(page).toHaveURL('/seller/dashboard?tab=properties');
  await expect(page.getByText('A new title')).toBeVisible();
});

test('what a seller has typed stays with the seller: nobody else at this browser sees or loses it', async ({
  page,
  ask,
  seller,
}) => {
  const typed = `House ${aWord()}`;
  const other = await aSeller(ask);
  await signIn(page, seller);
  await page.goto('/create-property');
  await entry(page, 'Title').fill(typed);

  await test.step('signing out in another tab takes the form away, and says that the draft is kept', async () => {
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/favicon.svg');
    await elsewhere.evaluate(() => localStorage.removeItem('token'));
    await expect(page.getByText('Your session has ended')).toBeVisible();
    await expect(page.getByText('Your draft is kept in this browser.')).toBeVisible();
    await expect(entry(page, 'Title')).toBeHidden();
  });

  await test.step('a visitor begins anew, and takes that along when signing in', async () => {
    await page.reload();
    await expect(entry(page, 'Title')).toHaveValue('');
    await entry(page, 'Location').fill('Coron, Palawan');
    await signIn(page, other);
    await page.goto('/create-property');
    await expect(entry(page, 'Location')).toHaveValue('Coron, Palawan');
    await expect(entry(page, 'Title')).toHaveValue('');
  });

  await signIn(page, seller);
  await page.goto('/create-property');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(entry(page, 'Title')).toHaveValue(typed);
  await expect(entry(page, 'Location')).toHaveValue('');
});

test('a property whose answer was lost on its way is published once, with the second try', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/ERR_FAILED/);
  await signIn(page, seller);
  await page.goto('/create-property');
  await expect(page.getByText('Your plan has room for 50 images per listing.')).toBeVisible();
  await entry(page, 'Title').fill('First try');
  await test.step('the place sets the pin, and a pin elsewhere is questioned', async () => {
    await entry(page, 'Location').fill('12 Rizal Avenue, Puerto Prin');
    await page.getByRole('button', { name: 'Puerto Princesa, Palawan', exact: true }).click();
    await expect(entry(page, 'Location')).toHaveValue('12 Rizal Avenue, Puerto Princesa, Palawan');
    await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeVisible();
    await entry(page, 'Location').fill('Cebu City, Cebu');
    await expect(page.getByText('The pin is near Puerto Princesa, but the location says Cebu City.')).toBeVisible();
    await entry(page, 'Location').fill('Puerto Princesa, Palawan');
    await expect(page.getByText('The pin is near')).toHaveCount(0);
  });
  await entry(page, 'Price').fill('4500000');
  await entry(page, 'Search for a city').fill('puerto princesa');
  await entry(page, 'Search for a city').press('Enter');
  await page.getByRole('button', { name: 'Set the pin at the center of the map' }).click();
  await loseAnswer(page, '**/create-property');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to create property listing.' })).toBeVisible();
  await entry(page, 'Title').fill('Second try');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Property listing created successfully! Redirecting to homepage...')).toBeVisible();
  expect((await ask(getUserProperties, {}, seller.token)).map(({ title }) => title)).toEqual(['Second try']);
});

test('a city that is typed sets the pin when the field is left, and never moves one that was placed', async ({
  page,
  seller,
}) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  const place = entry(page, 'Location');
  const map = page.getByRole('region', { name: 'Location on the map' });
  const question = page.getByText('The pin is near');

  await place.fill('Somewhere on Palawan');
  await place.press('Tab');
  await expect(page.getByText('No position chosen', { exact: false })).toBeVisible();
  await place.fill('12 Rizal Avenue, Puerto Princesa');
  await expect(map).toBeHidden();
  await place.press('Tab');
  await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeVisible();
  await expect(map).toBeVisible();

  await test.step('the pin follows the words as long as nobody has placed it', async () => {
    await place.fill('Coron, Palawan');
    // Pressed at once: the map that opens must not take the button away.
    await page.getByRole('radio', { name: 'For rent' }).check();
    await expect(page.getByText('Chosen: 12.004000, 120.206000')).toBeVisible();
    await page.reload();
    // Whose form it is, is known from here on: a form of somebody else closes its map.
    await untilItWorks(page);
    await place.fill('Puerto Princesa, Palawan');
    await place.press('Tab');
    await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeVisible();
    await expect(question).toHaveCount(0);
  });

  await test.step('a pin that was placed is questioned, not moved', async () => {
    await expect(page.getByRole('button', { name: 'Set the pin at the center of the map' })).toBeEnabled();
    await map.scrollIntoViewIfNeeded();
    await map.click({ position: { x: 40, y: 200 } });
    const chosen = page.getByText(/^Chosen: 9\.\d{6}, 118\.\d{6}$/);
    await expect(page.getByText('Chosen: 9.756000, 118.745000')).toBeHidden();
    const before = (await chosen.textContent()) ?? '';
    await place.fill('Cebu City, Cebu');
    await place.press('Tab');
    await expect(page.getByText('The pin is near Puerto Princesa, but the location says Cebu City.')).toBeVisible();
    await expect(chosen).toHaveText(before);
    await page.getByRole('button', { name: 'Move the pin to Cebu City' }).click();
    await expect(question).toHaveCount(0);
  });
});

test('a copy of a public listing with its pictures is questioned, in the list and in the form', async ({
  page,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller, { description: 'Three bedrooms.', area: 120 });
  await signIn(page, seller);
  await page.goto(`/edit-property/${id}`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose images' }).click();
  await (await choosing).setFiles([await aPictureFile('front.jpg', '#246')]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(updated), 'it is public itself').toBeVisible();
  const copy = await ask(duplicateListing, { params: { id } }, seller.token);
  const statusOfCopy = async () => (await ask(getOwnProperty, { params: { id: copy.id } }, seller.token)).status;
  const question = page.getByRole('dialog', { name: 'These pictures are public already' });

  await test.step('in the list', async () => {
    await page.goto('/seller/dashboard');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toContainText(`“${title}” is public with the same pictures`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOfCopy()).toBe('draft');
  });

  await test.step('in the form', async () => {
    await page.goto(`/edit-property/${copy.id}`);
    await page.getByRole('radio', { name: 'Published' }).check();
    const save = page.getByRole('button', { name: /^Save/ });
    await save.click();
    await expect(question).toContainText(title);
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(save).toBeFocused();
    expect(await statusOfCopy()).toBe('draft');
  });

  await test.step('and published, if it is meant', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Save/ }).click();
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText(updated)).toBeVisible();
    expect(await statusOfCopy()).toBe('published');
  });
});

test('a map that is closed while the width of the window changes leaves no error behind', async ({ page, seller }) => {
  await signIn(page, seller);
  await page.goto('/create-property');
  await page.getByRole('button', { name: 'Select on Map' }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  const close = await page.getByRole('button', { name: 'Close map' }).elementHandle();
  // In the frame of the new width, before what waits for the window to rest.
  await page.evaluate((button) => {
    const closeMap = (): number => requestAnimationFrame(() => (button as HTMLElement).click());
    window.addEventListener('resize', closeMap, { once: true });
  }, close);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden();
  // Leaflet waits for 200 ms.
  await page.waitForTimeout(400);
});
