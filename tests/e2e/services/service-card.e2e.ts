import type { Page } from '@playwright/test';
import { me } from '../../../src/contract/account/account.ts';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { putAvailability } from '../../../src/contract/services/availability.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { createServiceCard, listServiceCards } from '../../../src/contract/services/service-card.ts';
import { paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio, proveNumber } from '../support/bookable.ts';
import { aProvider, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');

const oldCard = (id: string, name: string) => ({ id, name, category: 'massage', price: 60, duration: 60 });

test('cards are put in order by the keyboard, and cards of an older browser become drafts once', async ({
  page,
  ask,
}) => {
  const provider = await aProvider(ask, 'pro');
  await signIn(page, provider);
  await page.evaluate(
    (cards) => {
      localStorage.setItem('serviceCards', cards);
      localStorage.setItem('userServiceCards', cards);
    },
    JSON.stringify([oldCard('1', 'Erste'), oldCard('2', 'Zweite')]),
  );
  await page.goto('/en/provider/services');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: 'Take over' }).click();
  await expect(main(page).getByText('2 services were taken over as drafts.')).toBeVisible();
  const names = main(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Erste', 'Zweite']);
  await page.getByRole('button', { name: 'Move Erste' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Erste is now at position 2.')).toBeAttached();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(page.getByRole('button', { name: 'Move Erste' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(names).toHaveText(['Erste', 'Zweite']);
  await page.keyboard.press('ArrowDown');
  await expect(names).toHaveText(['Zweite', 'Erste']);
  // Each press asks the server; the answer to this one may not be the next to come.
  const kept = async () => (await ask(listServiceCards, {}, provider.token)).items.map(({ name }) => name);
  await expect.poll(kept).toEqual(['Zweite', 'Erste']);
  await page.reload();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(main(page).getByText(/from before/)).toBeHidden();
});

test('a plumber without a shop comes by arrangement: no time stands anywhere, and everything leads to a question', async ({
  page,
  ask,
}) => {
  test.slow();
  const plumber = await aProvider(ask, 'free');
  const { token } = plumber;
  await proveNumber(ask, token);
  const weeklyHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opensMinute: 540, closesMinute: 1080 }));
  await ask(putAvailability, { body: { weeklyHours, noticeHours: 0, isTight: false } }, token);
  const { id } = await ask(me, {}, token);
  await signIn(page, plumber);

  // What the plan has room for and allows is said before anything is filled in.
  await page.goto(paths.newServiceCard());
  await expect(main(page).getByText('Free: 0 von 1 Leistung', { exact: false })).toBeVisible();
  await expect(field(page, 'Preis')).toHaveAccessibleDescription(/^Endpreis, nichts kommt hinzu/);
  const atOnce = page.getByRole('switch', { name: 'Sofortbuchung' });
  await expect(atOnce).toBeDisabled();
  await expect(atOnce).toHaveAccessibleDescription(/Kunden buchen verbindlich, ohne Ihre Zusage/);
  await field(page, 'Name').fill('Rohr abdichten');
  await field(page, 'Kategorie').selectOption({ label: 'Haus und Wohnung: Reparatur' });
  const coming = page.getByRole('radio', { name: 'Beim Kunden, Termin nach Absprache' });
  await expect(coming).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Im Betrieb' })).not.toBeChecked();
  await expect(main(page).getByText('Feste Zeiten beim Kunden, mit Anfahrt.')).toBeVisible();
  await field(page, 'Preis').fill('80');
  await field(page, 'Beschreibung').fill('Tropfende Leitungen.');
  await expect(main(page).getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Sofort veröffentlichen' }).click();
  await main(page).getByRole('button', { name: 'Veröffentlichen', exact: true }).click();

  // The dashboard names what booking needs.
  await expect(page).toHaveURL(paths.providerDashboard());
  await expect(main(page).getByText('Kunden sehen Sie.')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Feste Zeiten möglich machen' })).toBeVisible();

  // A visitor finds a question wherever others have times.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(paths.services({ zip: '10115', name: plumber.name }));
  const result = main(page).getByRole('article').filter({ hasText: plumber.name });
  await expect(result.getByText('Kommt zu Ihnen, Termin nach Absprache')).toBeVisible();
  await result.scrollIntoViewIfNeeded();
  await expect(result.getByRole('button', { name: 'Anfragen: Rohr abdichten' })).toBeVisible();
  await expect(result.getByRole('time')).toHaveCount(0);
  await expect(result.getByRole('link', { name: /^(Alle Zeiten|Buchen)/ })).toHaveCount(0);
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Anfragen: Rohr abdichten' }).click();
  await expect(page.getByRole('dialog', { name: `Frage an ${plumber.name}` })).toBeVisible();

  await page.goto(paths.provider(id));
  const offer = main(page).getByRole('article').filter({ hasText: 'Rohr abdichten' });
  await expect(offer.getByText('Kommt zu Ihnen, Termin nach Absprache')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^(Buchen|Anfragen|Termin)/ })).toHaveCount(0);
  await expect(main(page).locator('time')).toHaveCount(0);
  await offer.getByRole('button', { name: 'Anfragen: Rohr abdichten' }).click();
  const question = page.getByRole('dialog', { name: `Frage an ${plumber.name}` });
  await expect(question.getByLabel(/^Ihre Frage/)).toHaveValue(/Rohr abdichten/);
  await page.goto(paths.book(id));
  await expect(main(page).getByText('Hier lässt sich zurzeit keine Zeit buchen').last()).toBeVisible();
  await main(page).getByRole('link', { name: 'Zum Profil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plumber.name);

  // With VAT the price is one with VAT. A card in the shop makes bookable; the other one is still by arrangement.
  await ask(putBusiness, { body: aBusiness({ vatStatus: 'vat_id', vatId: 'DE 136 695 976' }) }, token);
  await ask(changePackage, { body: { package: 'gold' } }, token);
  await ask(createServiceCard, { body: { ...aCardForm({ name: 'Beratung' }), isPublished: true } }, token);
  await signIn(page, plumber);
  await page.goto(paths.newServiceCard());
  await expect(field(page, 'Preis')).toHaveAccessibleDescription(/^Endpreis inklusive Mehrwertsteuer/);
  await page.goto(paths.providerDashboard());
  await expect(main(page).getByText('Nach Absprache, ohne Buchung: Rohr abdichten.', { exact: false })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Feste Zeiten mit Platin' })).toHaveAttribute(
    'href',
    paths.providerUpgrade(),
  );

  // The found card opens the profile: it stands first, and its next step is a question. Nothing else is chosen instead.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(paths.services({ zip: '10115', name: plumber.name }));
  await result.getByRole('link', { name: 'Rohr abdichten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plumber.name);
  await expect(main(page).getByRole('article').first()).toContainText('Rohr abdichten');
  await expect(main(page).getByRole('button', { name: 'Gewählt: Beratung' })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: /^(Weiter|Alle Zeiten)/ })).toHaveCount(0);
  const asks = main(page).getByRole('button', { name: 'Anfragen: Rohr abdichten' }).filter({ visible: true });
  await expect(asks, 'at the card, and where times stand for others').toHaveCount(2);
  await expectAccessible(page);
  await page.reload();
  await asks.last().click();
  await expect(question.getByLabel(/^Ihre Frage/)).toHaveValue(/Rohr abdichten/);
  await page.keyboard.press('Escape');
  await main(page).getByRole('button', { name: 'Hinzufügen: Beratung' }).click();
  await expect(asks, 'what can be booked has its times').toHaveCount(1);
});

test('deleting a card names the visits that belong to it', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  const [, manicure] = studio.cards;
  if (manicure === undefined) throw new Error('a studio has two cards');
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const entry = { isForm: true, day, cards: [manicure.id] };
  const names = ['Anna', 'Berta', 'Cora', 'Dora'];
  for (const [index, name] of names.entries())
    await ask(addEntry, { body: { ...entry, name, minute: 540 + 75 * index } }, studio.token);
  await signIn(page, studio);
  await page.goto(paths.serviceCards());
  const row = main(page).getByRole('listitem').filter({ hasText: 'Maniküre' });
  await row.getByRole('button', { name: 'Mehr zu Maniküre' }).click();
  await row.getByRole('button', { name: 'Löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Service Card löschen?' });
  await expect(dialog).toContainText('4 Termine stehen zu dieser Leistung noch an.');
  await expect(dialog.getByRole('listitem')).toHaveText([/Anna$/, /Berta$/, /Cora$/, '+ 1 weiterer Termin']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(row).toBeVisible();
});

test('whoever is no provider is told so', async ({ page }) => {
  await page.goto('/provider/services');
  await expect(
    main(page).getByText('Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.'),
  ).toBeVisible();
});
