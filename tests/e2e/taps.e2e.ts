import type { Page } from '@playwright/test';
import { createServiceCard } from '../../src/contract/service-card.ts';
import enAccount from '../../src/i18n/locales/en/account.json' with { type: 'json' };
import enUi from '../../src/i18n/locales/en/ui.json' with { type: 'json' };
import { aCardForm } from '../support/service-cards.ts';
import { aNumber, aStudio, codeSentTo } from './support/bookable.ts';
import { cards, toggle } from './support/browse.ts';
import { overCebu, zoom } from './support/draw.ts';
import { beside, drag, mapSurface, seenMap } from './support/map.ts';
import { onlyOnPhone } from './support/on-phone.ts';
import { fillSteps } from './support/registration.ts';
import { countTaps } from './support/taps.ts';
import {
  aCustomer,
  aListing,
  aWord,
  expect,
  field,
  goodPassword,
  signIn,
  test,
  untilItWorks,
} from './support/world.ts';

// How many taps the product costs, beside typing (docs/product/overview.md).

test(
  'a condominium for rent in a drawn area is asked about with eight taps',
  onlyOnPhone,
  async ({ page, ask, seller, isPhone }) => {
    const word = aWord();
    const place = { latitude: overCebu.lat, longitude: overCebu.lng, isPositionExact: true };
    const { title } = await aListing(ask, seller, {
      ...place,
      title: `Condo ${word}`,
      category: 'condominium',
      dealType: 'rent',
      price: 25_000,
    });
    const taps = await countTaps(page);
    await page.goto(`/home?map=${overCebu.lat},${overCebu.lng},${zoom}`);
    await untilItWorks(page);
    await toggle(page, 'Condominium').click();
    await toggle(page, 'Rent').click();
    await page.getByRole('button', { name: 'Draw Area Search' }).click();
    await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
    await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
    const map = await seenMap(page, isPhone, overCebu, zoom);
    await drag(map, [beside(map, -60, -20), beside(map, 60, 60)]);
    await expect(page).toHaveURL(/area=/);
    await page.getByRole('button', { name: 'Search in This Area' }).click();
    const card = cards(page).filter({ hasText: title });
    await card.getByRole('link').click();
    await page.getByRole('button', { name: isPhone ? 'Message' : 'Write a message', exact: true }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type('Ana Reyes');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`${word}@example.org`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your message was sent')).toBeVisible();
    expect(await taps.counted()).toBeLessThanOrEqual(8);
  },
);

test('a new seller lists a property with eighteen taps', onlyOnPhone, async ({ page, isPhone }) => {
  const word = aWord();
  const taps = await countTaps(page);
  await page.goto('/');
  await untilItWorks(page);
  if (isPhone) await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'List a property' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/create-property');
  for (const [label, text] of [
    ['Title', `Garden house ${word}`],
    ['Location', 'Puerto Princesa, Palawan'],
    ['Description', 'Three bedrooms and a garden.'],
    ['Price', '4.5M'],
    ['Area', '120'],
  ] as const) {
    const entry = page.getByRole('textbox', { name: label, exact: true });
    await entry.click();
    await page.keyboard.type(text);
  }
  await taps.choose(page.getByRole('combobox', { name: 'Category' }), 'House & Lot');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: 'Register as a seller' }).click();
  const { phone, birthDate, businessName, street, houseNumber, zip, city, description, confirmPassword, submit } =
    enAccount.provider;
  await fillSteps(page, enAccount.provider.continue, [
    [
      [businessName, `Santos ${word}`],
      [description, 'Houses and gardens.'],
    ],
    [
      [street, 'Ayala Avenue'],
      [houseNumber, '12'],
      [zip, '1226'],
      [city, 'Makati'],
    ],
    [
      [enUi.firstName, 'Maria'],
      [enUi.lastName, 'Santos'],
      [phone, aNumber().dialled],
      [birthDate, '1985-02-28'],
    ],
    [
      [enAccount.email, `${word}@example.org`],
      [enAccount.password, goodPassword],
      [confirmPassword, goodPassword],
    ],
  ]);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: enAccount.provider.continue }).click();
  await expect(page).toHaveURL('/create-property');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  expect(await taps.counted()).toBeLessThanOrEqual(18);
});

/** From the German front page to a time of tomorrow at a studio. */
async function choosesTomorrow(page: Page, studio: string): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/de');
  await untilItWorks(page);
  await main.getByRole('link', { name: 'Haarschnitt', exact: true }).click();
  await expect(page).toHaveURL(/\/services/);
  await expect(main.getByRole('textbox', { name: 'Postleitzahl oder Ort' })).toBeFocused();
  await page.keyboard.type('10115');
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Morgen', exact: true }).click();
  await expect(page).toHaveURL(/day=/);
  const result = main.getByRole('article').filter({ hasText: studio });
  // Its times are asked for when it is near.
  await result.scrollIntoViewIfNeeded();
  await result
    .getByRole('link', { name: /^Buchen: Haarschnitt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/book\//);
}

async function books(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passt alles?');
  await main.getByRole('checkbox').click();
  await main.getByRole('button', { name: 'Zahlungspflichtig buchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
}

test(
  'a haircut tomorrow is booked with nine taps as a guest and with six with an account',
  onlyOnPhone,
  async ({ page, ask }) => {
    test.slow();
    const studio = await aStudio(ask);
    const haircut = aCardForm({ name: 'Haarschnitt', category: 'haarschnitt', isAvailableNow: true });
    await ask(createServiceCard, { body: { ...haircut, isPublished: true } }, studio.token);
    const asGuest = await countTaps(page);
    await choosesTomorrow(page, studio.name);
    const email = `${aWord()}@example.org`;
    await field(page, 'Vor- und Nachname').click();
    await page.keyboard.type('Gerda Gast');
    await field(page, 'E-Mail-Adresse').click();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Code')).toBeFocused();
    await page.keyboard.type(await codeSentTo(ask.origin, email));
    await books(page);
    const ofGuest = await asGuest.counted();
    expect(ofGuest).toBeLessThanOrEqual(9);

    await signIn(page, await aCustomer(ask));
    const before = await asGuest.counted();
    await page.evaluate(() => localStorage.removeItem('servicePlace'));
    await choosesTomorrow(page, studio.name);
    await books(page);
    expect((await asGuest.counted()) - before).toBeLessThanOrEqual(6);
  },
);
