import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  login,
  loginProvider,
  passwordStrength,
  register,
  resetPassword,
} from '../../../src/contract/account/account.ts';
import { answer, refuse } from '../support/answers.ts';
import { button, expectAddress, field } from '../support/found.ts';
import { open } from '../support/stage.tsx';

const form = () => document.querySelector('main form')?.getBoundingClientRect();
const picture = () => document.querySelector<HTMLImageElement>('main img');
const beyond = () => document.documentElement.scrollWidth - innerWidth;
const main = () => page.getByRole('main');

describe('the picture beside a form', () => {
  it.each(['/login', '/register', '/provider/login', '/provider/register', '/password/forgot'])(
    'stands beside that of %s, and a phone is given the form alone',
    async (address) => {
      await open(address, { language: 'de', width: 360 });
      await expect.poll(() => form()?.top ?? 900).toBeLessThan(900);
      expect(beyond()).toBeLessThanOrEqual(0);
      expect(picture()?.checkVisibility()).toBe(false);
      await page.viewport(1440, 900);
      await expect.poll(() => picture()?.getBoundingClientRect().height ?? 0).toBeGreaterThan(700);
      expect(beyond()).toBeLessThanOrEqual(0);
      expect(form()?.right).toBeLessThanOrEqual(picture()?.getBoundingClientRect().left ?? 0);
    },
  );
});

describe('the sign-in', () => {
  const failed = 'Anmeldung fehlgeschlagen. Bitte überprüfen Sie Ihre Eingaben.';

  it.each([
    ['/login', login],
    ['/provider/login', loginProvider],
  ] as const)('at %s refuses a wrong password in the words of the product, and stays', async (address, endpoint) => {
    refuse(endpoint, 'invalid_credentials');
    await open(address, { language: 'de' });
    await field('E-Mail').fill('anna@example.org');
    await field('Passwort').fill('something else');
    await main().getByRole('button', { name: 'Anmelden' }).click();
    await expect.element(page.getByText(failed)).toBeVisible();
    await expectAddress(address);
  });
});

describe('a new password', () => {
  it('says where the link is damaged', async () => {
    refuse(resetPassword, 'link_invalid');
    answer(passwordStrength, { score: 4, advice: [] });
    await open('/password/reset/nonsense', { language: 'de' });
    await field('Neues Passwort').fill('Ein gutes Passwort 1');
    await button('Passwort speichern').click();
    await expect.element(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
  });

  it('that is guessed at once is refused at its field, with the reason, and nothing is lost', async () => {
    const reason = 'Dieses Passwort ist zu leicht zu erraten. Das ist ein häufig benutztes Passwort.';
    refuse(register, 'invalid', { fields: { password: reason } });
    answer(passwordStrength, { score: 0, advice: [reason] });
    await open('/register', { language: 'de' });
    await field('Name').fill('Anna Müller');
    await field('E-Mail').fill('anna@example.org');
    await field('Passwort').fill('password1');
    await button('Konto erstellen').click();
    await expect.element(field('Passwort')).toHaveAccessibleDescription(new RegExp(reason));
    await expect.element(field('Passwort')).toHaveFocus();
    await expect.element(field('E-Mail')).toHaveValue('anna@example.org');
  });
});
