import { gzipSync } from 'node:zlib';
import type { Locator } from '@playwright/test';
import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { login } from '../../../src/contract/account/account.ts';
import {
  decideIdentity,
  decideObjection,
  listIdentityChecks,
  listObjections,
} from '../../../src/contract/admin/admin.ts';
import { suspendAccount } from '../../../src/contract/admin/admin-account.ts';
import { listOpenBankLines, readBankFile, setBankLineAside } from '../../../src/contract/admin/admin-payment.ts';
import { decideReport, listReports, reportListing } from '../../../src/contract/admin/report.ts';
import { paths } from '../../../src/paths.ts';
import { aBankFile } from '../../support/bank-files.ts';
import { atDesk, openCase } from '../support/desk.ts';
import { sentTo } from '../support/outbox.ts';
import { aCustomer, aListing, aSeller, aWord, expect, field, test } from '../support/world.ts';

test('an administrator suspends an account; its owner reads why at the sign-in; it is lifted', async ({
  page,
  ask,
  browser,
}) => {
  const customer = await aCustomer(ask);
  await page.goto(paths.login());
  await field(page, 'E-Mail').fill('admin@example.com');
  await field(page, 'Passwort').fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page, 'who administers comes to work').toHaveURL(paths.admin());
  await page.goto(paths.admin('accounts'));
  const search = field(page, 'Name, Adresse, Nummer oder Kennung');
  await search.fill(customer.email);
  await search.press('Enter');
  await expect(page.getByText('1 Konto', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `${customer.name} sperren` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(dialog.getByText('Dieses Feld wird benötigt')).toBeVisible();
  await field(page, 'Grund').fill('Drei gefälschte Bewertungen.');
  await dialog.getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(page.getByText('Gesperrt. Eine E-Mail ist unterwegs.')).toBeVisible();
  await expect(page.getByText(/\(Nutzungsbedingungen\): Drei gefälschte Bewertungen\./)).toBeVisible();
  expect((await sentTo(ask.origin, customer.email))[0]?.subject).toBe('Ihr Konto ist gesperrt');
  await expect(ask(login, { body: customer })).rejects.toThrow('403');

  const owner = await (await browser.newContext()).newPage();
  await owner.goto(`${ask.origin}${paths.login()}`);
  await field(owner, 'E-Mail').fill(customer.email);
  await field(owner, 'Passwort').fill(customer.password);
  await owner.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(owner.getByText('Ihr Konto ist gesperrt. Der Grund: Drei gefälschte Bewertungen.')).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Schreiben Sie uns' })).toBeVisible();
  await owner.context().close();

  await page.getByRole('button', { name: `Sperre von ${customer.name} aufheben` }).click();
  await dialog.getByRole('button', { name: 'Sperre aufheben' }).click();
  await expect(page.getByText('Die Sperre ist aufgehoben. Eine E-Mail ist unterwegs.')).toBeVisible();
  await ask(login, { body: customer });
});

test('the second of two administrators reads who has decided what, and when', async ({ page, ask, silence }) => {
  silence.expect(/409/);
  const customer = await aCustomer(ask);
  const { user } = await ask(login, { body: customer });
  const { access_token: token } = await ask(login, { body: { email: 'admin@example.com', password: 'demo-password' } });
  await page.goto(paths.login());
  await field(page, 'E-Mail').fill('admin@example.com');
  await field(page, 'Passwort').fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(paths.admin());
  await page.goto(paths.admin('accounts', { search: customer.email }));
  await page.getByRole('button', { name: `${customer.name} sperren` }).click();
  await field(page, 'Grund').fill('Zweite.');
  const params = { id: user.id };
  await ask(suspendAccount, { params, body: { reason: 'Drei Lockangebote.', basis: 'terms' } }, token);
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren', exact: true }).click();
  await expect(
    page.getByText(/Schon entschieden: Konto gesperrt \(Drei Lockangebote\)\. admin@example\.com, heute, \d\d:\d\d\./),
  ).toBeVisible();
});

const late = async (opened: Locator, option: string): Promise<void> => {
  await opened.getByRole('radio', { name: option }).check();
  await opened.getByRole('textbox').fill('Zweite.');
};

test('the second to decide on a report or a document reads who has decided what, where the case closes', async ({
  browser,
  ask,
  silence,
}) => {
  silence.expect(/409/);
  const { access_token: token } = await ask(login, { body: { email: 'admin@example.com', password: 'demo-password' } });
  const desk = await atDesk(browser, ask);

  const listing = await aListing(ask, await aSeller(ask));
  await ask(reportListing, {
    params: { id: listing.id },
    body: { reason: 'fraud', details: `Vorkasse: ${listing.title}` },
  });
  const { items: cases } = await ask(listReports, { query: { search: listing.title } }, token);
  const [reported] = cases.filter(({ thing }) => thing?.title === listing.title);
  if (reported === undefined) throw new Error('nothing is reported');
  await desk.goto(paths.admin('reports'));
  const send = desk.getByRole('button', { name: 'Senden und weiter' });
  await late(await openCase(desk, listing.title), 'Nichts: Es bleibt, wie es ist');
  await ask(decideReport, { params: { id: reported.id }, body: { action: 'nothing', reason: 'Kein Verstoß.' } }, token);
  await send.click();
  const told = (what: string, why: string) =>
    desk.getByText(
      new RegExp(String.raw`^Schon entschieden: ${what} \(${why}\)\. admin@example\.com, heute, \d\d:\d\d\.$`),
    );
  await expect(told('Meldung ohne Folgen', 'Kein Verstoß')).toBeVisible();

  const { items } = await ask(listIdentityChecks, { query: { search: 'friseur-8@example.com' } }, token);
  const [document] = items;
  if (document === undefined) throw new Error('the demo has no document');
  await desk.goto(paths.admin('identity', { search: 'friseur-8@example.com' }));
  await late(await openCase(desk, document.account.businessName ?? document.account.name), 'Ablehnen');
  const refusal = { decision: 'refuse', reason: 'Abgelaufen.' } as const;
  await ask(decideIdentity, { params: { id: document.id }, body: refusal }, token);
  await send.click();
  await expect(told('Identität abgelehnt', 'Abgelaufen')).toBeVisible();
  await desk.context().close();
});

test('the second to decide on a booking of the bank or an objection reads who has decided what', async ({
  browser,
  ask,
  silence,
}) => {
  silence.expect(/409/);
  const { access_token: token } = await ask(login, { body: { email: 'admin@example.com', password: 'demo-password' } });
  const desk = await atDesk(browser, ask);
  const dialog = desk.getByRole('dialog');
  const told = (what: string, why: string) =>
    desk.getByText(
      new RegExp(String.raw`^Schon entschieden: ${what} \(${why}\)\. admin@example\.com, heute, \d\d:\d\d\.$`),
    );

  const word = aWord();
  const entries = [{ amount: '7.31', bankReference: word, details: [{ name: 'Strom AG', text: word }] }];
  const file = aBankFile({ statements: [{ id: word, account: exampleOperator.iban, entries }] });
  await ask(readBankFile, { body: { name: 'x.xml', content: gzipSync(file).toString('base64') } }, token);
  const { items: lines } = await ask(listOpenBankLines, { query: { limit: 60 } }, token);
  const line = lines.find(({ said }) => said.includes(word));
  if (line === undefined) throw new Error('the booking has an invoice');
  await desk.goto(paths.admin('bank'));
  const booking = desk.getByRole('region').filter({ hasText: word }).last();
  await booking.getByRole('button', { name: 'Gehört zu keiner Rechnung' }).click();
  await field(desk, 'Grund').fill('Zweite.');
  await ask(setBankLineAside, { params: { id: line.id }, body: { reason: 'Stromrechnung.' } }, token);
  await dialog.getByRole('button', { name: 'Gehört zu keiner Rechnung' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(told('Buchung weggelegt', 'Stromrechnung')).toBeVisible();
  await expect(desk.getByText(word)).toHaveCount(0);

  const { items } = await ask(listObjections, { query: {} }, token);
  const [objected] = items;
  const text = objected?.objection?.text;
  if (objected === undefined || text === undefined) throw new Error('the demo has no objection');
  await desk.goto(paths.admin('objections'));
  const objection = await openCase(desk, objected.provider.name);
  await expect(objection).toContainText(text);
  await objection.getByRole('radio', { name: 'Ablehnen' }).check();
  await objection.getByRole('textbox').fill('Zweite.');
  const refusal = { decision: 'refuse', reason: 'Kam über die Suche.' } as const;
  await ask(decideObjection, { params: { id: objected.id }, body: refusal }, token);
  await objection.getByRole('button', { name: 'Senden und weiter' }).click();
  await expect(told('Einspruch abgelehnt', 'Kam über die Suche')).toBeVisible();
  await desk.context().close();
});
