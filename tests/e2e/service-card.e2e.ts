import type { Page } from '@playwright/test';
import { ownWidth } from './support/own-width.ts';
import { aProvider, expect, signIn, test, untilItWorks } from './support/world.ts';

const main = (page: Page) => page.getByRole('main');

const oldCard = (id: string, name: string) => ({ id, name, category: 'massage', price: 60, duration: 60 });

test('cards are put in order by the keyboard, and cards of an older browser become drafts once', async ({
  page,
  ask,
}) => {
  const provider = await aProvider(ask, 'pro');
  await signIn(page, provider);
  await page.evaluate(
    (cards) => {
      localStorage.setItem('serviceCards', cards);
      localStorage.setItem('userServiceCards', cards);
    },
    JSON.stringify([oldCard('1', 'Erste'), oldCard('2', 'Zweite')]),
  );
  await page.goto('/en/provider/services');
  await untilItWorks(page);
  await main(page).getByRole('button', { name: 'Take over' }).click();
  await expect(main(page).getByText('2 service cards were taken over as drafts.')).toBeVisible();
  const names = main(page).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Erste', 'Zweite']);
  await page.getByRole('button', { name: 'Move Erste' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Erste is now at position 2.')).toBeAttached();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(page.getByRole('button', { name: 'Move Erste' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(names).toHaveText(['Erste', 'Zweite']);
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/service-cards/order') && answer.ok());
  await page.keyboard.press('ArrowDown');
  await kept;
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await page.reload();
  await expect(names).toHaveText(['Zweite', 'Erste']);
  await expect(main(page).getByText(/from before/)).toBeHidden();
});

test('whoever is no provider is told so', ownWidth, async ({ page }) => {
  await page.goto('/provider/services');
  await expect(
    main(page).getByText('Zugriff verweigert: Diese Seite ist nur für registrierte Dienstleister zugänglich.'),
  ).toBeVisible();
});
