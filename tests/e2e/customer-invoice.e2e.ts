import { login } from '../../src/contract/account.ts';
import { listAppointments } from '../../src/contract/appointment.ts';
import { putBank } from '../../src/contract/business.ts';
import { proposeCustomerInvoice } from '../../src/contract/customer-invoice.ts';
import {
  getCustomerInvoiceSettings,
  putCustomerInvoiceSettings,
} from '../../src/contract/customer-invoice-settings.ts';
import { addressIn, paths } from '../../src/paths.ts';
import { aBankAccount } from '../support/businesses.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Ask } from './support/ask.ts';
import { mailTo, sentTo } from './support/outbox.ts';
import { main } from './support/registration.ts';
import { aWord, expect, field, signIn, test, untilItWorks } from './support/world.ts';

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

test('a provider bills a visit in two taps, the customer gets the mail, and a correction takes it back', async ({
  page,
  ask,
}) => {
  const { id, token } = await aVisitToBill(ask);
  const address = `${aWord()}@example.org`;
  await signIn(page, { token });
  await page.goto(paths.providerCalendar({ visit: id }));
  await untilItWorks(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Rechnung', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Rechnung' })).toBeVisible();
  await field(page, 'Name').fill('Gerda Gast');
  await field(page, 'Straße und Hausnummer').fill('Gartenweg 3');
  await field(page, 'PLZ').fill('10439');
  await field(page, 'Ort').fill('Berlin');
  await field(page, 'E-Mail').fill(address);
  await page.getByRole('textbox', { name: 'Rabatt', exact: true }).fill('10');
  await page.getByRole('button', { name: 'Rabatt hinzufügen' }).click();
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' }).last()).toHaveValue('Rabatt 10 %');
  await page.getByRole('radio', { name: 'Kunde überweist noch' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^Rechnung RE-\d{4}-\d{4}$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace('Rechnung ', '');
  await expect(main(page).getByText('Offen', { exact: true })).toBeVisible();
  const mail = await mailTo(ask.origin, address, /\/(visit|appointments)\//);
  expect(mail.subject).toBe('Ihre Rechnung');
  expect(mail.body).toContain(number);
  await expect(main(page).getByText('Rabatt 10 %')).toBeVisible();

  // The other half in English: it is noted as paid, and then taken back.
  await page.goto(addressIn('en', new URL(page.url()).pathname));
  await expect(page.getByRole('heading', { level: 1, name: `Invoice ${number}` })).toBeVisible();
  await page.getByRole('button', { name: 'Note a payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Note it' }).click();
  await expect(main(page).getByText('Paid', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Take lines back' });
  await field(page, 'Reason, stands on the correction').fill('Wrong service');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Issue the correction' }).click();
  await expect(main(page).getByText('Corrected', { exact: true })).toBeVisible();
  await expect.poll(async () => (await sentTo(ask.origin, address))[0]?.subject).toBe('Ihre Rechnungskorrektur');

  // In the list both stand, and the visit can be billed anew.
  await page.getByRole('link', { name: 'All invoices to customers' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`Gerda Gast.*${number}`) })).toBeVisible();
  await page.goto(addressIn('en', paths.newCustomerInvoice(id)));
  await expect(page.getByRole('button', { name: 'Issue the invoice' })).toBeVisible();
});
