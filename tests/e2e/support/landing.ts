import type { Locator, Page } from '@playwright/test';
import { expect } from './world.ts';

/** The search of a landing page: the fields beside each other, or on a phone a line that opens one step after the other. */
interface LandingSearch {
  /** On a phone it opens the step. */
  field: (role: 'textbox' | 'combobox', name: string) => Promise<Locator>;
  submit: (name: string) => Promise<void>;
}

/** `opener` is what the line says on a phone as long as nothing is chosen. */
export async function landingSearch(page: Page, isPhone: boolean, opener: string): Promise<LandingSearch> {
  const main = page.getByRole('main');
  if (!isPhone)
    return {
      field: (role, name) => Promise.resolve(main.getByRole(role, { name, exact: true })),
      submit: (name) => main.getByRole('button', { name, exact: true }).click(),
    };
  await main.getByRole('button', { name: opener }).click();
  const steps = page.getByRole('dialog');
  await expect(steps).toBeVisible();
  return {
    field: async (role, name) => {
      const field = steps.getByRole(role, { name, exact: true });
      if (!(await field.isVisible())) await steps.getByRole('button', { name }).click();
      return field;
    },
    submit: (name) => steps.getByRole('button', { name, exact: true }).click(),
  };
}

/** Shows the other strand's fields. */
export const chooseStrand = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('group').first().getByText(name, { exact: true }).click();
