import type { Page } from '@playwright/test';
import { expect, field } from './world.ts';

/** The postal code fills the town that nobody has typed; one that is not the code's is questioned, and the answer is one press. */
export async function expectTowns(page: Page, codeLabel = 'PLZ'): Promise<void> {
  const [code, town] = [field(page, codeLabel), field(page, 'Ort')];
  await town.fill('');
  await code.fill('50667');
  await expect(town).toHaveValue('Köln');
  await town.fill('Bonn');
  await expect(page.getByText('Stimmt der Ort? Zu 50667 kennen wir:')).toBeVisible();
  await page.getByRole('button', { name: 'Köln', exact: true }).click();
  await expect(town).toHaveValue('Köln');
  await expect(page.getByText(/^Stimmt der Ort\?/)).toHaveCount(0);
}
