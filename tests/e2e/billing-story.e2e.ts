import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { exampleOperator } from '../../netlify/adapters/example-operator.ts';
import { dayAt } from '../../netlify/calendar/zone.ts';
import { bookAppointment } from '../../src/contract/appointment.ts';
import { changePackage } from '../../src/contract/billing.ts';
import { addressIn, paths } from '../../src/paths.ts';
import { aBankFile } from '../support/bank-files.ts';
import { expectAccessible } from './support/accessible.ts';
import type { Ask } from './support/ask.ts';
import { aStudio, type Studio } from './support/bookable.ts';
import { administrator, expect, test, zone } from './support/moved-clock.ts';
import { sentTo } from './support/outbox.ts';
import { at, button, dialogOf, main } from './support/story.ts';
import { aCustomer, aSeller, confirmEmail, field, type Person } from './support/world.ts';

/** By day on the first of the month after, in Berlin as in Manila. */
function nextFirst(now: Date): Date {
  const [year = 0, month = 0] = dayAt(now.getTime(), zone).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1, 9));
}

/** A new customer books the studio's second card at once. */
async function booked(ask: Ask, studio: Studio, start: Date): Promise<Person> {
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const cards = studio.cards.slice(1, 2).map(({ id }) => id);
  const body = { providerId: studio.id, cards, start: start.toISOString(), beginsEarly: true };
  await ask(bookAppointment, { body }, customer.token);
  return customer;
}

/** The administrator gives the file of the bank, in which one booking pays an invoice. */
async function readsBankFile(desk: Page, { number, amount, on }: { number: string; amount: string; on: Date }) {
  const details = [{ name: 'Nagelstudio', iban: 'AT611904300234573201', text: `Rechnung ${number}` }];
  const entries = [{ amount, bankReference: number, bookedOn: dayAt(on.getTime(), zone), details }];
  const content = aBankFile({ statements: [{ id: number, account: exampleOperator.iban, entries }] });
  await desk.goto(paths.admin('bank'));
  await main(desk)
    .locator('input[type=file]')
    .setInputFiles({ name: 'kontoauszug.xml', mimeType: 'text/xml', buffer: Buffer.from(content) });
}

test('a visit brings a commission with its proof, an objection is decided, the invoice is paid by a bank file', async ({
  page,
  desk,
  ask,
  site,
  laterOn,
}) => {
  test.slow();
  const studio = await aStudio(ask);
  await ask(changePackage, { body: { package: 'gold', pays: 'commission' } }, studio.token);
  // The trial is over, and the commission counts.
  await laterOn(at(site.now(), 32, 9), []);
  const customer = await booked(ask, studio, at(site.now(), 1, 11));
  const commission = main(page)
    .getByRole('list', { name: 'Provisionen' })
    .getByRole('listitem')
    .filter({ hasText: customer.name });

  await test.step('the provider completes it, and reads where the customer came from', async () => {
    await laterOn(at(site.now(), 1, 12, 30), [[page, studio]]);
    await page.goto(paths.providerCalendar({ view: 'list' }));
    await button(page, customer.name).click();
    await dialogOf(page).getByRole('button', { name: 'Erledigt', exact: true }).click();
    await expect(page.getByText('Als erledigt vermerkt.')).toBeVisible();
    // It could be taken back for ten seconds.
    await site.moveTo(new Date(site.now().getTime() + 11_000));
    await page.goto(paths.providerInvoices());
    await expect(commission).toContainText('Offen');
    await expect(commission).toContainText('1,25');
    await expect(commission).toContainText(/Erster Termin am .+ für 25/);
    await expect(commission).toContainText(/Über die Plattform gekommen am .+, diesen Termin gebucht am/);
  });

  await test.step('the provider objects, and the administrator refuses with a reason', async () => {
    await button(page, `Einspruch einlegen: Maniküre, ${customer.name}`).click();
    await page.getByRole('textbox', { name: 'Warum stimmt sie nicht?' }).fill('Er war schon immer mein Kunde.');
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Einspruch einlegen' }).click();
    await expect(commission).toContainText(/Ihr Einspruch vom .+ wird geprüft: „Er war schon immer mein Kunde.“/);
    await laterOn(at(site.now(), 1, 9), [
      [page, studio],
      [desk, administrator],
    ]);
    await desk.goto(paths.admin('objections'));
    const objection = main(desk).getByRole('region', { name: /Maniküre, 1,25/ });
    await expect(objection).toContainText(studio.email);
    await expect(objection).toContainText('Er war schon immer mein Kunde.');
    await objection.getByRole('button', { name: 'Ablehnen' }).click();
    await field(desk, 'Grund').fill('Er kam über die Suche.');
    await expectAccessible(desk);
    await dialogOf(desk).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(objection).toBeHidden();
    await page.goto(paths.providerInvoices());
    await expect(commission).toContainText(/Einspruch am .+ abgelehnt: Er kam über die Suche\./);
    await expect(commission).toContainText('Bestätigt');
  });

  const first = nextFirst(site.now());
  await laterOn(first, [
    [page, studio],
    [desk, administrator],
  ]);
  await page.goto(paths.providerInvoices());
  const invoice = main(page).getByRole('list', { name: 'Rechnungen' }).getByRole('listitem');
  await test.step('the first of the month brings the invoice with its PDF', async () => {
    await expect(invoice).toContainText('Offen');
    await expect(invoice).toContainText('1,25');
    await expect(invoice).toContainText('Zahlbar bis');
    const saved = page.waitForEvent('download');
    await invoice.getByRole('button', { name: /als PDF speichern$/ }).click();
    expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the bank file pays it', async () => {
    const number = await invoice.locator('strong').innerText();
    expect((await sentTo(ask.origin, studio.email)).map(({ body }) => body).join('\n')).toContain(number);
    await expect(commission).toContainText(`Auf der Rechnung ${number}`);
    await readsBankFile(desk, { number, amount: '1.25', on: first });
    const outcome = '1 Buchung gelesen, 1 davon neu, 1 einer Rechnung zugeordnet.';
    await expect(main(desk).getByText(outcome)).toBeVisible();
    await expectAccessible(desk);
    await page.reload();
    await expect(invoice).toContainText('Bezahlt');
    await expectAccessible(page);
  });
});

test('an invoice is paid on the page of the payment provider: cancelled it stays open, paid it is paid', async ({
  page,
  ask,
  site,
  laterOn,
}) => {
  test.slow();
  const studio = await aStudio(ask);
  await ask(changePackage, { body: { package: 'gold', pays: 'fee' } }, studio.token);
  await laterOn(at(site.now(), 32, 9), []);
  await laterOn(nextFirst(site.now()), [[page, studio]]);
  // Latest first.
  const invoice = (title: string) => main(page).getByRole('list', { name: title }).getByRole('listitem').first();

  await test.step('in German, somebody thinks better of it', async () => {
    await page.goto(paths.providerInvoices());
    const number = await invoice('Rechnungen').locator('strong').innerText();
    await button(page, `${number} jetzt bezahlen`).click();
    await page.getByRole('link', { name: 'canceled' }).click();
    await expect(main(page).getByText('Sie haben die Zahlung abgebrochen')).toBeVisible();
    await expect(main(page).getByText(`Rechnung ${number} ist noch offen.`)).toBeVisible();
    await expect(invoice('Rechnungen')).toContainText('Online-Zahlung abgebrochen');
    await expectAccessible(page);
  });

  await test.step('in English, they pay', async () => {
    await page.goto(addressIn('en', paths.providerInvoices()));
    const number = await invoice('Invoices').locator('strong').innerText();
    await button(page, `Pay ${number} now`).click();
    await page.getByRole('link', { name: 'paid' }).click();
    // The provider sends everybody back to the address that it was given.
    await expect(main(page).getByText(/^(Danke! Ihre Zahlung|Thank you! Your payment)/)).toBeVisible();
    await page.goto(addressIn('en', paths.providerInvoices()));
    await expect(invoice('Invoices')).toContainText('Paid');
    await expect(button(page, `Pay ${number} now`)).toBeHidden();
  });
});

test('in English, a seller takes the smaller plan, pays nothing, is reminded twice and is left with the free plan', async ({
  page,
  ask,
  site,
  laterOn,
}) => {
  test.slow();
  const seller = await aSeller(ask, 'developer');
  await ask(changePackage, { body: { package: 'developer', pays: 'fee' } }, seller.token);
  const subjects = async () => (await sentTo(ask.origin, seller.email)).map(({ subject }) => subject);
  const goOn = async (instant: Date) => {
    await laterOn(instant, [[page, seller]]);
    await page.goto(addressIn('en', paths.plansOf('seller')));
  };
  // The first day that is paid for: no invoice of a month before can be in the way.
  await goOn(at(site.now(), 31, 9));

  const first = nextFirst(site.now());
  const later = (days: number) => new Date(first.getTime() + days * 86_400_000);
  const total = await test.step('the preview says to the cent what is on the next invoices', async () => {
    await expect(main(page).getByText('You pay ₱1,999 a month.')).toBeVisible();
    await button(page, 'Premium for ₱499 a month').click();
    const bills = dialogOf(page).getByRole('table');
    await expect(bills).toHaveCount(2);
    await expect(bills.first()).toContainText(/Developer, .+₱/);
    await expect(bills.last().getByRole('row').last()).toContainText('₱499');
    await expectAccessible(page);
    const said = await bills.first().getByRole('row').last().getByRole('cell').innerText();
    await dialogOf(page).getByRole('button', { name: 'Order with obligation to pay' }).click();
    await expect(main(page).getByText(/^From .+ Premium/)).toBeVisible();
    return said;
  });

  const invoice = main(page).getByRole('list', { name: 'Invoices' }).getByRole('listitem').last();
  await goOn(first);
  await expect(main(page).getByText('You pay ₱499 a month.')).toBeVisible();
  await expect(invoice).toContainText(total);
  await expect(invoice).toContainText(/Open.*Due by/);
  const number = await invoice.locator('strong').innerText();
  expect(await subjects()).not.toContain(`Reminder: invoice ${number}`);

  await test.step('a reminder comes seven days after the day on which it was due', async () => {
    await goOn(later(14 + 7));
    await expect.poll(subjects).toContain(`Reminder: invoice ${number}`);
    await expect(main(page).getByText(`Of invoice ${number} ${total} are missing. We reminded you on`)).toBeVisible();
    await expect(invoice).toContainText('Reminded on');
  });

  await test.step('the second, after 21, names the day on which the plan ends', async () => {
    await goOn(later(14 + 21));
    await expect.poll(subjects).toContain(`Second reminder: invoice ${number}`);
    const notice = main(page).getByText(
      `Of invoice ${number} ${total} are missing. We reminded you for the second time`,
    );
    await expect(notice).toContainText(/If the amount has not arrived by .+, you have Basic\./);
    await expect(invoice).toContainText('plan ends on');
    await expectAccessible(page);
  });

  await test.step('after the notice of 30 days the free plan is left', async () => {
    await goOn(later(14 + 21 + 30));
    await expect(main(page).getByText(/That is why you have had Basic since/)).toBeVisible();
    await expect(main(page).getByRole('listitem').filter({ hasText: 'This is your plan' })).toContainText('Basic');
    await expect(invoice).toContainText('Plan ended on');
    await expect.poll(subjects).toContain('Your plan Premium has ended');
    await expectAccessible(page);
  });
});
