import type { Browser, Page } from '@playwright/test';
import { putBank } from '../../../src/contract/services/business.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBankAccount } from '../../support/businesses.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { onPhone } from '../support/on-phone.ts';
import { sentTo } from '../support/outbox.ts';
import { earlyStart } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, confirmEmail, expect, field, signIn, test } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const sum = /7[.,]50/;

/** A card asks for 30 % of 25 € beforehand; it is booked, paid past the site, and the owner says so. */
async function story(
  { page, ask, browser }: { page: Page; ask: Parameters<typeof aStudio>[0]; browser: Browser },
  language: Language,
): Promise<void> {
  const words = wordsIn(language);
  const at = (path: string): string => addressIn(language, path);
  const studio = await aStudio(ask);
  const [, card] = studio.cards;
  if (card === undefined) throw new Error('a studio has two cards');

  await signIn(page, studio);
  await page.goto(at(paths.editServiceCard(card.id)));
  await page.getByRole('radio', { name: words('service-card')('deposit.kind.percent') }).check();
  // Nothing says yet how it could be paid.
  await expect(main(page).getByText(words('service-card')('deposit.unpayable'))).toBeVisible();
  await ask(putBank, { body: aBankAccount() }, studio.token);
  await field(page, words('service-card')('deposit.percent')).fill('30');
  await expectAccessible(page);
  await main(page)
    .getByRole('button', { name: words('service-card')('editor.publish') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${paths.providerDashboard()}$`));

  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card.id, days: 20 } });
  const start = days.flatMap(({ slots }) => slots).at(-1) ?? '';
  const context = await browser.newContext({ baseURL: ask.origin, viewport: page.viewportSize() });
  const theirs = await context.newPage();
  await signIn(theirs, customer);
  await theirs.goto(at(paths.book(studio.id, { cards: card.id, start })));
  const booking = words('booking');
  await expect(main(theirs).getByText(booking('deposit.missing'))).toBeVisible();
  await expect(main(theirs).getByText(sum).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(theirs);
  const early = main(theirs).getByRole('checkbox', { name: earlyStart });
  if (await early.isVisible()) await early.check();
  await main(theirs)
    .getByRole('button', { name: booking('summary.book') })
    .click();
  const visit = words('visit');
  await expect(main(theirs).getByRole('img', { name: visit('deposit.scan') })).toBeVisible();
  await expect(main(theirs).getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await expectAccessible(theirs);
  const bodies = async () => (await sentTo(ask.origin, customer.email)).map(({ body }) => body).join('\n');
  await expect.poll(bodies).toMatch(/Anzahlung [0-9A-F]{8}/);
  expect(await bodies()).toMatch(sum);

  await theirs
    .getByRole('link', { name: booking('done.open') })
    .first()
    .click();
  await expect(main(theirs).getByRole('img', { name: visit('deposit.scan') })).toBeVisible();
  await expectAccessible(theirs);

  const calendar = words('calendar');
  await page.goto(at(`${paths.providerCalendar({ view: 'list' })}&day=${start.slice(0, 10)}`));
  const row = main(page).getByRole('listitem').filter({ hasText: customer.name }).first();
  const booked = row.getByRole('button', { name: new RegExp(customer.name) });
  await expect(row).toContainText(calendar('depositDue'));
  await booked.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: calendar('do.deposit') })
    .click();
  await page.getByRole('button', { name: calendar('undo') }).click();
  await expect(row).toContainText(calendar('depositDue'));
  await booked.click();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: calendar('do.deposit') })
    .click();
  await expect(page.getByText(calendar('done.deposit'))).toBeVisible();
  await expect(row).not.toContainText(calendar('depositDue'));

  await theirs.reload();
  await expect(main(theirs).getByText(visit('deposit.stands.received'))).toBeVisible();
  await expect(main(theirs).getByRole('img', { name: visit('deposit.scan') })).toHaveCount(0);
  await context.close();
}

test(
  'a deposit is asked for, paid past the site, and noted by the owner (de)',
  onPhone,
  async ({ page, ask, browser }) => {
    test.slow();
    await story({ page, ask, browser }, 'de');
  },
);

test('a deposit is asked for, paid past the site, and noted by the owner (en)', {
  tag: [byNight.tag, onPhone.tag],
}, async ({ page, ask, browser }) => {
  test.slow();
  await story({ page, ask, browser }, 'en');
});
