import { login } from '../../../src/contract/account/account.ts';
import { listAppointments } from '../../../src/contract/booking/appointment.ts';
import { proposeCustomerInvoice } from '../../../src/contract/booking/customer-invoice.ts';
import {
  getCustomerInvoiceSettings,
  putCustomerInvoiceSettings,
} from '../../../src/contract/booking/customer-invoice-settings.ts';
import { putBank } from '../../../src/contract/services/business.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBankAccount } from '../../support/businesses.ts';
import { looksIn } from '../support/accessible.ts';
import { type Ask } from '../support/ask.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { main } from '../support/registration.ts';
import { like, wordsIn } from '../support/words.ts';
import { aWord, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

/** A completed visit of the demo's provider without an invoice, who has said where money goes and under which number. */
async function aVisitToBill(ask: Ask): Promise<{ id: string; token: string }> {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  await ask(putBank, { body: aBankAccount() }, token);
  const { needsTaxNumber, prefix, daysToPay } = await ask(getCustomerInvoiceSettings, {}, token);
  const usual = { prefix, daysToPay, rateHundredths: null, closing: '', logo: 'name' } as const;
  if (needsTaxNumber) await ask(putCustomerInvoiceSettings, { body: { ...usual, taxNumber: '12/345/67890' } }, token);
  const query = { as: 'provider', status: 'completed,completed_paid', order: 'descending' } as const;
  const { items } = await ask(listAppointments, { query }, token);
  for (const { id } of items) {
    const { issued } = await ask(proposeCustomerInvoice, { params: { id } }, token);
    if (issued === null) return { id, token };
  }
  throw new Error('every visit of the demo has an invoice');
}

/** Each story has its customer written to in its own language. */
const subjects = {
  de: { invoice: 'Ihre Rechnung', correction: 'Ihre Rechnungskorrektur' },
  en: { invoice: 'Your invoice', correction: 'Your invoice correction' },
} as const;

for (const language of ['de', 'en'] as const) {
  const words = wordsIn(language)('customer-invoice');
  const here = (address: string): string => addressIn(language, address);
  const looks = looksIn(language);
  const kind = words('kind.invoice');
  const title = `a provider bills a visit in two taps, the customer gets the mail, and a correction takes it back (${language})`;

  test(title, async ({ page, ask }) => {
    const { id, token } = await aVisitToBill(ask);
    const address = `${aWord()}@example.org`;
    await signIn(page, { token });
    await page.goto(here(paths.providerCalendar({ visit: id })));
    await untilItWorks(page);
    const link = wordsIn(language)('calendar')('do.invoice');
    await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('new.title') })).toBeVisible();
    await field(page, words('buyer.name')).fill('Gerda Gast');
    await field(page, words('buyer.street')).fill('Gartenweg 3');
    await field(page, words('buyer.zip')).fill('10439');
    await field(page, words('buyer.city')).fill('Berlin');
    await field(page, words('buyer.email')).fill(address);
    await field(page, words('more.language')).selectOption(language);
    await page
      .getByRole('textbox', { name: words('discount.value'), exact: true })
      .fill(language === 'de' ? '7,5' : '7.5');
    await page.getByRole('button', { name: words('discount.add') }).click();
    const discount = language === 'de' ? 'Rabatt 7,5 %' : 'Discount 7.5%';
    await expect(page.getByRole('textbox', { name: words('lines.name') }).last()).toHaveValue(discount);
    await page.getByRole('radio', { name: words('paid.later') }).check();
    await looks(page);
    await page.getByRole('button', { name: words('new.issue') }).click();

    const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^${kind} RE-\\d{4}-\\d{4}$`) });
    await expect(heading).toBeVisible();
    const number = (await heading.innerText()).replace(`${kind} `, '');
    await expect(main(page).getByText(words('state.open'), { exact: true })).toBeVisible();
    await expect(main(page).getByText(discount)).toBeVisible();
    const mail = await mailTo(ask.origin, address, /\/(visit|appointments)\//);
    expect(mail.subject).toBe(subjects[language].invoice);
    expect(mail.body).toContain(number);

    // It is noted as paid, and then taken back.
    await page.getByRole('button', { name: words('payments.note') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('payments.submit') })
      .click();
    await expect(main(page).getByText(words('state.paid'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('correction.open'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('correction.title') });
    await field(page, words('correction.reason')).fill('Falsche Leistung');
    await looks(page);
    await dialog.getByRole('button', { name: words('correction.submit') }).click();
    await expect(main(page).getByText(words('state.corrected'), { exact: true })).toBeVisible();
    await expect.poll(async () => (await sentTo(ask.origin, address))[0]?.subject).toBe(subjects[language].correction);

    // In the list both stand, and the visit can be billed anew.
    await page.getByRole('link', { name: words('back') }).click();
    await expect(page.getByRole('link', { name: like(`Gerda Gast~${number}`) })).toBeVisible();
    await page.goto(here(paths.newCustomerInvoice(id)));
    await expect(page.getByRole('button', { name: words('new.issue') })).toBeVisible();
  });
}
