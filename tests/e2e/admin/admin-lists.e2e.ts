import { login } from '../../../src/contract/account/account.ts';
import { listAccounts } from '../../../src/contract/admin/admin-account.ts';
import { sendReport } from '../../../src/contract/admin/report.ts';
import { sendContactMessage } from '../../../src/contract/site/contact.ts';
import { adminQueues } from '../../../src/features/admin/admin/admin-queues.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible, expectNothingFound } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { byNight } from '../support/by-night.ts';
import { openCase } from '../support/desk.ts';
import { wordsIn } from '../support/words.ts';
import { aListing, aWord, expect, signIn, test } from '../support/world.ts';

const admin = async (ask: Ask) => ask(login, { body: { email: 'admin@example.com', password: 'demo-password' } });

test('a queue is worked by the keyboard, and what it is narrowed by stands in the address', async ({
  page,
  ask,
  seller,
}) => {
  const word = aWord();
  for (const title of [`First house ${word}`, `Second house ${word}`]) {
    const { id } = await aListing(ask, seller, { title });
    await ask(sendReport, { body: { kind: 'listing', id, reason: 'fraud', details: `Not theirs: ${word}` } });
  }
  await signIn(page, { token: (await admin(ask)).access_token });
  await page.goto(paths.admin('reports'));
  const entries = page.getByRole('main').getByRole('list', { name: 'Offen' }).getByRole('link');
  await expect(entries.first()).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Nummer, Name oder Wortlaut' });
  await expect(search).toBeFocused();
  await page.keyboard.type(word);
  // The list stands still only when the narrowed one has come, which may have the same entries.
  const narrowed = page.waitForResponse((answer) => answer.url().includes(`search=${word}`));
  await page.keyboard.press('Enter');
  await narrowed;
  await expect(entries).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  // Out of the field, the keys go through the list.
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(entries.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(entries.nth(0)).toBeFocused();
  // A letter chooses, and the whole site is searched from anywhere.
  const opened = await openCase(page, /^(First|Second) house/);
  await page.keyboard.press('v');
  await expect(opened.getByRole('radio', { name: /^Verbergen/ })).toBeChecked();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox', { name: 'Alles finden' })).toBeFocused();
  await page.goto(paths.admin('reports', { search: word }));

  await page.getByRole('combobox', { name: 'Grund' }).selectOption({ label: 'Es sieht nach Betrug aus' });
  await expect(page).toHaveURL(/reason=fraud/);
  await page.reload();
  await expect(search).toHaveValue(word);
  await expect(entries).toHaveCount(2);
  await page.getByRole('link', { name: 'Entschieden' }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`search=${word}`));
  await page.goBack();
  await expect(entries).toHaveCount(2);
  // Nothing of it answers while somebody types.
  await search.focus();
  await page.keyboard.type('/jk');
  await expect(search).toHaveValue(`${word}/jk`);
});

test(
  'every list of the administration keeps to WCAG 2 A and AA, in either language',
  byNight,
  async ({ page, ask, seller }) => {
    test.slow();
    const { id, title } = await aListing(ask, seller);
    const email = `${aWord()}@example.org`;
    await ask(sendReport, {
      body: { kind: 'listing', id, reason: 'danger', details: 'Somebody is kept there.', email },
    });
    const body = { name: 'Ida', email, subject: 'Wo ist sie?', message: 'Die Rechnung.' };
    await ask(sendContactMessage, { body });
    await signIn(page, { token: (await admin(ask)).access_token });
    for (const [index, part] of adminQueues.entries())
      await test.step(part, async () => {
        const language = index % 2 === 0 ? 'de' : 'en';
        await page.goto(addressIn(language, paths.admin(part)), { waitUntil: 'networkidle' });
        await expect(
          page.getByRole('navigation', { name: wordsIn(language)('admin')('parts') }).locator('[aria-current]'),
        ).toContainText(wordsIn(language)('admin')(`tabs.${part}`));
        await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
      });
    const { items } = await ask(listAccounts, { query: { search: seller.email } }, (await admin(ask)).access_token);
    await page.goto(addressIn('en', paths.admin('accounts', { account: items[0]?.id ?? '' })));
    await expect(page.getByRole('heading', { name: 'What the account did' })).toBeVisible();
    await expectAccessible(page);
    await page.goto(paths.admin('reports'), { waitUntil: 'networkidle' });
    const opened = await openCase(page, title);
    await opened.getByRole('radio', { name: /^Nichts/ }).check();
    await opened.getByRole('textbox').fill('Es verstößt gegen nichts.');
    await expect(opened.getByRole('figure').first()).toBeVisible();
    await expectAccessible(page);
    await opened.getByRole('button', { name: 'Gefahr für Leben' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  },
);
