import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { passwordStrength } from '../../../src/contract/account/account.ts';
import type { AnswerOf } from '../../../src/contract/endpoint.ts';
import { listTowns } from '../../../src/contract/services/provider.ts';
import { answer } from '../support/answers.ts';
import { button, field } from '../support/found.ts';
import { open } from '../support/stage.tsx';

// The registration of a provider, one thing a screen.

const towns: Record<string, string[]> = {
  '10115': ['Berlin'],
  '17192': ['Waren (Müritz)', 'Klink'],
  '50823': ['Köln'],
  '50667': ['Köln'],
};

const townsOf = ({ zip = '' }: Record<string, string>): AnswerOf<typeof listTowns> => ({
  items: towns[zip] === undefined ? [] : [{ country: 'de', towns: towns[zip] }],
});

type Entries = readonly (readonly [label: string, text: string])[];
const offer = [
  ['Firmenname', 'Studio Müller'],
  ['Beschreibung', 'Nägel und mehr.'],
] as const;
const place = [
  ['Straße', 'Hauptstraße'],
  ['Hausnummer', '12a'],
  ['PLZ', '10115'],
  ['Ort', 'Berlin'],
] as const;
const person = [
  ['Vorname', 'Anna'],
  ['Nachname', 'Müller'],
  ['Mobilnummer', '+4915112345678'],
  ['Geburtsdatum', '1985-02-28'],
] as const;

/** Fills one step after the other and stays on the last. */
async function fillSteps(steps: readonly Entries[], onward = 'Weiter'): Promise<void> {
  for (const [at, entries] of steps.entries()) {
    if (at > 0) await button(onward).click();
    for (const [label, text] of entries) await field(label).fill(text);
  }
}

const expectFault = (label: string, said: RegExp) => expect.element(field(label)).toHaveAccessibleDescription(said);

/** A step with nothing in it names all that it needs, and is not left. */
async function expectRequired(labels: readonly string[], send = 'Weiter'): Promise<void> {
  await button(send).click();
  for (const label of labels) await expectFault(label, /Dieses Feld wird benötigt/);
  await expect.element(field(labels[0] ?? '')).toHaveFocus();
}

beforeEach(async () => {
  answer(listTowns, ({ query }) => townsOf(query));
  answer(passwordStrength, { score: 4, advice: [] });
  await open('/provider/register/free', { language: 'de' });
});

it('names each missing and each wrong field at its step', async () => {
  await expectRequired(['Firmenname', 'Beschreibung']);
  await fillSteps([offer, []]);
  await expectRequired(['Straße', 'Hausnummer', 'PLZ', 'Ort']);
  await field('PLZ').fill('1011');
  await button('Weiter').click();
  await expectFault('PLZ', /^Bitte geben Sie eine gültige PLZ ein \(5 Ziffern\)/);
  // A field's sentence goes when the field is edited.
  await field('PLZ').fill('10115');
  await expect.element(field('PLZ')).not.toHaveAccessibleDescription(/5 Ziffern/);
  // The country decides how many digits there are.
  await field('PLZ').fill('1010');
  await button('Weiter').click();
  await expectFault('PLZ', /5 Ziffern/);
  await page.getByRole('combobox', { name: 'Land' }).selectOptions('Österreich');
  await expect.element(field('PLZ')).not.toHaveAccessibleDescription(/Ziffern/);
  await page.getByRole('combobox', { name: 'Land' }).selectOptions('Deutschland');

  await fillSteps([place, []]);
  await expectRequired(['Vorname', 'Nachname', 'Mobilnummer', 'Geburtsdatum']);
  await field('Mobilnummer').fill('abc');
  await button('Weiter').click();
  await expectFault('Mobilnummer', /Bitte geben Sie eine gültige Telefonnummer ein/);

  await fillSteps([person, []]);
  await expectRequired(['E-Mail', 'Passwort', 'Passwort bestätigen'], 'Registrieren');
  await field('E-Mail').fill('anna@');
  await field('Passwort').fill('kurz');
  await field('Passwort bestätigen').fill('anders');
  await button('Registrieren').click();
  await expectFault('E-Mail', /Bitte geben Sie eine gültige E-Mail-Adresse ein/);
  await expectFault('Passwort', /Das Passwort muss mindestens 8 Zeichen lang sein/);
  await expectFault('Passwort bestätigen', /Die Passwörter stimmen nicht überein/);
});

it('fills the town of a code, offers its others, and asks about another one', async () => {
  await fillSteps([offer, []]);
  const [code, town] = [field('PLZ'), field('Ort')];
  await code.fill('10115');
  await expect.element(town).toHaveValue('Berlin');
  await code.fill('17192');
  await expect.element(town).toHaveValue('Waren (Müritz)');
  await button('Klink').click();
  await expect.element(town).toHaveValue('Klink');
  await code.fill('50823');
  await expect.element(page.getByText(/Stimmt der Ort\? Zu 50823 kennen wir:/)).toBeVisible();
  await button('Köln').click();
  await expect.element(town).toHaveValue('Köln');
  await expect.element(page.getByText(/Stimmt der Ort\?/)).not.toBeInTheDocument();
});

it('fills no town in which one stands or has typed, but one that is left empty', async () => {
  const held = Promise.withResolvers<void>();
  answer(listTowns, async ({ query }) => {
    await held.promise;
    return townsOf(query);
  });
  await fillSteps([offer, []]);
  const [code, town] = [field('PLZ'), field('Ort')];
  await code.fill('10115');
  await town.click();
  held.resolve();
  await userEvent.keyboard('B');
  await expect.element(town).toHaveValue('B');
  await town.fill('Berlin');
  // What one typed stays, although it is what the code would have filled in.
  await code.fill('50667');
  await expect.element(page.getByText(/Stimmt der Ort\? Zu 50667 kennen wir:/)).toBeVisible();
  await expect.element(town).toHaveValue('Berlin');
  await town.fill('');
  await code.click();
  await expect.element(town).toHaveValue('Köln');
});
