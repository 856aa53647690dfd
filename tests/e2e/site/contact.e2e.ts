import type { Page } from '@playwright/test';
import { sentTo } from '../support/outbox.ts';
import { aCustomer, aWord, expect, loseAnswer, signIn, test, untilItWorks } from '../support/world.ts';

const support = 'support@example.com';
const entry = (page: Page, name: string) => page.getByRole('textbox', { name });
const german = { name: 'Name', email: 'E-Mail', subject: 'Betreff', message: 'Nachricht' };
const send = (page: Page) => page.getByRole('button', { name: 'Nachricht senden' }).click();

async function fill(page: Page, word: string): Promise<void> {
  await entry(page, german.name).fill('Änne Öhr');
  await entry(page, german.email).fill(`${word}@example.org`);
  await page.getByRole('combobox', { name: 'Thema' }).selectOption('Feedback');
  await entry(page, german.subject).fill(`Lob ${word}`);
  await entry(page, german.message).fill(`Gut so. ${word}`);
}

test('a message to the support: wrong input is said at the fields, it is sent, a banner shows 5 s, the form clears', async ({
  page,
  baseURL,
}) => {
  const word = aWord();
  await page.goto('/contact');
  await untilItWorks(page);
  await fill(page, word);
  await entry(page, german.email).fill('anna@');
  await entry(page, german.subject).fill(' ');
  await send(page);
  await expect(entry(page, german.email)).toHaveAccessibleDescription(
    'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  );
  await expect(entry(page, german.subject)).toHaveAccessibleDescription('Dieses Feld wird benötigt');
  await expect(entry(page, german.email)).toBeFocused();
  await expect(entry(page, german.message)).toHaveValue(`Gut so. ${word}`);
  await fill(page, word);
  await page.clock.install();
  await send(page);

  const banner = page.getByRole('status').filter({ hasText: 'Nachricht erfolgreich gesendet!' });
  await expect(banner).toBeInViewport();
  for (const name of Object.values(german)) await expect(entry(page, name)).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Thema' })).toHaveValue('allgemein');
  await page.clock.fastForward(3500);
  await expect(banner).toBeVisible();
  await page.clock.fastForward(1500);
  await expect(banner).toBeHidden();

  const mails = (await sentTo(baseURL, support)).filter(({ subject }) => subject.includes(word));
  expect(mails.map(({ subject }) => subject)).toEqual([`[Feedback] Lob ${word}`]);
  expect(await sentTo(baseURL, `${word}@example.org`)).toEqual([]);
  await page.reload();
  await expect(entry(page, german.message)).toHaveValue('');
});

test('what is typed to the support survives a reload and a lost answer, and is sent once', async ({
  page,
  baseURL,
  silence,
}) => {
  silence.expect(/api\/contact/);
  const word = aWord();
  await page.goto('/contact');
  await untilItWorks(page);
  await fill(page, word);
  await page.reload();
  await expect(entry(page, german.message)).toHaveValue(`Gut so. ${word}`);
  await expect(page.getByRole('combobox', { name: 'Thema' })).toHaveValue('feedback');
  await untilItWorks(page);
  await loseAnswer(page, '**/api/contact');
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(entry(page, german.subject)).toHaveValue(`Lob ${word}`);
  await untilItWorks(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Nachricht erfolgreich gesendet!' })).toBeVisible();
  expect((await sentTo(baseURL, support)).filter(({ subject }) => subject.includes(word))).toHaveLength(1);
});

test('whoever is signed in finds name and address in the form, and what was typed before', async ({ page, ask }) => {
  const person = await aCustomer(ask);
  await page.goto('/contact');
  await untilItWorks(page);
  await entry(page, german.message).fill('Eine Frage');
  await signIn(page, person);
  await page.goto('/contact');
  await expect(entry(page, german.email)).toHaveValue(person.email);
  await expect(entry(page, german.name)).toHaveValue(person.name);
  await expect(entry(page, german.message)).toHaveValue('Eine Frage');
  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(page.getByRole('region', { name: 'Write to us' })).toBeVisible();
  await expect(entry(page, 'Message')).toHaveValue('Eine Frage');
});
