import type { Locator, Page } from '@playwright/test';
import { expect } from './world.ts';

/** A search in a pill: the fields beside each other, or on a phone a line that opens one step after the other. */
interface LandingSearch {
  /** On a phone it opens the step. */
  field: (role: 'textbox' | 'combobox', name: string) => Promise<Locator>;
  /** From a list, or on a phone from the step's choices. */
  chooseService: (label: string, name: string) => Promise<void>;
  chooseDay: (label: string, name: string) => Promise<void>;
  submit: (name: string) => Promise<void>;
}

/** `opener` is what the line says on a phone as long as nothing is chosen. */
export async function landingSearch(page: Page, isPhone: boolean, opener: string | RegExp): Promise<LandingSearch> {
  const main = page.getByRole('main');
  if (!isPhone) {
    const when = main.getByRole('button', { name: /^(Wann\?|When\?)/ });
    return {
      field: (role, name) => Promise.resolve(main.getByRole(role, { name, exact: true })),
      chooseService: async (label, name) => {
        await main.getByRole('combobox', { name: label, exact: true }).selectOption(name);
      },
      chooseDay: async (_, name) => {
        await when.click();
        await main.locator('search').getByRole('button', { name, exact: true }).click();
        await page.keyboard.press('Escape');
      },
      submit: (name) => main.getByRole('button', { name, exact: true }).click(),
    };
  }
  await main.getByRole('button', { name: opener }).click();
  const steps = page.getByRole('dialog');
  await expect(steps).toBeVisible();
  const open = async (label: string): Promise<void> => {
    const row = steps.getByRole('button', { name: label });
    const step = steps.getByRole('group', { name: label }).or(steps.getByLabel(label));
    await expect(row.or(step).first()).toBeVisible();
    if (await row.isVisible()) await row.click();
  };
  const press = async (label: string, name: string): Promise<void> => {
    await open(label);
    await steps.getByRole('group', { name: label }).getByRole('button', { name, exact: true }).click();
  };
  return {
    field: async (role, name) => {
      const field = steps.getByRole(role, { name, exact: true });
      if (!(await field.isVisible())) await open(name);
      return field;
    },
    chooseService: press,
    chooseDay: press,
    submit: (name) => steps.getByRole('button', { name, exact: true }).click(),
  };
}

/** Shows the other strand's fields. */
export const chooseStrand = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('group').first().getByText(name, { exact: true }).click();
