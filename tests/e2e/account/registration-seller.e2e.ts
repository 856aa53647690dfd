import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { aPictureFile } from '../support/pictures.ts';
import {
  accountOf,
  aNewcomer,
  confirmByMail,
  entry,
  expectPlan,
  main,
  type Newcomer,
  press,
  register,
  verifyPhone,
} from '../support/registration.ts';
import { aWord, expect, field, test } from '../support/world.ts';

// The way of a seller of properties, on screens alone: register, give what is asked, list, be found, withdraw.

/** Every form of /profile, of the seller's own profile and of the settings. */
async function fillEveryForm(newcomer: Newcomer): Promise<void> {
  const { page, say, goTo } = newcomer;
  const save = say('Speichern', 'Save');
  const part = (de: string, en: string) => page.getByRole('region', { name: say(de, en), exact: true });

  const personal = part('Persönliche Daten', 'Personal details');
  await personal.getByLabel(say('Vorname', 'First name')).fill('Annabel');
  await personal.getByRole('button', { name: save }).click();
  await expect(
    page.getByText(say('Persönliche Daten erfolgreich aktualisiert', 'Personal details updated')),
  ).toBeVisible();
  const address = part('Adresse', 'Address');
  await address.getByLabel(say('Straße', 'Street')).fill('Ayala Avenue');
  await address.getByLabel(say('Land', 'Country')).selectOption({ label: say('Philippinen', 'Philippines') });
  await address.getByLabel(say('Postleitzahl', 'Postal code')).fill('1226');
  await address.getByLabel(say('Ort', 'City')).fill('Makati');
  await address.getByRole('button', { name: save }).click();
  await expect(page.getByText(say('Adresse erfolgreich aktualisiert', 'Address updated'))).toBeVisible();
  const business = part('Geschäftsinformationen', 'Business information');
  await business.getByLabel(say('Steuer-ID / USt-IdNr.', 'Tax ID / VAT ID')).fill('DE123456789');
  await business.getByRole('button', { name: save }).click();
  await expect(
    page.getByText(say('Rechtliche Informationen erfolgreich aktualisiert', 'Legal information updated')),
  ).toBeVisible();

  await page
    .getByRole('navigation', { name: say('Mehr zu Ihrem Konto', 'More about your account') })
    .getByRole('link', { name: say('Benachrichtigungen', 'Notifications') })
    .click();
  await page.getByRole('switch', { name: say('Werbung per E-Mail', 'Marketing e-mails') }).click();
  await press(page, save);
  await expect(
    page.getByText(say('Benachrichtigungen erfolgreich aktualisiert', 'Notification settings updated')),
  ).toBeVisible();

  await goTo(paths.sellerDashboard('profile'));
  await fillOwnProfile(newcomer);
}

/** Beside each listing. The initials in the header follow. */
async function fillOwnProfile({ page, say, ownNumber }: Newcomer): Promise<void> {
  const saveProfile = say('Änderungen speichern', 'Save changes');
  const account = page.getByRole('button', { name: say('Konto', 'Account'), exact: true });
  const company = field(page, say('Firma', 'Company'));
  await expect(account).toContainText('AM');
  await expect(company).toBeVisible();
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, 'nothing reaches out of the screen').toBe(page.viewportSize()?.width);
  const firstName = field(page, say('Vorname', 'First name'));
  await firstName.fill(' ');
  await press(page, saveProfile);
  await expect(firstName).toHaveAccessibleDescription(/./);
  await firstName.fill('Änne');
  await field(page, say('Nachname', 'Last name')).fill('Öhr');
  await company.fill('Santos Realty');
  await field(page, say('Telefon', 'Phone')).fill(ownNumber);
  await press(page, saveProfile);
  await expect(page.getByText(say('Ihr Profil wurde gespeichert.', 'Your profile was saved.'))).toBeVisible();
  await expect(account).toContainText('ÄÖ');
  await page.reload();
  await expect(account).toContainText('ÄÖ');
  await expect(company).toHaveValue('Santos Realty');
}

async function listProperty({ page, say, goTo }: Newcomer, title: string): Promise<void> {
  await goTo(paths.sellerDashboard());
  await main(page)
    .getByRole('link', { name: say('Neue Immobilie', 'New Property') })
    .first()
    .click();
  await entry(page, say('Titel', 'Title')).fill(title);
  await page
    .getByRole('combobox', { name: say('Kategorie', 'Category') })
    .selectOption(say('Haus mit Grundstück', 'House & Lot'));
  await entry(page, say('Ort', 'Location')).fill('Puerto Princesa, Palawan');
  await entry(page, say('Preis', 'Price')).fill('4500000');
  // The words have set the pin, and opened the map there.
  await expect(page.getByText(/^(Chosen|Gewählt): 9\.756000, 118\.745000$/)).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('Bilder auswählen', 'Choose images') }).click();
  await (await choosing).setFiles([await aPictureFile('front.jpg', '#246')]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await press(page, say('Veröffentlichen', 'Publish'));
  await page
    .getByRole('dialog', {
      name: say('Ohne Größe und Beschreibung veröffentlichen?', 'Publish without size and description?'),
    })
    .getByRole('button', { name: say('Trotzdem veröffentlichen', 'Publish anyway') })
    .click();
  await expect(
    page.getByText(
      say(
        'Immobilie erfolgreich angelegt! Sie werden zur Startseite weitergeleitet …',
        'Property listing created successfully! Redirecting to homepage...',
      ),
    ),
  ).toBeVisible();
}

const cardOf = (visitor: Page, title: string) => visitor.getByRole('article').filter({ hasText: title });

async function beFound({ say, goTo, ownNumber }: Newcomer, visitor: Page, title: string, word: string): Promise<void> {
  await goTo(paths.home({ q: word }), visitor);
  await expect(visitor.getByText(say('1 Ergebnis', '1 result'), { exact: true })).toBeVisible();
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText(say('4.500.000', '4,500,000')).first()).toBeVisible();
  const contact = visitor.getByRole('complementary', { name: say('Kontakt', 'Contact') });
  await expect(contact).toContainText('Änne Öhr');
  await expect(contact).toContainText('Santos Realty');
  await expect(contact.getByRole('link', { name: say(`${ownNumber} anrufen`, `Call ${ownNumber}`) })).toHaveAttribute(
    'href',
    `tel:${ownNumber.replaceAll(' ', '')}`,
  );
}

/** A lower price shows at once. It is no reduction of one that stood for a minute. */
async function lowerPrice({ page, say, goTo }: Newcomer, visitor: Page, title: string, word: string): Promise<void> {
  await goTo(paths.sellerDashboard());
  await page.getByRole('link', { name: say(`${title} bearbeiten`, `Edit ${title}`) }).click();
  await entry(page, say('Preis', 'Price')).fill('3900000');
  await press(page, say('Änderungen speichern', 'Save changes'));
  await expect(
    page.getByText(
      say(
        'Immobilie erfolgreich gespeichert! Sie werden zur Startseite weitergeleitet …',
        'Property listing updated successfully! Redirecting to homepage...',
      ),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await visitor.reload();
  await expect(visitor.getByText(say('3.900.000', '3,900,000')).first()).toBeVisible();
  await expect(visitor.getByText(say('PREIS REDUZIERT', 'REDUCED PRICE'))).toHaveCount(0);
  await goTo(paths.home({ q: word }), visitor);
  const card = cardOf(visitor, title);
  await expect(card).not.toContainText(say('PREIS REDUZIERT', 'REDUCED PRICE'));
  await expect(card).toContainText(say('3.900.000', '3,900,000'));
}

async function withdraw({ page, say, goTo }: Newcomer, visitor: Page, title: string): Promise<void> {
  await goTo(paths.sellerDashboard());
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(say('1 Immobilie', '1 property'), { exact: true }), 'only the own').toBeVisible();
  await page.getByRole('button', { name: say(`${title} löschen`, `Delete ${title}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Löschen', 'Delete') })
    .click();
  await expect(page.getByText(say('Immobilie gelöscht.', 'Property deleted.'))).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  await visitor.reload();
  await expect(
    visitor.getByText(say('Keine Immobilien gefunden', 'No properties found matching your criteria.')).first(),
  ).toBeVisible();
  await expect(cardOf(visitor, title)).toHaveCount(0);
}

// What the larger plans allow is shown at the doors (tests/api/billing/billing-plan-features.test.ts).
test(
  'somebody registers as a seller, fills in every form, lists a property, is found and withdraws it',
  onlyOnPhone,
  async ({ page, browser, baseURL, silence }) => {
    // A dozen screens of two people.
    test.setTimeout(120_000);
    // The number and the code that are refused.
    silence.expect(/status of 400/);
    const newcomer = aNewcomer(page, 'de', baseURL);
    const { say, goTo } = newcomer;
    await register(newcomer, 'basic');
    await expect(page).toHaveURL(/\/seller\/dashboard$/);
    await confirmByMail(newcomer);
    await expectPlan(newcomer, 'basic', paths.plansOf('seller'));
    await goTo(paths.profile());
    await verifyPhone(newcomer, true);
    await expect(main(page).getByText(say('Telefonnummer bestätigt', 'Phone number confirmed'))).toBeVisible();
    expect(await accountOf(page)).toMatchObject({ phone_verified: true });
    await fillEveryForm(newcomer);

    const word = aWord();
    const title = `Garden house ${word}`;
    const visitor = await (await browser.newContext()).newPage();
    await listProperty(newcomer, title);
    await beFound(newcomer, visitor, title, word);
    await lowerPrice(newcomer, visitor, title, word);
    await withdraw(newcomer, visitor, title);
    await visitor.context().close();
  },
);
