import type { Page } from '@playwright/test';
import { listInquiries, replyToInquiry, sendInquiry } from '../../../src/contract/property/inquiry.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { aCustomer, aListing, aWord, confirmEmail, expect, signIn, test } from '../support/world.ts';

const markup = (word: string): string => `<img src=x onerror="window.name='${word}'">`;

/** The text is shown as it was typed, and is neither a link nor markup. */
async function expectOnlyText(page: Page, typed: string): Promise<void> {
  await expect(page.getByText(typed).filter({ visible: true }).first()).toBeVisible();
  expect(await page.evaluate(() => [...document.images].some((image) => image.src.endsWith('/x')))).toBe(false);
  expect(await page.evaluate(() => window.name)).toBe('');
}

const signOutHere = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('token'));

const messages = (page: Page, label: string) =>
  page.getByRole('list', { name: label, exact: true }).getByRole('listitem');

const setVisible = (page: Page, isVisible: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );

test(
  'a visitor writes to the seller, the seller answers, the visitor writes on by the link of the mail',
  onlyOnPhone,
  async ({ page, ask, seller, baseURL }) => {
    const word = aWord();
    const email = `${aWord()}@example.org`;
    const name = `Ana <b>${word}</b>`;
    const question = `When may I come? ${markup(`asked${word}`)}`;
    const answer = `On Friday. ${markup(`answered${word}`)}`;
    const { id, title } = await aListing(ask, seller, { title: `House ${markup(`titled${word}`)}` });
    const subjectsTo = async (recipient: string) => (await sentTo(baseURL, recipient)).map(({ subject }) => subject);

    await test.step('the visitor writes', async () => {
      await page.goto(`/property/${id}`);
      await expectOnlyText(page, title);
      await page.getByRole('button', { name: 'Write a message' }).click();
      const form = page.getByRole('region', { name: 'Write to the seller' });
      await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(new RegExp(word));
      await form.getByRole('textbox', { name: 'E-mail' }).fill('ana@');
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/./);
      await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/./);
      await form.getByRole('textbox', { name: 'Name' }).fill(name);
      await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await form.getByRole('textbox', { name: 'Message' }).fill(question);
      await form.getByRole('button', { name: 'Send message' }).click();
      await expect(form.getByText('Your message was sent')).toBeVisible();
      await expect(
        form.getByText(
          `We have sent an e-mail to ${email} with the link to the conversation. Please open it once: replies will then reach you by e-mail, too.`,
        ),
      ).toBeVisible();
    });

    const confirmation = await test.step('both sides get a mail', async () => {
      const toSeller = await mailTo(baseURL, seller.email, /tab=inquiries/);
      expect(toSeller.subject).toBe(`New inquiry: ${title}`);
      expect(toSeller.body).toContain(`> ${question}`);
      expect(toSeller.body).toContain(email);
      const toVisitor = await mailTo(baseURL, email, /\/inquiry\//);
      expect(toVisitor.subject).toBe('Your inquiry about a property');
      expect(toVisitor.body).not.toContain(seller.email);
      // What could lead elsewhere is not passed on to an address that anybody may have typed.
      expect(toVisitor.body).not.toContain(word);
      await page.goto('/outbox');
      await expectOnlyText(page, `> ${question}`);
      return toVisitor;
    });

    await test.step('the seller finds it unread and answers', async () => {
      await signIn(page, seller);
      await page.goto('/seller/dashboard?tab=profile');
      const tabs = page.getByRole('navigation', { name: 'Sections of the dashboard' });
      const tab = tabs.getByRole('link', { name: 'Inquiries' });
      await expect(tab).toHaveAccessibleName(/1 unread/);
      await expect(tabs.getByRole('link', { name: 'Profile Settings' })).toBeInViewport({ ratio: 0.99 });
      await tab.click();
      const entry = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
      await expect(entry).toContainText('New');
      await expectOnlyText(page, question);
      await entry.click();
      await expect(page.getByRole('heading', { name })).toBeFocused();
      await expect(messages(page, name)).toHaveCount(1);
      await expectOnlyText(page, name);
      await expect(tab).not.toHaveAccessibleName(/unread/);
      await page.getByRole('textbox', { name: `Your reply to ${name}` }).fill(answer);
      await page.getByRole('button', { name: 'Send reply' }).click();
      await expect(page.getByText(`Your reply is kept for ${name}.`, { exact: false })).toBeVisible();
      await expect(messages(page, name)).toHaveCount(2);
      await expectOnlyText(page, answer);
      expect(await subjectsTo(email)).toHaveLength(1);
      await signOutHere(page);
    });

    await test.step('the visitor reads the answer and writes on', async () => {
      await page.goto(confirmation.link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your conversation');
      await expect(messages(page, 'Messages')).toHaveCount(2);
      await expectOnlyText(page, question);
      await expectOnlyText(page, answer);
      await expect.poll(() => subjectsTo(email)).toContain(`Reply to your inquiry: ${title}`);
      expect((await mailTo(baseURL, email, /\/inquiry\//)).body).toContain(`> ${answer}`);
      await page.getByRole('textbox', { name: 'Your message' }).fill('Friday at ten, then.');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByText('Your message was sent.')).toBeVisible();
      await expect(messages(page, 'Messages').last()).toContainText('Friday at ten, then.');
      await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
      await expect.poll(() => subjectsTo(seller.email)).toContain(`New message about your listing: ${title}`);
    });

    await test.step('the inquiry is unread again', async () => {
      await signIn(page, seller);
      await page.goto('/seller/dashboard?tab=inquiries');
      const entry = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
      await expect(entry).toContainText('New');
      await expect(entry).toContainText('Friday at ten, then.');
    });
  },
);

test('the dashboard notices a new inquiry by itself while it can be seen, and once it is seen again', async ({
  page,
  ask,
  seller,
}) => {
  const { id } = await aListing(ask, seller);
  const write = (name: string) =>
    ask(sendInquiry, { params: { id }, body: { name, email: `${aWord()}@example.org`, message: 'Still to be had?' } });
  const tab = page.getByRole('link', { name: 'Inquiries' });
  const entries = page.getByRole('list', { name: 'Inquiries' }).getByRole('link');
  await write('Ana');
  await page.clock.install();
  await signIn(page, seller);
  await page.goto('/seller/dashboard?tab=inquiries');
  await expect(entries).toHaveCount(1);

  await write('Ben');
  await page.clock.fastForward('01:01');
  await expect(entries.filter({ hasText: 'Ben' })).toBeVisible();
  await expect(tab).toHaveAccessibleName(/2 unread/);

  await setVisible(page, false);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await write('Cleo');
  await page.clock.fastForward('05:00');
  expect(asked).toEqual([]);
  await setVisible(page, true);
  await expect(entries.filter({ hasText: 'Cleo' })).toBeVisible();
});

test('the conversation of a visitor notices an answer by itself while it can be seen, and once it is seen again', async ({
  page,
  ask,
  seller,
  baseURL,
}) => {
  const listing = await aListing(ask, seller);
  const email = `${aWord()}@example.org`;
  const body = { name: 'Ana', email, message: 'When may I come?' };
  const { id } = await ask(sendInquiry, { params: { id: listing.id }, body });
  const answer = (message: string) => ask(replyToInquiry, { params: { id }, body: { message } }, seller.token);
  const box = page.getByRole('textbox', { name: 'Your message' });
  const { link } = await mailTo(baseURL, email, /\/inquiry\//);
  await page.clock.install();
  await page.goto(link);
  await expect(messages(page, 'Messages')).toHaveCount(1);
  await box.fill('Or shall I');

  await answer('On Friday.');
  await page.clock.fastForward('01:01');
  await expect(messages(page, 'Messages').last()).toContainText('On Friday.');
  await expect(box).toHaveValue('Or shall I');
  await expect(box).toBeFocused();

  await setVisible(page, false);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await answer('Or on Saturday.');
  await page.clock.fastForward('05:00');
  expect(asked).toEqual([]);
  await setVisible(page, true);
  await expect(messages(page, 'Messages').last()).toContainText('Or on Saturday.');
});

test('a link that leads to no conversation says so', async ({ page, silence }) => {
  silence.expect(/status of 4\d\d/);
  await page.goto('/inquiry/nonsense');
  await expect(page.getByText('This link does not lead to a conversation')).toBeVisible();
  await page.getByRole('link', { name: 'Browse properties' }).click();
  await expect(page).toHaveURL('/home');
});

test('a customer finds what they have asked, with the answer, on the profile and writes on', async ({
  page,
  ask,
  seller,
}) => {
  const { id, title } = await aListing(ask, seller);
  const person = await aCustomer(ask);
  await confirmEmail(ask, person.email);
  await signIn(page, person);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto(`/property/${id}`);
  await page.getByRole('button', { name: 'Write a message' }).click();
  const form = page.getByRole('region', { name: 'Write to the seller' });
  await form.getByRole('textbox', { name: 'Message' }).fill('Is the garden large?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(
    form.getByText(
      `Replies stand in your inquiries, and reach you at ${person.email} unless you have turned e-mails off.`,
    ),
  ).toBeVisible();
  const [inquiry] = (await ask(listInquiries, { query: {} }, seller.token)).items;
  if (inquiry === undefined) throw new Error('the inquiry did not arrive');
  await ask(replyToInquiry, { params: { id: inquiry.id }, body: { message: 'Very large.' } }, seller.token);
  await form.getByRole('link', { name: 'To your inquiries' }).click();
  const entry = page.getByRole('list', { name: 'Your inquiries' }).getByRole('link');
  await expect(entry).toContainText(title);
  await expect(entry).toContainText('Seller: Very large.');
  await entry.click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Then I come on Friday.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(3);
});
