import type { Locator } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { paths } from '../../../src/paths.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { main } from '../support/registration.ts';
import { expect, signIn, test } from '../support/world.ts';

// The frame of a provider's area, and the row above the calendar.

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('the side bar has three groups with icons, and is a rail on the calendar', async ({ page, ask }) => {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  await signIn(page, { token });
  await page.goto(paths.providerDashboard());
  const side = page.getByRole('navigation', { name: 'Ihr Bereich' }).filter({ visible: true });
  const groups = side.getByRole('list');
  await expect(groups.nth(0).getByRole('link')).toHaveText([/^Heute/, /^Kalender/, /^Kunden/, /^Nachrichten/]);
  await expect(groups.nth(1).getByRole('link')).toHaveText(['Leistungen', 'Zeiten', 'Team', 'Profil']);
  await expect(groups.nth(2).getByRole('link')).toHaveText(['Rechnungen', 'Bank und Steuer', 'Einstellungen']);
  for (const index of [0, 1, 2]) {
    const links = groups.nth(index).getByRole('link');
    await expect(links.locator('svg'), 'each with its picture').toHaveCount(await links.count());
  }
  // What the specification has besides, below the last group.
  await expect(groups.nth(3).getByRole('link')).toHaveText([
    'Angebotsanfragen',
    'Statistik',
    'Angaben zum Betrieb',
    'Adresse',
    'Website und Aushang',
    'Immobilie inserieren',
    'Support',
    /^(Upgrade auf|Pakete)/,
  ]);
  await expect(side.getByText('Angebot', { exact: true })).toBeVisible();
  await expect(side.getByText('Betrieb', { exact: true })).toBeVisible();
  expect((await boxOf(side)).width).toBeGreaterThan(180);

  await side.getByRole('link', { name: 'Kalender' }).click();
  await expect(page).toHaveURL(/\/provider\/calendar/);
  await expect(side.getByRole('link')).toHaveText([
    /^Heute/,
    /^Kalender/,
    /^Kunden/,
    /^Nachrichten/,
    'Angebot',
    'Betrieb',
  ]);
  expect((await boxOf(side)).width).toBeLessThan(100);
  await side.getByRole('button', { name: 'Mehr' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Bank und Steuer' })).toBeVisible();
});

test(
  'the bar of phones has five entries, and week and first hours are in the first screen of the calendar',
  onlyOnPhone,
  async ({ page, ask }) => {
    await signIn(page, await aStudio(ask));
    await page.goto(paths.providerDashboard());
    const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
    const entries = bar.locator('> a, > button');
    await expect(entries).toHaveCount(5);
    const names = [/^Heute/, /^Kalender/, /^Termin eintragen$/, /^Nachrichten/, /^Mehr$/];
    for (const [index, name] of names.entries()) {
      const entry = entries.nth(index);
      await expect(entry).toHaveAccessibleName(name);
      const { width, height } = await boxOf(entry);
      expect(Math.min(width, height), 'large enough for a finger').toBeGreaterThanOrEqual(44);
    }

    await bar.getByRole('link', { name: 'Kalender' }).click();
    const strip = main(page).getByRole('toolbar', { name: 'Woche' });
    await expect(strip.getByRole('button')).toHaveCount(7);
    const grid = main(page).getByRole('region', { name: 'Kalender' });
    await expect(grid).toBeVisible();
    const week = await boxOf(strip);
    const hours = await boxOf(grid);
    const { y: foot } = await boxOf(bar);
    expect(week.y + week.height).toBeLessThanOrEqual(hours.y + 1);
    // Of the 740 pixels of a small phone.
    expect(foot - hours.y, 'most of the first screen are hours').toBeGreaterThan(370);
  },
);

for (const width of [1024, 1440])
  test(`at ${width} pixels the calendar has one row of tools, and what is done rarely stands behind the dots`, async ({
    page,
    ask,
  }) => {
    const studio = await aStudio(ask);
    await ask(createStaff, { body: { name: 'Mira Sommer', cards: null, hours: null } }, studio.token);
    await signIn(page, studio);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(paths.providerCalendar({ view: 'day' }));
    const tools = ['Früher', 'Heute', 'Später', 'Mehr …', 'Termin eintragen'].map((name) =>
      main(page).getByRole('button', { name, exact: true }).first(),
    );
    for (const tool of tools) await expect(tool).toBeVisible();
    const middles = await Promise.all(
      [...tools, main(page).getByRole('link', { name: 'Woche', exact: true })].map(async (tool) => {
        const { y, height } = await boxOf(tool);
        return y + height / 2;
      }),
    );
    expect(Math.max(...middles) - Math.min(...middles), 'in one row').toBeLessThan(8);
    const rare = ['Laufkundschaft', 'Heute krank …', 'Tageszettel drucken'];
    for (const name of rare) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Mehr …' }).click();
    for (const name of rare) await expect(page.getByRole('button', { name })).toBeVisible();
  });
