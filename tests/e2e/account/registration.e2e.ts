import type { Browser, Locator, Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { byNight } from '../support/by-night.ts';
import { decideCase, openCase } from '../support/desk.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { sentTo } from '../support/outbox.ts';
import { aPictureFile } from '../support/pictures.ts';
import {
  accountOf,
  aNewcomer,
  confirmByMail,
  expectPlan,
  languageOf,
  main,
  type Newcomer,
  press,
  register,
  verifyPhone,
} from '../support/registration.ts';
import { aWord, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

// The way of a provider of services, on screens alone: register, prove who one is, give what is asked, offer, be found.

/** Where each moves to: nobody else offers anything there. */
const towns = {
  free: { zip: '25980', city: 'Sylt' },
  platin: { zip: '17389', city: 'Anklam' },
} as const;
type ServicePlan = keyof typeof towns;

const checkedOn = { de: /^Identität geprüft am \d+\.\d+\.\d{4}$/, en: /^Identity checked on \d+ \w+ \d{4}$/ };

const identityOf = ({ page, say }: Newcomer): Locator =>
  page.getByRole('region', { name: say('Identität', 'Identity') });

async function choosePhoto({ page, say }: Newcomer, side: string): Promise<void> {
  const group = page.getByRole('group', { name: side });
  const chooser = page.waitForEvent('filechooser');
  await group.getByRole('button', { name: say('Bild wählen', 'Choose a picture') }).click();
  await (await chooser).setFiles([await aPictureFile('document.jpg', '#468')]);
  await expect(group.getByRole('img')).toBeVisible();
}

async function submitIdentity(newcomer: Newcomer): Promise<void> {
  const { say } = newcomer;
  await choosePhoto(newcomer, say('Vorderseite', 'Front'));
  await press(newcomer.page, say('Ausweis einreichen', 'Submit document'));
  await expect(identityOf(newcomer).getByText(say('Wird geprüft', 'Being checked'))).toBeVisible();
}

/** The demo's administrator, at a desk of their own. */
async function atDesk({ goTo }: Newcomer, browser: Browser, ask: Ask): Promise<Page> {
  const desk = await (await browser.newContext()).newPage();
  const { access_token: token } = await ask(login, {
    body: { email: 'admin@example.com', password: 'demo-password' },
  });
  await signIn(desk, { token });
  await goTo(paths.admin('identity'), desk);
  return desk;
}

async function decide(
  { businessName, say, language }: Newcomer,
  desk: Page,
  pictures: number,
  reason?: string,
): Promise<void> {
  const opened = await openCase(desk, businessName);
  await expect(opened.getByRole('img')).toHaveCount(pictures);
  const option = reason === undefined ? say('Annehmen', 'Approve') : say('Ablehnen', 'Refuse');
  await decideCase(opened, language, { option, ...(reason === undefined ? {} : { reason }) });
  await expect(opened).toBeHidden();
}

/** /provider/verify: the number by a code, the document by the administrator; with plan platin refused once. */
async function proveWhoTheyAre(newcomer: Newcomer, browser: Browser, ask: Ask, plan: ServicePlan): Promise<void> {
  const { page, say, language, origin, email } = newcomer;
  await verifyPhone(newcomer);
  await expect(page.getByText(say('ist seit', 'has been verified since'))).toBeVisible();
  const identity = identityOf(newcomer);
  const isRefused = plan === 'platin';
  if (isRefused) {
    await press(page, say('Ausweis einreichen', 'Submit document'));
    await expect(page.getByText(say('Dieses Feld wird benötigt', 'This field is required'))).toBeVisible();
    await choosePhoto(newcomer, say('Rückseite', 'Back'));
  }
  await submitIdentity(newcomer);
  await expect(page.getByRole('button', { name: say('Ausweis einreichen', 'Submit document') })).toBeHidden();
  const desk = await atDesk(newcomer, browser, ask);
  if (isRefused) {
    await decide(newcomer, desk, 2, 'Die Schrift ist unscharf.');
    await page.reload();
    await expect(
      identity.getByRole('alert').filter({
        hasText: say('ID-Verifizierung fehlgeschlagen', 'ID verification failed'),
      }),
    ).toContainText('Die Schrift ist unscharf.');
    await submitIdentity(newcomer);
    await desk.reload();
  }
  await decide(newcomer, desk, 1);
  await desk.context().close();
  await page.reload();
  await expect(identity.getByText(checkedOn[language])).toBeVisible();
  await expect(
    page.getByText(
      say('Ihre Telefonnummer ist bestätigt, Ihre Identität geprüft.', 'Your phone and your identity are verified.'),
    ),
  ).toBeVisible();
  if (!isRefused) return;
  const subjects = (await sentTo(origin, email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Ihre Identität konnte nicht geprüft werden', 'Ihre Identität ist geprüft']),
  );
}

/** The whole list is at the side; on a phone it is behind the last word of the bar. */
async function listOfArea({ page, say }: Newcomer): Promise<Locator> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: say('Mehr', 'More') }).click();
  return page.getByRole('navigation', { name: say('Ihr Bereich', 'Your area') });
}

async function openArea(newcomer: Newcomer, de: string, en: string): Promise<void> {
  const list = await listOfArea(newcomer);
  await list.getByRole('link', { name: newcomer.say(de, en), exact: true }).click();
}

/** "Angaben zum Betrieb". With plan platin refused where something is missing, and nothing typed is lost. */
async function giveBusinessDetails({ page, say }: Newcomer, plan: ServicePlan): Promise<void> {
  const save = say('Angaben speichern', 'Save details');
  const legalForm = field(page, say('Rechtsform', 'Legal form'));
  await page.getByLabel(say('Als Betrieb oder selbstständig', 'As a business or self-employed')).check();
  if (plan === 'platin') {
    await legalForm.selectOption({ label: 'GmbH' });
    await page.getByLabel(say('Ja, mit Umsatzsteuer-Identifikationsnummer', 'Yes, with a VAT ID')).check();
    await field(page, say('Umsatzsteuer-Identifikationsnummer', 'VAT ID')).fill('123');
    await press(page, save);
    await expect(
      page.getByText(
        say('Bitte geben Sie die USt-IdNr. so ein: DE123456789', 'Please enter the VAT ID like this: DE123456789'),
      ),
    ).toBeVisible();
    await expect(field(page, say('Registergericht', 'Register court'))).toHaveAccessibleDescription(
      say('Dieses Feld wird benötigt', 'This field is required'),
    );
    await expect(field(page, say('Straße und Hausnummer', 'Street and house number'))).toHaveValue('Hauptstraße 12a');
  }
  await legalForm.selectOption({ label: say('Einzelunternehmen', 'Sole proprietor') });
  await page.getByLabel(say('Nein, Kleinunternehmer nach § 19 UStG', 'No, small business (§ 19 UStG)')).check();
  await press(page, say('Handwerk hinzufügen', 'Add a craft'));
  await field(page, say('Handwerk', 'Craft')).selectOption({ label: 'Friseure' });
  await field(page, say('Handwerkskammer und Nummer', 'Chamber of crafts and number')).fill('HWK Berlin, Nr. 40123');
  await page.getByRole('checkbox', { name: say('Bar', 'Cash'), exact: true }).check();
  await press(page, save);
  await expect(
    page.getByText(say('Die Angaben zum Betrieb sind gespeichert.', 'The business details are saved.')),
  ).toBeVisible();
}

async function giveBankAndTax({ page, say }: Newcomer, plan: ServicePlan): Promise<void> {
  const save = say('Bankverbindung speichern', 'Save bank account');
  await field(page, say('Kontoinhaber', 'Account holder')).fill('Anna Müller');
  if (plan === 'platin') {
    await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 01');
    await press(page, save);
    await expect(field(page, 'IBAN')).toHaveAccessibleDescription(
      new RegExp(say('Diese IBAN stimmt nicht', 'This IBAN is not right')),
    );
  }
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
  await press(page, save);
  await expect(page.getByText('DE89 •••• 3000')).toBeVisible();
  await field(page, say('Steuer-Identifikationsnummer', 'Tax ID')).fill('86 095 742 719');
  await press(page, say('Steuerdaten speichern', 'Save tax data'));
  await expect(page.getByText(say('Die Steuerdaten sind gespeichert.', 'The tax data are saved.'))).toBeVisible();
  await expect(page.getByText(say('Gespeichert: •••• 2719.', 'Saved: •••• 2719.'), { exact: false })).toBeVisible();
}

/** Every form of the area, one after the other. */
async function fillEveryForm(newcomer: Newcomer, plan: ServicePlan): Promise<void> {
  const { page, say } = newcomer;
  const save = say('Änderungen speichern', 'Save Changes');
  await openArea(newcomer, 'Profil', 'Profile');
  await field(page, say('Über Ihren Betrieb', 'About your business')).fill('Nägel, Hände, Füße.');
  await press(page, save);
  await expect(
    page.getByText(say('Persönliche Daten erfolgreich aktualisiert', 'Personal details updated')),
  ).toBeVisible();

  const addressSaved = page.getByText(say('Adresse erfolgreich aktualisiert', 'Address updated'));
  const latitude = field(page, say('Breitengrad', 'Latitude'));
  const middleOfBerlin = say('52,52', '52.52');
  await openArea(newcomer, 'Adresse', 'Address Details');
  await press(page, say('Standardposition verwenden', 'Use Default Location'));
  await expect(latitude).toHaveValue(middleOfBerlin);
  await press(page, say('Position aus der PLZ nehmen', 'Take the position of the postal code'));
  await field(page, say('PLZ', 'Postal code')).fill(towns[plan].zip);
  await field(page, say('Ort', 'City')).fill(towns[plan].city);
  await press(page, save);
  await expect(addressSaved).toBeVisible();
  await expect(latitude, 'of the postal code').toHaveValue(/^\d\d[.,]\d+$/);
  await expect(latitude).not.toHaveValue(middleOfBerlin);

  await openArea(newcomer, 'Angaben zum Betrieb', 'Business Details');
  await giveBusinessDetails(newcomer, plan);
  await openArea(newcomer, 'Bank und Steuer', 'Bank Details');
  await giveBankAndTax(newcomer, plan);

  await openArea(newcomer, 'Einstellungen', 'Settings');
  await main(page)
    .getByRole('link', { name: say('Benachrichtigungen', 'Notifications') })
    .click();
  await page.getByRole('switch', { name: say('Werbung per E-Mail', 'Marketing e-mails') }).click();
  await press(page, say('Speichern', 'Save'));
  await expect(
    page.getByText(say('Benachrichtigungen erfolgreich aktualisiert', 'Notification settings updated')),
  ).toBeVisible();

  await openArea(newcomer, 'Heute', 'Today');
  await expect(page.getByText(say('Eine Leistung veröffentlichen', 'Publish a service'))).toBeVisible();
  for (const [de, en] of [
    ['Angaben zum Betrieb machen', 'Give your business details'],
    ['Bankverbindung angeben', 'Give your bank details'],
    ['Steuerdaten angeben', 'Give your tax data'],
    ['Telefonnummer bestätigen', 'Confirm your phone number'],
    ['Identität prüfen lassen', 'Have your identity checked'],
  ] as const)
    await expect(page.getByRole('link', { name: say(de, en) }), de).toHaveCount(0);
}

/** Writes and publishes a card. With plan free, what is wrong first stands at the fields, and nothing is lost by it. */
async function offerCard(newcomer: Newcomer, plan: ServicePlan, name: string): Promise<void> {
  const { page, say } = newcomer;
  await openArea(newcomer, 'Leistungen', 'Services');
  await expect(main(page).getByText(say('Noch keine Leistungen', 'No services yet'))).toBeVisible();
  if (plan === 'free') await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: say('Neue Leistung', 'New service') })
    .click();
  const category = main(page).getByRole('combobox', { name: say('Kategorie', 'Category') });
  const title = main(page).getByRole('textbox', { name: 'Name' });
  await title.fill(name);
  if (plan === 'free') {
    await press(page, say('Als Entwurf speichern', 'Save as draft'));
    await expect(category).toBeFocused();
    await expect(title).toHaveValue(name);
    await expectAccessible(page);
    await page.reload();
    await untilItWorks(page);
    await expect(title, 'what is typed outlives a reload').toHaveValue(name);
  }
  await category.selectOption(say('Schönheit und Wohlbefinden: Nageldesign', 'Beauty and wellness: Nail design'));
  await main(page)
    .getByRole('textbox', { name: say('Preis', 'Price') })
    .fill(say('39,90', '39.90'));
  await main(page)
    .getByRole('textbox', { name: say('Beschreibung', 'Description') })
    .fill('Mit Maniküre.');
  const immediate = main(page).getByRole('switch', { name: say('Sofortbuchung', 'Immediate booking') });
  const atHome = main(page).getByText(say('Platin Feature', 'Platin feature'));
  await expect(main(page).getByText(say('Gold+ Feature', 'Gold+ feature'))).toHaveCount(plan === 'free' ? 1 : 0);
  await expect(atHome).toHaveCount(plan === 'platin' ? 0 : 1);
  if (plan === 'free') await expect(immediate).toBeDisabled();
  else await immediate.click();
  await main(page)
    .getByRole('switch', { name: say('Sofort veröffentlichen', 'Publish at once') })
    .click();
  await press(page, say('Veröffentlichen', 'Publish'));
  await expect(
    page.getByText(
      say(
        'Service Card erfolgreich veröffentlicht! Sie ist jetzt in der App sichtbar.',
        'Service published. It can be found from now on.',
      ),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/dashboard$/);
}

/** The results of a visitor for the postal code of the new provider. */
const findAs = ({ goTo }: Newcomer, visitor: Page, plan: ServicePlan): Promise<unknown> =>
  goTo(paths.services({ zip: towns[plan].zip, service: 'nageldesign' }), visitor);

async function beFound(newcomer: Newcomer, visitor: Page, plan: ServicePlan, name: string): Promise<void> {
  const { businessName, say, language } = newcomer;
  await findAs(newcomer, visitor, plan);
  await main(visitor).getByRole('link', { name: businessName }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(businessName);
  await expect(main(visitor).getByRole('heading', { name })).toBeVisible();
  await expect(main(visitor).getByText(say('39,90 €', '€39.90')).first()).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: checkedOn[language] })).toBeVisible();
}

const openCard = (newcomer: Newcomer, name: string): Promise<void> =>
  main(newcomer.page)
    .getByRole('link', { name: new RegExp(`^${newcomer.say('Bearbeiten', 'Edit')} ${name}`) })
    .click();

async function editCard(newcomer: Newcomer, visitor: Page, plan: ServicePlan, name: string): Promise<void> {
  const { page, say } = newcomer;
  await openArea(newcomer, 'Leistungen', 'Services');
  if (plan === 'free')
    await expect(
      main(page).getByText(
        say(
          'Sie haben das Service Card Limit (1) für Ihr aktuelles Paket (Free) erreicht',
          'You have reached the service card limit (1) of your current plan (Free)',
        ),
      ),
    ).toBeVisible();
  await openCard(newcomer, name);
  await expect(main(page).getByRole('combobox', { name: say('Kategorie', 'Category') })).toBeDisabled();
  await main(page)
    .getByRole('textbox', { name: say('Preis', 'Price') })
    .fill('45');
  await press(page, say('Veröffentlichen', 'Publish'));
  await expect(page).toHaveURL(/\/provider\/dashboard$/);
  await visitor.reload();
  await expect(main(visitor).getByText(say('45 €', '€45')).first()).toBeVisible();
}

/** With plan free it is a draft first, and its statistics are looked at. */
async function withdrawCard(newcomer: Newcomer, visitor: Page, plan: ServicePlan, name: string): Promise<void> {
  const { page, say, businessName } = newcomer;
  await openArea(newcomer, 'Leistungen', 'Services');
  if (plan === 'free') {
    await openCard(newcomer, name);
    await main(page)
      .getByRole('switch', { name: say('Sofort veröffentlichen', 'Publish at once') })
      .click();
    await press(page, say('Als Entwurf speichern', 'Save as draft'));
    await expect(
      page.getByText(say('Service Card erfolgreich als Entwurf gespeichert!', 'Service saved as a draft.')),
    ).toBeVisible();
    await openArea(newcomer, 'Leistungen', 'Services');
    await expect(main(page).getByText(say('Entwurf', 'Draft'), { exact: true })).toBeVisible();
    await press(page, say(`Mehr zu ${name}`, `More for ${name}`));
    await main(page)
      .getByRole('link', { name: say('Statistik', 'Statistics') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${say('Statistik', 'Statistics')}: ${name}`);
    await page.goBack();
  }
  await press(page, say(`Mehr zu ${name}`, `More for ${name}`));
  await main(page)
    .getByRole('button', { name: say('Löschen', 'Delete'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: say('Service Card löschen?', 'Delete this service?') });
  await expect(
    dialog.getByText(say('Diese Aktion kann nicht rückgängig gemacht werden.', 'This cannot be undone.')),
  ).toBeVisible();
  await dialog.getByRole('button', { name: say('Löschen', 'Delete') }).click();
  await expect(page.getByText(say('Service Card erfolgreich gelöscht!', 'Service deleted.'))).toBeVisible();
  await expect(main(page).getByText(say('Noch keine Leistungen', 'No services yet'))).toBeVisible();
  await findAs(newcomer, visitor, plan);
  await expect(visitor.getByText(say('Keine Dienstleister gefunden', 'No providers found'))).toBeVisible();
  await expect(main(visitor).getByRole('link', { name: businessName })).toHaveCount(0);
}

// Gold lies between: what a plan allows is shown at the doors (tests/api/billing/billing-plan-features.test.ts).
for (const plan of ['free', 'platin'] as const)
  test(
    `with the plan ${plan} somebody registers, proves who they are, fills in every form, offers a card, is found and withdraws it`,
    plan === 'free' ? onlyOnPhone : byNight,
    async ({ page, browser, ask, baseURL, isPhone, silence }) => {
      // Two dozen screens of three people.
      test.setTimeout(150_000);
      // What the server refuses on the way, and the profile of somebody who offers nothing any more.
      silence.expect(/status of 40[04]/);
      const newcomer = aNewcomer(page, languageOf(plan, isPhone), baseURL);
      const { say } = newcomer;
      await register(newcomer, plan);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Willkommen, Anna', 'Welcome, Anna'));
      await expect(page.getByRole('heading', { name: say('Erste Schritte', 'First steps') })).toBeVisible();
      const area = isPhone ? await listOfArea(newcomer) : page.getByRole('banner');
      await expect(area).toContainText(new RegExp(plan, 'i'));
      await confirmByMail(newcomer);
      await expectPlan(newcomer, plan, paths.providerPackages());
      await openArea(newcomer, 'Heute', 'Today');
      await page.getByRole('link', { name: say('Identität prüfen lassen', 'Have your identity checked') }).click();
      await proveWhoTheyAre(newcomer, browser, ask, plan);
      await page.getByRole('link', { name: say('Zum Dashboard', 'To the dashboard') }).click();
      expect(await accountOf(page)).toMatchObject({ phone_verified: true });
      await fillEveryForm(newcomer, plan);

      const name = `Gelnägel ${aWord()}`;
      const visitor = await (await browser.newContext()).newPage();
      await offerCard(newcomer, plan, name);
      await beFound(newcomer, visitor, plan, name);
      await editCard(newcomer, visitor, plan, name);
      await withdrawCard(newcomer, visitor, plan, name);
      await visitor.context().close();
    },
  );
