import type { Locator, Page } from '@playwright/test';
import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { recordProviderView } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { overflow } from '../../support/screen-faults.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio, type Studio } from '../support/bookable.ts';
import { expect, test, zone } from '../support/moved-clock.ts';
import { onPhone } from '../support/on-phone.ts';
import { aCustomer } from '../support/world.ts';

/** How high each bar of a drawing is, the first week first, in tenths of the highest. */
const bars = (drawing: Locator): Promise<number[]> =>
  drawing.locator('rect').evaluateAll((all) => {
    const heights = all.map((one) => one.getBoundingClientRect().height);
    const highest = Math.max(1, ...heights);
    return heights.map((height) => Math.round((10 * height) / highest));
  });

const nine = Array.from({ length: 9 }, () => 0);

const chart = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true }).getByRole('img');

/** Cells of the row of the week that begins so. */
const rowOf = (page: Page, monday: string): Locator =>
  page.getByRole('row').filter({ hasText: monday.split('-').toReversed().join('.') });

async function books(ask: Parameters<typeof aStudio>[0], studio: Studio, days: readonly string[]): Promise<void> {
  const card = studio.cards[1];
  if (card === undefined) throw new Error('a studio has two cards');
  for (const day of days) {
    const start = new Date(instantOf(day, 11 * 60, zone)).toISOString();
    const body = { providerId: studio.id, cards: [card.id], start, beginsEarly: true };
    await ask(bookAppointment, { body }, (await aCustomer(ask)).token);
  }
}

test(
  'a card shows week by week who looked, who came and what it brought',
  onPhone,
  async ({ page, ask, site, laterOn }) => {
    test.slow();
    const monday = dayAt(site.now().getTime(), zone);
    const next = addDays(monday, 7);
    const studio = await aStudio(ask);
    await ask(recordProviderView, { params: { id: studio.id } });
    // Twice as many in the second week.
    await books(ask, studio, [addDays(monday, 1), addDays(next, 1), addDays(next, 2)]);
    await laterOn(new Date(instantOf(addDays(monday, 14), 9 * 60, zone)), [[page, studio]]);
    await page.goto(paths.serviceCardStats(studio.cards[1]?.id ?? ''));

    await test.step('what the drawings say and show is what was done', async () => {
      await expect(chart(page, 'Aufrufe')).toHaveAccessibleName('Aufrufe, 12 Wochen bis heute: 1');
      await expect(chart(page, 'Termine')).toHaveAccessibleName('Termine, 12 Wochen bis heute: 3');
      await expect(chart(page, 'Umsatz')).toHaveAccessibleName(/^Umsatz, 12 Wochen bis heute: 75\s€$/);
      await expect.poll(() => bars(chart(page, 'Aufrufe'))).toEqual([...nine, 10, 0, 0]);
      expect(await bars(chart(page, 'Termine'))).toEqual([...nine, 5, 10, 0]);
      expect(await bars(chart(page, 'Umsatz'))).toEqual([...nine, 5, 10, 0]);
    });

    await test.step('who points at a week reads it', async () => {
      const drawing = chart(page, 'Umsatz');
      const box = await drawing.locator('rect').nth(10).boundingBox();
      const place = await drawing.boundingBox();
      await drawing.hover({
        position: { x: (box?.x ?? 0) + (box?.width ?? 0) / 2 - (place?.x ?? 0), y: 60 },
      });
      await expect(page.getByText(/^Woche ab .*: 50\s€$/)).toBeVisible();
    });

    await test.step('the keyboard opens the same as a table', async () => {
      await page.getByText('Als Tabelle').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('row')).toHaveCount(13);
      await expect(rowOf(page, monday)).toHaveText(/1\s*1\s*25\s€$/);
      await expect(rowOf(page, next)).toHaveText(/0\s*2\s*50\s€$/);
      await expect(rowOf(page, addDays(monday, 14))).toHaveText(/0\s*0\s*0\s€$/);
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    });
  },
);
