import type { Locator, Page } from '@playwright/test';
import { type PlanName, planNames, plans } from '../../../src/contract/plans.ts';
import deAccount from '../../../src/i18n/locales/de/account/account.json' with { type: 'json' };
import deUi from '../../../src/i18n/locales/de/ui.json' with { type: 'json' };
import enAccount from '../../../src/i18n/locales/en/account/account.json' with { type: 'json' };
import enUi from '../../../src/i18n/locales/en/ui.json' with { type: 'json' };
import { addressIn, paths } from '../../../src/paths.ts';
import { aNumber, codeSentTo } from './bookable.ts';
import { mailTo } from './outbox.ts';
import { aPhilippineNumber, aWord, expect, field, goodPassword } from './world.ts';

type Language = 'de' | 'en';

/** Somebody who registers, in one language from the form to the end. */
export interface Newcomer {
  page: Page;
  origin: string | undefined;
  language: Language;
  /** The one of two texts that is in the language of the run. */
  say: (de: string, en: string) => string;
  goTo: (address: string, on?: Page) => Promise<unknown>;
  email: string;
  businessName: string;
  number: { typed: string; dialled: string };
  /** What a seller's listings show instead, later. */
  ownNumber: string;
}

/** Each plan is taken in German at one width and in English at the other. */
export const languageOf = (plan: PlanName, isPhone: boolean): Language =>
  (planNames.indexOf(plan) % 2 === 0) === isPhone ? 'de' : 'en';

export function aNewcomer(page: Page, language: Language, origin: string | undefined): Newcomer {
  return {
    page,
    origin,
    language,
    say: (de, en) => (language === 'de' ? de : en),
    goTo: (address, on = page) => on.goto(addressIn(language, address)),
    email: `${aWord()}@example.org`,
    businessName: `Studio ${aWord()}`,
    number: aNumber(),
    ownNumber: aPhilippineNumber(),
  };
}

export const main = (page: Page): Locator => page.getByRole('main');
export const entry = (page: Page, name: string): Locator => main(page).getByRole('textbox', { name, exact: true });
export const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

const words = { de: { ...deUi, ...deAccount }, en: { ...enUi, ...enAccount } } as const;

type Entries = readonly (readonly [label: string, text: string])[];

/** Fills one step after the other and stays on the last. */
export async function fillSteps(page: Page, onward: string, steps: readonly Entries[]): Promise<void> {
  for (const [at, entries] of steps.entries()) {
    if (at > 0) await page.getByRole('button', { name: onward, exact: true }).click();
    for (const [label, text] of entries) await field(page, label).fill(text);
  }
}

export async function register({ page, language, goTo, say, ...person }: Newcomer, plan: PlanName): Promise<void> {
  const said = words[language];
  await goTo(paths.providerRegister(plan === 'gold' ? 'pro' : plan));
  await fillSteps(page, said.provider.continue, [
    [
      [said.provider.businessName, person.businessName],
      [said.provider.description, 'Nägel und mehr.'],
    ],
    [
      [said.provider.street, 'Hauptstraße'],
      [said.provider.houseNumber, '12a'],
      [said.provider.zip, '10115'],
      [said.provider.city, 'Berlin'],
    ],
    [
      [said.firstName, 'Anna'],
      [said.lastName, 'Müller'],
      [plans[plan].strand === 'services' ? said.provider.mobile : said.provider.phone, person.number.dialled],
      [said.provider.birthDate, '1985-02-28'],
    ],
    [
      [said.email, person.email],
      [said.password, goodPassword],
      [said.provider.confirmPassword, goodPassword],
    ],
  ]);
  await page.getByRole('button', { name: said.provider.submit, exact: true }).click();
  const notice = page.getByRole('dialog');
  await expect(notice).toContainText(
    say(
      `Registrierung erfolgreich! Bitte prüfen Sie Ihre E-Mails für den Verifizierungslink (${person.email}).`,
      `Registration successful! Please check your e-mails for the verification link (${person.email}).`,
    ),
  );
  await notice.getByRole('button', { name: said.provider.continue }).click();
}

export async function confirmByMail({ page, origin, email, say }: Newcomer): Promise<void> {
  await page.goto((await mailTo(origin, email, /verify-email/)).link);
  await expect(page.getByText(say('E-Mail erfolgreich verifiziert!', 'E-mail verified!'))).toBeVisible();
}

/** The account as the server knows it. */
export const accountOf = (page: Page) =>
  page.evaluate(async () => {
    const token = localStorage.getItem('token');
    const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { id: string; package: string; email_verified: boolean; phone_verified: boolean };
  });

export async function expectPlan({ page, goTo }: Newcomer, plan: PlanName, screen: string): Promise<void> {
  await goTo(screen);
  const own = page.getByRole('listitem').filter({ hasText: words.de.plans[plan].name }).filter({ visible: true });
  await expect(own.first()).toBeVisible();
  expect(await accountOf(page)).toMatchObject({ package: plan, email_verified: true });
}

const phoneDialog = ({ page, say }: Newcomer): Locator =>
  page.getByRole('dialog', { name: say('Telefonnummer bestätigen', 'Verify phone number') });

/** What is refused on the way: a number that is none, and a code that was not sent. */
async function mistypeNumber(newcomer: Newcomer): Promise<void> {
  const { say } = newcomer;
  const dialog = phoneDialog(newcomer);
  const number = dialog.getByLabel(say('Telefonnummer', 'Phone number'));
  const send = dialog.getByRole('button', { name: say('Code senden', 'Send code') });
  await number.fill('');
  await expect(send).toBeDisabled();
  await number.fill('0900 1');
  await send.click();
  await expect(number).toHaveAccessibleDescription(
    new RegExp(say('Bitte geben Sie eine gültige Telefonnummer ein', 'Please enter a valid phone number')),
  );
  await number.fill(newcomer.number.dialled);
}

export async function verifyPhone(newcomer: Newcomer, isMistyped = false): Promise<void> {
  const { page, say, origin, number } = newcomer;
  const dialog = phoneDialog(newcomer);
  const verify = dialog.getByRole('button', { name: say('Verifizieren', 'Verify') });
  const code = dialog.getByLabel(say('Code aus der SMS', 'Code of the text message'));
  // On the profile the specification names it.
  await main(page)
    .getByRole('button', { name: /^(Verifizieren|Bestätigen|Verify)$/ })
    .click();
  if (isMistyped) await mistypeNumber(newcomer);
  await dialog.getByRole('button', { name: say('Code senden', 'Send code') }).click();
  await expect(verify).toBeDisabled();
  const sent = await codeSentTo(origin, number.dialled);
  if (isMistyped) {
    await code.fill(sent === '000000' ? '000001' : '000000');
    await verify.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      say('Telefon-Verifizierung fehlgeschlagen', 'Phone verification failed'),
    );
    await expect(
      dialog.getByText(new RegExp(say('Neuer Code in \\d+ Sekunden', 'New code in \\d+ seconds'))),
    ).toBeVisible();
  }
  await code.fill(sent);
  await verify.click();
  // On the profile it stands as well.
  await expect(page.getByText(say('Telefonnummer bestätigt', 'Phone number verified')).first()).toBeVisible();
  await expect(dialog).toBeHidden();
}
