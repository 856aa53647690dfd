import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bookAppointment, listAppointments } from '../../src/contract/appointment.ts';
import { getProvider, listSlots } from '../../src/contract/provider.ts';
import { paths } from '../../src/paths.ts';
import { aNumber, aStudio, codeSentTo } from './support/bookable.ts';
import { aCustomer, expect, field, loseAnswer, signIn, test } from './support/world.ts';

const main = (page: Page) => page.getByRole('main');
const step = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name });
const times = (page: Page) => main(page).getByRole('button', { name: /^\d{2}:\d{2}$/ });
const pay = (page: Page) => main(page).getByRole('button', { name: 'Zahlungspflichtig buchen' });

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'the page is as wide as the window').toBeLessThanOrEqual(0);
}

test('a customer books two cards from the profile, and a lost answer books once', async ({ page, ask, silence }) => {
  silence.expect(/ERR_FAILED/);
  const [studio, customer] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  await signIn(page, customer);
  await page.goto(paths.provider(studio.id));
  await main(page).getByRole('link', { name: 'Buchen: Gelnägel' }).click();
  await expect(step(page, 'Was möchten Sie?')).toBeVisible();
  await main(page).getByRole('button', { name: 'Hinzufügen: Maniküre' }).click();
  await main(page)
    .getByRole('button', { name: /Weiter zur Zeit · 64,90/ })
    .click();
  await expect(step(page, 'Wann passt es Ihnen?')).toBeFocused();
  await expectAccessible(page);
  await times(page).first().click();
  await expect(main(page).getByRole('timer')).toHaveText(/Für Sie reserviert: noch (9:\d{2}|10:00)/);
  await main(page).getByRole('textbox', { name: 'Nachricht' }).fill('Ich komme mit Kind.');
  // What is typed is still there, and the time is held again.
  await page.reload();
  await expect(main(page).getByRole('textbox', { name: 'Nachricht' })).toHaveValue('Ich komme mit Kind.');
  await expect(main(page).getByRole('timer')).toBeVisible();
  await main(page).getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(main(page).getByText('Ich komme mit Kind.')).toBeVisible();
  await pay(page).click();
  await expect(main(page).getByText(/Der Termin liegt in der Widerrufsfrist/)).toBeVisible();
  await main(page).getByRole('checkbox').check();
  await expectAccessible(page);
  await loseAnswer(page, '**/api/appointments');
  await pay(page).click();
  await main(page).getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
  const { items } = await ask(listAppointments, { query: {} }, customer.token);
  expect(items.map(({ totalCents, items: cards }) => [totalCents, cards.length])).toEqual([[6490, 2]]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
});

test('a guest books by a number that a code has proven; a time taken in between costs nothing typed', async ({
  page,
  ask,
  baseURL,
  silence,
}) => {
  silence.expect(/status of 409/);
  const [studio, other] = await Promise.all([aStudio(ask), aCustomer(ask)]);
  const { timeZone, cards } = await ask(getProvider, { params: { id: studio.id } });
  expect(timeZone).toBe('Europe/Berlin');
  const [card] = cards;
  const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card?.id ?? '' } });
  const [start = ''] = days[2]?.slots ?? [];
  await page.goto(paths.book(studio.id, { cards: card?.id ?? '', start }));
  await expect(step(page, 'Ihre Angaben')).toBeVisible();
  await expect(main(page).getByRole('timer')).toBeVisible();
  const { typed, dialled } = aNumber();
  await field(page, 'Vor- und Nachname').fill('Karla Gast');
  await main(page).getByRole('radio', { name: 'SMS' }).check();
  await field(page, 'Telefonnummer').fill(typed);
  await main(page).getByRole('button', { name: 'Weiter', exact: true }).click();
  await field(page, 'Code').fill(await codeSentTo(baseURL, dialled));
  await main(page).getByRole('button', { name: 'Bestätigen' }).click();
  await expect(pay(page)).toBeVisible();

  // The hold is over, and somebody else is faster.
  await page.evaluate(async (stored) => {
    const { hold } = JSON.parse(sessionStorage.getItem(stored) ?? '{}') as { hold: { id: string } };
    await fetch(`/api/appointments/hold/${hold.id}`, { method: 'DELETE' });
  }, `booking:${studio.id}`);
  const body = { providerId: studio.id, cards: [card?.id ?? ('' as never)], start, beginsEarly: true };
  await ask(bookAppointment, { body }, other.token);
  await main(page).getByRole('checkbox').check();
  await pay(page).click();
  await expect(main(page).getByText('Diese Zeit ist gerade vergeben worden.')).toBeVisible();
  await main(page)
    .getByRole('button', { name: /^\S+, \d{2}\.\d{2}\./ })
    .first()
    .click();
  await expect(field(page, 'Vor- und Nachname')).toHaveValue('Karla Gast');
  await main(page).getByRole('button', { name: 'Weiter', exact: true }).click();
  // No second code for the same number.
  await main(page).getByRole('checkbox').check();
  await pay(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
  await expect(main(page).getByRole('link', { name: 'Termin ansehen' })).toHaveAttribute('href', /\/visit\//);
});
