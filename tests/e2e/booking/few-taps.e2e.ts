import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { aBookedVisit } from '../support/bookable.ts';
import { expect, test } from '../support/moved-clock.ts';
import { at, main } from '../support/story.ts';
import { countTaps, type Taps } from '../support/taps.ts';
import { aCustomer, confirmEmail, field } from '../support/world.ts';

// How many taps what is done most often costs, beside typing (docs/product/appointments.md).

/** From any page of the strand: the bar, the business that waits for it, the dots, the button. */
async function rates(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Termine' }).click();
  await main(page).getByRole('link', { name: 'Noch nicht bewertet' }).click();
  await main(page).getByRole('radio', { name: /^5 / }).click();
  await main(page).getByRole('button', { name: 'Bewertung abgeben' }).click();
  await expect(main(page).getByText('Ihre Bewertung ist versiegelt')).toBeVisible();
}

async function asksBusiness(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Frage stellen' }).first().click();
  await field(page, 'Ihre Frage').click();
  await page.keyboard.type('Machen Sie auch French?');
  await page.getByRole('button', { name: 'Frage senden' }).click();
  await expect(page.getByText('Ihre Frage ist unterwegs.')).toBeVisible();
}

async function writesAboutVisit(page: Page): Promise<void> {
  await main(page).getByRole('list', { name: 'Unterhaltungen' }).getByRole('link').first().click();
  await field(page, 'Ihre Nachricht').click();
  await page.keyboard.type('Bis bald!');
  await main(page).getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(main(page).getByRole('list', { name: 'Nachrichten' })).toContainText('Bis bald!');
}

async function entersTheUsual(page: Page, client: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Ihr Bereich' }).getByRole('link', { name: 'Kunden' }).click();
  await main(page).getByRole('button', { name: client }).click();
  await page.getByRole('button', { name: 'Termin wie immer' }).click();
  await expect(page.getByText(`Termin für ${client} eingetragen.`)).toBeVisible();
}

/** How many taps it costs, however many there were before. */
async function tapsFor(taps: Taps, act: () => Promise<void>): Promise<number> {
  const before = await taps.counted();
  await act();
  return (await taps.counted()) - before;
}

test('a rating costs four taps, a message to a business three, and the usual appointment of a client three', async ({
  page,
  desk,
  ask,
  site,
  laterOn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await aCustomer(ask);
  await confirmEmail(ask, customer.email);
  const { studio } = await aBookedVisit(ask, customer);
  await laterOn(at(site.now(), 2, 10), [
    [page, customer],
    [desk, studio],
  ]);
  const [ofCustomer, ofStudio] = [await countTaps(page), await countTaps(desk)];

  await page.goto(paths.services());
  expect(await tapsFor(ofCustomer, () => rates(page))).toBeLessThanOrEqual(4);
  await page.goto(paths.provider(studio.id));
  expect(await tapsFor(ofCustomer, () => asksBusiness(page))).toBeLessThanOrEqual(3);
  await page.goto(paths.messages());
  expect(await tapsFor(ofCustomer, () => writesAboutVisit(page))).toBeLessThanOrEqual(3);

  await desk.goto(paths.providerDashboard());
  expect(await tapsFor(ofStudio, () => entersTheUsual(desk, customer.name))).toBeLessThanOrEqual(3);
});
