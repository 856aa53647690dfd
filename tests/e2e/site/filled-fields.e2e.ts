import type { Locator } from '@playwright/test';
import { aCustomer, aWord, expect, field, goodPassword, test, untilItWorks } from '../support/world.ts';

// Password managers set a value and tell nobody: as a script of the page would, or past whatever the page has put around it.

const ways = {
  'as a script of the page': (input: HTMLInputElement, text: string) => {
    input.value = text;
  },
  'past the page': (input: HTMLInputElement, text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  },
} as const;
type Way = keyof typeof ways;

const fill = (input: Locator, text: string, way: Way) => input.evaluate(ways[way], text);

for (const way of Object.keys(ways) as Way[]) {
  test(`an account and a sign-in filled ${way} are sent, not called empty`, async ({ page, ask }) => {
    const { email, password } = await aCustomer(ask);
    await page.goto('/login');
    await untilItWorks(page);
    await fill(field(page, 'E-Mail'), email, way);
    await fill(field(page, 'Passwort'), password, way);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).toHaveURL('/de');
  });

  test(`what is filled ${way} stays when somebody goes on by hand`, async ({ page }) => {
    const email = `${aWord()}@example.org`;
    await page.goto('/register');
    await untilItWorks(page);
    await fill(field(page, 'E-Mail'), email, way);
    await fill(field(page, 'Passwort'), goodPassword, way);
    await field(page, 'Name').pressSequentially('Jürgen Groß');
    await expect(field(page, 'Name')).toHaveValue('Jürgen Groß');
    await expect(field(page, 'E-Mail')).toHaveValue(email);
    await expect(field(page, 'Passwort')).toHaveValue(goodPassword);
    await page.getByRole('button', { name: 'Konto erstellen' }).click();
    await expect(page.getByText(`Eine E-Mail an ${email} ist unterwegs`)).toBeVisible();
  });
}
