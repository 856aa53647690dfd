import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { dayAt } from '../../../netlify/calendar/zone.ts';
import { login } from '../../../src/contract/account/account.ts';
import { readBankFile } from '../../../src/contract/admin/admin-payment.ts';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import { listCommissions } from '../../../src/contract/billing/billing-commission.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import type { PlanName } from '../../../src/contract/plans.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBankFile } from '../../support/bank-files.ts';
import { expectAccessible, looksIn } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { aStudio, type Studio } from '../support/bookable.ts';
import { decideCase, openCase } from '../support/desk.ts';
import { administrator, expect, test, zone } from '../support/moved-clock.ts';
import { sentTo } from '../support/outbox.ts';
import { at, button, dialogOf, earlyStart, main } from '../support/story.ts';
import { like, wordsIn } from '../support/words.ts';
import { aCustomer, aProvider, aSeller, confirmEmail, type Person, signIn } from '../support/world.ts';

/** A bank file that reaches the day: before, no plan ends. */
async function bankReaches(ask: Ask, bookedOn: string): Promise<void> {
  const { email, password } = administrator;
  const { access_token: token } = await ask(login, { body: { email, password } });
  const entries = [{ amount: '1.00', bookedOn, bankReference: bookedOn }];
  const id = `until ${bookedOn} ${Date.now()}`;
  const file = aBankFile({ statements: [{ id, account: exampleOperator.iban, entries }] });
  await ask(readBankFile, { body: { name: 'bank.xml', content: gzipSync(file).toString('base64') } }, token);
}

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
async function readsBankFile(
  desk: Page,
  { number, amount, on, address }: { number: string; amount: string; on: Date; address: string },
) {
  const details = [{ name: 'Nagelstudio', iban: 'AT611904300234573201', text: `Rechnung ${number}` }];
  const entries = [{ amount, bankReference: number, bookedOn: dayAt(on.getTime(), zone), details }];
  const content = aBankFile({ statements: [{ id: number, account: exampleOperator.iban, entries }] });
  await desk.goto(address);
  await main(desk)
    .locator('input[type=file]')
    .setInputFiles({ name: 'kontoauszug.xml', mimeType: 'text/xml', buffer: Buffer.from(content) });
}

test('who books by the provider’s own link is the provider’s own customer: no commission', async ({
  page,
  ask,
  site,
  laterOn,
}) => {
  test.slow();
  const studio = await aStudio(ask);
  await ask(changePackage, { body: { package: 'gold', pays: 'commission' } }, studio.token);
  // The trial is over, and the commission counts.
  await laterOn(at(site.now(), 32, 9), []);
  const { email, password } = studio;
  const provider = async () => (await ask(login, { body: { email, password } })).access_token;
  const { ownLink } = await ask(listCommissions, { query: {} }, await provider());
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  await signIn(page, customer);

  await page.goto(ownLink ?? '');
  await button(page, 'Hinzufügen: Maniküre').click();
  await button(page, 'Gewählt: Gelnägel').click();
  // One card is chosen from the beginning: the other one has to be it.
  await expect(button(page, 'Gewählt: Maniküre')).toBeVisible();
  await expect(button(page, 'Gewählt: Gelnägel')).toHaveCount(0);
  await page.getByRole('link', { name: 'Alle Zeiten zeigen' }).filter({ visible: true }).click();
  await button(page, /^\d\d:\d\d$/)
    .first()
    .click();
  await main(page).getByRole('checkbox', { name: earlyStart }).check();
  await button(page, 'Zahlungspflichtig buchen').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');

  const { items } = await ask(listAppointments, { query: { as: 'provider' } }, await provider());
  expect(items.map(({ origin }) => origin)).toEqual(['link']);
  // Two hours after its end the visit counts as done, and is charged where the site has brought the customer.
  await laterOn(at(site.now(), 3, 9), []);
  const done = await ask(listAppointments, { query: { as: 'provider', status: 'completed' } }, await provider());
  expect(done.items).toHaveLength(1);
  expect((await ask(listCommissions, { query: {} }, await provider())).total).toBe(0);
});

for (const language of ['de', 'en'] as const) {
  const words = wordsIn(language);
  const [billing, admin, calendar] = [words('billing'), words('admin'), words('calendar')];
  const here = (address: string): string => addressIn(language, address);
  const looks = looksIn(language);
  const charged = language === 'de' ? '1,25' : '1.25';
  test(`a visit brings a commission with its proof, an objection is decided, the invoice is paid by a bank file (${language})`, async ({
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
      .getByRole('list', { name: billing('commissions.title') })
      .getByRole('listitem')
      .filter({ hasText: customer.name });

    await test.step('the provider completes it, and reads where the customer came from', async () => {
      await laterOn(at(site.now(), 1, 12, 30), [[page, studio]]);
      await page.goto(here(paths.providerCalendar({ view: 'list' })));
      await button(page, customer.name).click();
      await dialogOf(page)
        .getByRole('button', { name: calendar('do.complete'), exact: true })
        .click();
      await expect(page.getByText(calendar('done.complete'))).toBeVisible();
      // It could be taken back for ten seconds.
      await site.moveTo(new Date(site.now().getTime() + 11_000));
      await page.goto(here(paths.providerInvoices()));
      await expect(commission).toContainText(billing('commissions.state.open'));
      await expect(commission).toContainText(charged);
      await expect(commission).toContainText(like(billing('commissions.visit', { day: '~', price: '~25' })));
      await expect(commission).toContainText(like(billing('commissions.proof', { brought: '~', booked: '~' })));
    });

    await test.step('the provider objects, and the administrator refuses with a reason', async () => {
      const said = 'Er war schon immer mein Kunde.';
      await button(page, billing('commissions.objectNamed', { service: 'Maniküre', name: customer.name })).click();
      await page.getByRole('textbox', { name: billing('commissions.reason') }).fill(said);
      await looks(page);
      await dialogOf(page)
        .getByRole('button', { name: billing('commissions.submit') })
        .click();
      await expect(commission).toContainText(like(billing('commissions.checking', { day: '~', text: said })));
      await laterOn(at(site.now(), 1, 9), [
        [page, studio],
        [desk, administrator],
      ]);
      await desk.goto(here(paths.admin('objections')));
      const objection = await openCase(desk, studio.name);
      await expect(objection).toContainText(like(`Maniküre, ~${charged}`));
      await expect(objection).toContainText(studio.email);
      await expect(objection).toContainText(said);
      await looks(desk);
      await decideCase(objection, language, { option: admin('refuse'), reason: 'Er kam über die Suche.' });
      await expect(objection).toBeHidden();
      await page.goto(here(paths.providerInvoices()));
      await expect(commission).toContainText(
        like(billing('commissions.refused', { day: '~', reason: 'Er kam über die Suche.' })),
      );
      await expect(commission).toContainText(billing('commissions.state.due'));
    });

    const first = nextFirst(site.now());
    await laterOn(first, [
      [page, studio],
      [desk, administrator],
    ]);
    await page.goto(here(paths.providerInvoices()));
    const invoice = main(page)
      .getByRole('list', { name: billing('invoices.title') })
      .getByRole('listitem');
    await test.step('the first of the month brings the invoice with its PDF', async () => {
      await expect(invoice).toContainText(billing('invoices.state.open'));
      await expect(invoice).toContainText(charged);
      await expect(invoice).toContainText(like(billing('invoices.small', { amount: '~' })));
      await expect(invoice).not.toContainText(billing('invoices.due', { day: '' }).trim());
      const saved = page.waitForEvent('download');
      await invoice.getByRole('button', { name: like(billing('invoices.save', { number: '~', kind: 'PDF' })) }).click();
      expect((await readFile(await (await saved).path())).subarray(0, 5).toString()).toBe('%PDF-');
    });

    await test.step('the bank file pays it', async () => {
      const number = await invoice.locator('strong').innerText();
      expect((await sentTo(ask.origin, studio.email)).map(({ body }) => body).join('\n')).toContain(number);
      await expect(commission).toContainText(billing('commissions.on', { number }));
      await readsBankFile(desk, { number, amount: '1.25', on: first, address: here(paths.admin('bank')) });
      const outcome = admin('bank.read', { count: 1, lines: '1', fresh: '1', matched: '1' });
      await expect(main(desk).getByText(outcome)).toBeVisible();
      await looks(desk);
      await page.reload();
      await expect(invoice).toContainText(billing('invoices.state.paid'));
      await looks(page);
    });
  });
}

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

/** Mails about plans of services are German, those about plans of property English: each story has the one of its language. */
const fallers = {
  de: {
    person: (ask: Ask): Promise<Person> => aProvider(ask, 'platin'),
    page: paths.providerPackages(),
    plans: ['platin', 'gold', 'free'],
    prices: ['9,99 €', '4,99 €'],
    reminder: (number: string): string => `Erinnerung: Rechnung ${number}`,
    second: (number: string): string => `Zweite Erinnerung: Rechnung ${number}`,
    ended: 'Ihr Paket Gold ist beendet',
  },
  en: {
    person: (ask: Ask): Promise<Person> => aSeller(ask, 'developer'),
    page: paths.plansOf('seller'),
    plans: ['developer', 'premium', 'basic'],
    prices: ['₱1,999', '₱499'],
    reminder: (number: string): string => `Reminder: invoice ${number}`,
    second: (number: string): string => `Second reminder: invoice ${number}`,
    ended: 'Your plan Premium has ended',
  },
} as const;

for (const language of ['de', 'en'] as const) {
  const {
    person,
    page: address,
    plans,
    prices: [price, smallerPrice],
    ...mails
  } = fallers[language];
  const words = wordsIn(language);
  const billing = words('billing');
  const nameOf = (name: PlanName): string => words('account')(`plans.${name}.name`);
  const [plan, smaller, free] = [nameOf(plans[0]), nameOf(plans[1]), nameOf(plans[2])];
  const looks = looksIn(language);
  test(`somebody takes the smaller plan, pays nothing, is reminded twice and is left with the free plan (${language})`, async ({
    page,
    ask,
    site,
    laterOn,
  }) => {
    test.slow();
    // The trial ends with a month: of less than 5 € nobody is reminded.
    await laterOn(new Date(nextFirst(at(site.now(), 31, 9)).getTime() - 30 * 86_400_000), []);
    const owner = await person(ask);
    await ask(changePackage, { body: { package: plans[0], pays: 'fee' } }, owner.token);
    const subjects = async () => (await sentTo(ask.origin, owner.email)).map(({ subject }) => subject);
    const goOn = async (instant: Date) => {
      await laterOn(instant, [[page, owner]]);
      await page.goto(addressIn(language, address));
    };
    // The first day that is paid for: no invoice of a month before can be in the way.
    await goOn(at(site.now(), 31, 9));

    const first = nextFirst(site.now());
    const later = (days: number) => new Date(first.getTime() + days * 86_400_000);
    const total = await test.step('the preview says to the cent what is on the next invoices', async () => {
      await expect(main(page).getByText(billing('pay.now.fee', { price }))).toBeVisible();
      await button(page, billing('pay.fee', { plan: smaller, price: smallerPrice })).click();
      const bills = dialogOf(page).getByRole('table');
      await expect(bills).toHaveCount(2);
      await expect(bills.first()).toContainText(like(billing('order.fee', { plan, from: '~', to: '~' })));
      await expect(bills.last().getByRole('row').last()).toContainText(smallerPrice);
      await looks(page);
      const said = await bills.first().getByRole('row').last().getByRole('cell').innerText();
      await dialogOf(page)
        .getByRole('button', { name: billing('order.confirm') })
        .click();
      await expect(main(page).getByText(like(billing('next', { plan: smaller, day: '~' })))).toBeVisible();
      return said;
    });

    const invoice = main(page)
      .getByRole('list', { name: billing('invoices.title') })
      .getByRole('listitem')
      .last();
    await goOn(first);
    await expect(main(page).getByText(billing('pay.now.fee', { price: smallerPrice }))).toBeVisible();
    await expect(invoice).toContainText(total);
    await expect(invoice).toContainText(
      like(`${billing('invoices.state.open')}~${billing('invoices.due', { day: '~' })}`),
    );
    const number = await invoice.locator('strong').innerText();
    expect(await subjects()).not.toContain(mails.reminder(number));

    const missing = (kind: 'reminded' | 'warned'): RegExp =>
      like(billing(`overdue.${kind}`, { number, amount: total, day: '~' }));

    await test.step('a reminder comes seven days after the day on which it was due', async () => {
      await goOn(later(14 + 7));
      await expect.poll(subjects).toContain(mails.reminder(number));
      await expect(main(page).getByText(missing('reminded'))).toBeVisible();
      await expect(invoice).toContainText(billing('invoices.reminded.reminded', { day: '' }).trim());
    });

    await test.step('the second, after 21, names the day on which the plan ends', async () => {
      await goOn(later(14 + 21));
      await expect.poll(subjects).toContain(mails.second(number));
      const notice = main(page).getByText(missing('warned'));
      await expect(notice).toContainText(like(billing('overdue.falls', { falls: '~', plan: free })));
      await expect(invoice).toContainText(billing('invoices.falls', { day: '' }).trim());
      await looks(page);
    });

    await test.step('after the notice of 30 days the free plan is left', async () => {
      const end = later(14 + 21 + 30);
      await bankReaches(ask, dayAt(end.getTime(), zone));
      await goOn(end);
      await expect(
        main(page).getByText(like(billing('overdue.fallen', { number, amount: total, plan: free, day: '~' }))),
      ).toBeVisible();
      await expect(
        main(page)
          .getByRole('listitem')
          .filter({ hasText: billing('own') })
          .first(),
      ).toContainText(free);
      await expect(invoice).toContainText(billing('invoices.reminded.fallen', { day: '' }).trim());
      await expect.poll(subjects).toContain(mails.ended);
      await looks(page);
    });
  });
}
