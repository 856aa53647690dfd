import type { Page } from '@playwright/test';
import { login, logout } from '../../../src/contract/account/account.ts';
import { listInquiries, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { mailTo } from '../support/outbox.ts';
import { aCustomer, aListing, aWord, expect, loseAnswer, signIn, test, untilItWorks } from '../support/world.ts';

const signOutHere = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('token'));

const messages = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem');

test('a message that is being written stays when one signs in beside it, or goes back and comes again', async ({
  page,
  context,
  ask,
  seller,
}) => {
  const word = aWord();
  await aListing(ask, seller, { title: `House ${word}` });
  const person = await aCustomer(ask);
  const form = page.getByRole('region', { name: 'Write to the seller' });
  const message = form.getByRole('textbox', { name: 'Message' });
  const openForm = async (): Promise<void> => {
    await page.getByRole('link', { name: `House ${word}` }).click();
    await page.getByRole('button', { name: 'Write a message' }).click();
  };
  /** Who comes or goes has the listing asked for anew, and its form is fetched when it is near. */
  const hasName = (name: string): Promise<void> =>
    expect(async () => {
      await form.scrollIntoViewIfNeeded({ timeout: 2000 });
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name, { timeout: 2000 });
    }).toPass();
  await page.goto(`/home?q=${word}`);
  await untilItWorks(page);
  await openForm();
  await message.fill('Is the garden large?');

  await signIn(await context.newPage(), person);
  await page.bringToFront();
  await hasName(person.name);
  await expect(message).toHaveValue('Is the garden large?');
  await page.goBack();
  await openForm();
  await expect(message).toHaveValue('Is the garden large?');

  // What somebody signed in has typed is nobody else's.
  await message.fill('Is the cellar dry?');
  await signOutHere(page);
  await page.evaluate(() =>
    dispatchEvent(new StorageEvent('storage', { key: 'token', oldValue: 'x', newValue: null })),
  );
  await hasName('');
  await expect(message).toHaveValue(new RegExp(word));
});

test('what is typed to a seller survives a reload and signing in on another page, until it is sent', async ({
  page,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller);
  const [person, next] = [await aCustomer(ask), await aCustomer(ask)];
  const form = page.getByRole('region', { name: 'Write to the seller' });
  const entry = (name: string) => form.getByRole('textbox', { name });
  const openForm = async (): Promise<void> => {
    await untilItWorks(page);
    await page.getByRole('button', { name: 'Write a message' }).click();
    await expect(entry('Message')).toBeVisible();
  };
  await page.goto(`/property/${id}`);
  await openForm();
  await entry('Name').fill('Ana');
  await entry('E-mail').fill('ana@example.org');
  await entry('Phone').fill('0917 123 4567');
  await entry('Message').fill('Is the garden large?');
  await page.reload();
  await openForm();
  await expect(entry('Name')).toHaveValue('Ana');
  await expect(entry('E-mail')).toHaveValue('ana@example.org');
  await expect(entry('Phone')).toHaveValue('0917 123 4567');
  await expect(entry('Message')).toHaveValue('Is the garden large?');

  await signIn(page, person);
  await page.goto(`/property/${id}`);
  await openForm();
  await expect(entry('E-mail')).toHaveValue(person.email);
  await expect(entry('Phone')).toHaveValue('0917 123 4567');
  await expect(entry('Message')).toHaveValue('Is the garden large?');

  for (const other of [undefined, next]) {
    if (other === undefined) await signOutHere(page);
    else await signIn(page, other);
    await page.goto(`/property/${id}`);
    await openForm();
    await expect(entry('E-mail')).toHaveValue(other?.email ?? '');
    await expect(entry('Phone')).toHaveValue('');
    await expect(entry('Message')).toHaveValue(new RegExp(title));
  }

  await signIn(page, person);
  await page.goto(`/property/${id}`);
  await openForm();
  await expect(entry('Message')).toHaveValue('Is the garden large?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('Your message was sent')).toBeVisible();
  await page.reload();
  await openForm();
  await expect(entry('Phone')).toHaveValue('');
  await expect(entry('Message')).toHaveValue(new RegExp(title));
});

test('an inquiry whose answer was lost is sent once, even if the page was loaded anew in between', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/ERR_FAILED/);
  const { id } = await aListing(ask, seller);
  const form = page.getByRole('region', { name: 'Write to the seller' });
  const send = form.getByRole('button', { name: 'Send message' });
  await page.goto(`/property/${id}`);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${aWord()}@example.org`);
  await loseAnswer(page, '**/inquiries');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('cannot be reached');
  await page.reload();
  await untilItWorks(page);
  await page.getByRole('button', { name: 'Write a message' }).click();
  await send.click();
  await expect(form.getByText('Your message was sent')).toBeVisible();
  expect((await ask(listInquiries, { query: {} }, seller.token)).items).toHaveLength(1);
});

test('what a visitor writes on in the conversation survives a reload, until it is sent', async ({
  page,
  ask,
  seller,
  baseURL,
}) => {
  const { id } = await aListing(ask, seller);
  const email = `${aWord()}@example.org`;
  await ask(sendInquiry, { params: { id }, body: { name: 'Ana', email, message: 'Still to be had?' } });
  const { link } = await mailTo(baseURL, email, /\/inquiry\//);
  const box = page.getByRole('textbox', { name: 'Your message' });
  await page.goto(link);
  await box.fill('Friday at ten?');
  await page.reload();
  await expect(box).toHaveValue('Friday at ten?');
  await expect(box).toHaveAccessibleDescription('Your unsent message is back.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(messages(page, 'Messages')).toHaveCount(2);
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(messages(page, 'Messages')).toHaveCount(2);
  await expect(box).toHaveValue('');
});

test('an answer that was sent is gone from the box even if one went on before that was known', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  const inquiry = { name: 'Ana', email: `${aWord()}@example.org`, message: 'When may I come?' };
  await ask(sendInquiry, { params: { id }, body: inquiry });
  const box = page.getByRole('textbox', { name: 'Your reply to Ana' });
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=inquiries');
  const entry = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
  await entry.click();
  await box.fill('On Friday.');
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/reply', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.goBack();
  await expect(box).toHaveCount(0);
  const answered = page.waitForResponse(/\/reply$/);
  answer?.();
  await answered;
  await expect(entry).toContainText('On Friday.');
  await entry.click();
  await expect(messages(page, 'Ana')).toHaveCount(2);
  await expect(box).toHaveValue('');
});

test('an answer that a lost session kept from being sent is there after signing in again', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(/401/);
  const { id } = await aListing(ask, seller);
  const inquiry = { name: 'Ana', email: `${aWord()}@example.org`, message: 'When may I come?' };
  await ask(sendInquiry, { params: { id }, body: inquiry });
  const answer = `On Friday.\nOr later: ${aWord()}`;
  const box = page.getByRole('textbox', { name: 'Your reply to Ana' });
  const openThread = async (): Promise<void> => {
    await page.goto('/seller/dashboard?tab=inquiries');
    await page.getByRole('list', { name: 'Inquiries' }).getByRole('link').click();
    await expect(box).toBeVisible();
  };
  const signInElsewhere = () => ask(login, { body: { email: seller.email, password: seller.password } });

  await signIn(page, seller);
  await openThread();
  await box.fill(answer);
  await ask(logout, {}, seller.token);
  await page.getByRole('button', { name: 'Send reply' }).click();
  // The session has ended: the start page says so.
  await expect(page).toHaveURL(/\/\?logout=success$/);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await signIn(page, { ...seller, token: (await signInElsewhere()).access_token });
  await openThread();
  await expect(box).toHaveValue(answer);
  await expect(box).toHaveAccessibleDescription('Your unsent reply is back.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(messages(page, 'Ana')).toHaveCount(2);
  await expect(box).toHaveValue('');
  await page.reload();
  await expect(messages(page, 'Ana')).toHaveCount(2);
  await expect(box).toHaveValue('');
});
