import type { Page } from '@playwright/test';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import enAccount from '../../../src/i18n/locales/en/account/account.json' with { type: 'json' };
import { aCardForm } from '../../support/service-cards.ts';
import { aStudio, codeSentTo } from '../support/bookable.ts';
import { cards, toggle } from '../support/browse.ts';
import { overCebu, zoom } from '../support/draw.ts';
import { landingSearch } from '../support/landing.ts';
import { beside, cutTiles, drag, mapSurface, seenMap } from '../support/map.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { earlyStart } from '../support/story.ts';
import { countTaps } from '../support/taps.ts';
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
} from '../support/world.ts';

// How many taps the product costs, beside typing (docs/product/overview.md).

test(
  'without a tile a condominium for rent in a drawn area is asked about with eight taps',
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
    // Where one draws is told by our own map.
    await cutTiles(page);
    await page.goto(`/home?map=${overCebu.lat},${overCebu.lng},${zoom}`);
    await untilItWorks(page);
    await toggle(page, 'Condominium').click();
    await toggle(page, 'Rent').click();
    await page.getByRole('button', { name: 'Draw Area Search' }).click();
    await page.getByRole('button', { name: 'Rectangle', exact: true }).click();
    await expect(mapSurface(page)).toHaveCSS('touch-action', 'none');
    const map = await seenMap(page, isPhone, overCebu, zoom);
    await expect(page.locator('.leaflet-groundNames-pane text').first()).toBeVisible();
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

test(
  'a condominium for rent near Makati is asked about with eight taps',
  onPhone,
  async ({ page, ask, seller, isPhone }) => {
    const word = aWord();
    const makati = { location: 'Salcedo Village, Makati, Metro Manila', latitude: 14.5609, longitude: 121.0207 };
    const condo = { category: 'condominium', dealType: 'rent', price: 31_000, bedrooms: 1 } as const;
    const { title } = await aListing(ask, seller, { ...makati, ...condo, title: `Condo ${word}` });
    const taps = await countTaps(page);
    await page.goto('/');
    await untilItWorks(page);
    const search = await landingSearch(page, isPhone, /^Where/);
    await (await search.field('textbox', 'Where')).click();
    await page.keyboard.type('condo for rent near Makati');
    await search.submit('Search');
    await cards(page).filter({ hasText: title }).getByRole('link').click();
    await page.getByRole('button', { name: isPhone ? 'Message' : 'Write a message', exact: true }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.type('Ana Reyes');
    await field(page, 'E-mail').click();
    await page.keyboard.type(`${word}@example.org`);
    await page.getByRole('button', { name: 'Send message', exact: true }).click();
    await expect(page.getByText('Your message was sent')).toBeVisible();
    expect(await taps.counted()).toBeLessThanOrEqual(8);
  },
);

test(
  'a new seller lists one condominium with sixteen taps, and is asked for nothing of a business',
  onPhone,
  async ({ page, isPhone }) => {
    const word = aWord();
    const taps = await countTaps(page);
    const entry = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await page.goto('/');
    await untilItWorks(page);
    if (isPhone) await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('link', { name: 'List a property' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/create-property');
    await expect(entry('Title')).toBeFocused();
    // What each plan has room for is said before pictures are chosen.
    await expect(page.getByText('A listing has room for 3 images in Basic')).toBeVisible();
    await page.keyboard.type(`Condo ${word}`);
    await taps.choose(page.getByRole('combobox', { name: 'Category' }), 'Condominium');
    for (const [label, text] of [
      ['Location', 'Puerto Princesa, Palawan'],
      ['Description', 'One bedroom and a balcony.'],
      ['Price', '4.5M'],
      ['Area', '42'],
    ] as const) {
      await entry(label).click();
      await page.keyboard.type(text);
    }
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('link', { name: 'Register as a seller' }).click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(page.getByLabel(enAccount.provider.businessName)).toHaveCount(0);
    await page.keyboard.type('Maria Santos');
    await field(page, enAccount.email).click();
    await page.keyboard.type(`${word}@example.org`);
    await field(page, enAccount.password).click();
    await page.keyboard.type(goodPassword);
    await page.getByRole('button', { name: enAccount.register.submit }).click();
    await expect(page).toHaveURL('/create-property');
    await expect(page.getByText('1 listing public, up to 3 pictures')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Saved as a draft')).toBeVisible();
    expect(await taps.counted()).toBeLessThanOrEqual(16);
  },
);

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
  await main.getByRole('checkbox', { name: earlyStart }).click();
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
