import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { onPhone } from '../support/on-phone.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

// What, where and when as one pill: on phones a line that opens a screen of three steps.

const main = (page: Page) => page.getByRole('main');
const phone = { width: 390, height: 844 };
const where = (page: Page) => main(page).getByRole('textbox', { name: 'Postleitzahl oder Ort' });

/** Opens the steps of /services, whose first one asks what. */
async function openSteps(page: Page): Promise<Locator> {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: /^Was/ }).click();
  const steps = page.getByRole('dialog', { name: 'Dienstleister finden' });
  await expect(steps.getByRole('group', { name: 'Was' })).toBeVisible();
  return steps;
}

test('three steps on a phone lead to results, keep what was chosen, and Back leads to the page', async ({ page }) => {
  const steps = await openSteps(page);
  await expectAccessible(page);
  await steps.getByRole('button', { name: 'Massage', exact: true }).click();
  await expect(where(page)).toBeFocused();
  await page.keyboard.type('101');
  // Back and Escape close it; what was chosen is still there.
  await page.goBack();
  await expect(steps).toHaveCount(0);
  const line = main(page).getByRole('button', { name: /Massage · 101$/ });
  await line.click();
  await expect(steps).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(steps).toHaveCount(0);
  await expect(line).toBeFocused();
  await line.click();
  await steps.getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(steps.getByRole('alert')).toHaveText(/gültige PLZ ein/);
  await expect(where(page)).toBeFocused();
  await expect(where(page)).toHaveAttribute('aria-invalid', 'true');
  await where(page).fill('10115');
  await expect(steps.getByRole('alert')).toHaveCount(0);
  await steps.getByRole('button', { name: 'Weiter' }).click();
  await steps.getByRole('group', { name: 'Wann?' }).getByRole('button', { name: 'Morgen', exact: true }).click();
  await steps.getByRole('combobox', { name: 'Tageszeit' }).selectOption('ab 17 Uhr');
  await steps.getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(page).toHaveURL(/\/services\?zip=10115&day=\d{4}-\d\d-\d\d&from=17%3A00&service=massage$/);
  await expect(steps).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Suche ändern ?Massage · 10115 · .+ab 17 Uhr$/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the steps are gone through by the keyboard alone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/services');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: /^Was/ }).focus();
  await page.keyboard.press('Enter');
  const steps = page.getByRole('dialog');
  const hair = steps.getByRole('button', { name: 'Haarschnitt', exact: true });
  await expect(hair).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(hair).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(where(page)).toBeFocused();
  await page.keyboard.type('10115');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services?zip=10115&service=haarschnitt');
});

test('the pill of a wide window opens when below itself, by the keyboard too', async ({ page }) => {
  await page.goto('/services?zip=10115');
  await untilItWorks(page);
  const when = main(page).getByRole('button', { name: 'Wann? Egal wann' });
  await when.focus();
  await page.keyboard.press('Enter');
  const tomorrow = main(page).getByRole('search').getByRole('button', { name: 'Morgen', exact: true });
  await expect(tomorrow).toBeVisible();
  await expectAccessible(page);
  await tomorrow.focus();
  await page.keyboard.press('Enter');
  await expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(tomorrow).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: /^Wann\? (?!Egal)/ })).toBeFocused();
  await main(page).getByRole('combobox', { name: 'Dienstleistung' }).selectOption('Haarschnitt');
  await main(page).getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(page).toHaveURL(/\/services\?zip=10115&day=\d{4}-\d\d-\d\d&service=haarschnitt$/);
});

test('the last five searches are offered again, and are forgotten one by one', onPhone, async ({ page }) => {
  await page.setViewportSize(phone);
  const kept = (): Promise<string> => page.evaluate(() => localStorage.getItem('serviceSearches') ?? '');
  for (const [query, last] of [
    ['zip=10115', '"zip":"10115"'],
    ['zip=50667&service=massage', '"zip":"50667"'],
    ['place=Daun', '"place":"Daun"'],
    ['zip=20095', '"zip":"20095"'],
    ['zip=80331&service=home', '"zip":"80331"'],
    ['zip=01067', '"zip":"01067"'],
  ] as const) {
    await page.goto(`/services?${query}`);
    await expect.poll(kept).toMatch(new RegExp(`^\\[\\{${last}|^\\[\\{"zip":"",${last}`));
  }
  const steps = await openSteps(page);
  await steps.getByRole('button', { name: /^Postleitzahl/ }).click();
  const recent = steps
    .getByRole('region', { name: 'Zuletzt gesucht' })
    .or(steps.locator('section'))
    .getByRole('listitem');
  await expect(recent).toHaveText(['01067', 'Haus und Wohnung · 80331', '20095', 'Daun', 'Massage · 50667']);
  await steps.getByRole('button', { name: '20095: vergessen' }).click();
  await expect(recent).toHaveText(['01067', 'Haus und Wohnung · 80331', 'Daun', 'Massage · 50667']);
  expect(await kept()).not.toContain('20095');
  await steps.getByRole('button', { name: 'Massage · 50667', exact: true }).click();
  await expect(page).toHaveURL('/services?zip=50667&service=massage');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/services');
});

/** Opens the step that asks where, with what the server is asked of positions. */
async function openWhere(page: Page): Promise<{ steps: Locator; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/towns/nearest') asked.push(search);
  });
  const steps = await openSteps(page);
  await steps.getByRole('button', { name: 'Haarschnitt', exact: true }).click();
  return { steps, asked };
}

const standAt = async (context: BrowserContext, latitude: number, longitude: number): Promise<void> => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude, longitude });
};

test('"near me" finds the postal code, and tells the server no more than about where', async ({ page, context }) => {
  await standAt(context, 52.530_644, 13.383_068);
  const { steps, asked } = await openWhere(page);
  expect(asked).toEqual([]);
  await steps.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(steps.getByRole('group', { name: 'Wann?' })).toBeVisible();
  expect(asked).toEqual(['?latitude=52.53&longitude=13.38']);
  await steps.getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(page).toHaveURL('/services?zip=10115&service=haarschnitt');
});

test('"near me" says plainly when it is refused, and where we know no postal code', async ({ page, context }) => {
  // A browser that may not ask refuses.
  await context.clearPermissions();
  await page.addInitScript(() => {
    const asks = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (found, fail, options) => {
      if (sessionStorage.getItem('refuses') === 'no') asks(found, fail, options);
      else
        fail?.(Object.create(GeolocationPositionError.prototype, { code: { value: 1 } }) as GeolocationPositionError);
    };
  });
  const { steps, asked } = await openWhere(page);
  await steps.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(steps.getByRole('alert')).toHaveText(
    'Ihr Browser gibt den Standort nicht frei. Bitte Postleitzahl oder Ort eingeben.',
  );
  expect(asked).toEqual([]);
  // It can be tried again.
  await standAt(context, 14.5995, 120.9842);
  await page.evaluate(() => sessionStorage.setItem('refuses', 'no'));
  await steps.getByRole('button', { name: 'In meiner Nähe' }).click();
  await expect(steps.getByRole('alert')).toHaveText(/^Wo Sie sind, kennen wir keine Postleitzahl/);
  await where(page).fill('10115');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services?zip=10115&service=haarschnitt');
});
