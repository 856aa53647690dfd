import type { Locator } from '@playwright/test';
import { onPhone } from '../support/on-phone.ts';
import { cards, main, names } from '../support/services.ts';
import { expect, test, untilItWorks } from '../support/world.ts';

// The map beside the results of services.

interface Label {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const isOver = (one: Label, other: Label): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The labels that lie over another one. */
async function overlapping(labels: Locator): Promise<string[]> {
  const shown = await labels.evaluateAll((elements) =>
    elements.map((element): Label => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { text: element.textContent, left, right, top, bottom };
    }),
  );
  return shown.flatMap((label, place) =>
    shown.slice(0, place).some((other) => isOver(label, other)) ? [label.text] : [],
  );
}

test(
  'a map lies beside the list, above it on a phone, and its pins lead into the list',
  onPhone,
  async ({ page, isPhone }) => {
    await page.goto('/services?zip=50667&radius=100');
    const toggle = main(page).getByRole('button', { name: 'Karte', exact: true });
    await toggle.click();
    await expect(page).toHaveURL('/services?zip=50667&radius=100&map=true');
    const back = main(page).getByRole('button', { name: 'Liste', exact: true });
    await expect(back).toBeVisible();
    const map = main(page).getByRole('region', { name: 'Karte der Ergebnisse' });
    const pins = map.getByRole('button', { name: /^(?!Vergr|Verkl)/ });
    await expect(pins.first()).toBeVisible();
    const [chart, card] = await Promise.all([map.boundingBox(), cards(page).first().boundingBox()]);
    if (chart === null || card === null) throw new Error('both are on the page');
    if (isPhone) expect(card.y).toBeGreaterThanOrEqual(chart.y + chart.height);
    else {
      expect(chart.x).toBeGreaterThanOrEqual(card.x + card.width);
      expect(Math.abs(chart.y - card.y)).toBeLessThan(10);
    }
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, 'the page is as wide as the window').toBeLessThanOrEqual(0);

    const shown = map.locator('.leaflet-marker-icon:not([class*=isDot]) > span');
    await expect.poll(() => overlapping(shown), { message: 'no price lies over another' }).toEqual([]);
    // Each with its price, or with how many stand there.
    for (const text of await pins.allTextContents()) expect(text).toMatch(/^(ab )?[\d,]+\s€|^\d+ Betriebe/);
    if (isPhone) {
      // Not the last one: further results would come, with pins of their own.
      await cards(page).nth(3).scrollIntoViewIfNeeded();
      await expect(back, 'covers nothing of the list').not.toBeInViewport();
    } else {
      await cards(page).first().hover();
      const raised = map.locator('[class*=isHighlighted]');
      await expect(raised).toHaveCount(1);
      await expect(raised).toContainText(await names(page).first().getByRole('link').innerText());
      await raised.hover();
      await expect(main(page).locator('[data-marked]').first()).toBeVisible();
    }

    const pin = pins.last();
    const [name = ''] = ((await pin.getAttribute('title')) ?? '').split(', ');
    await pin.focus();
    await page.keyboard.press('Enter');
    // Found by the focus: two businesses may have the same name.
    const link = cards(page).locator('a:focus');
    await expect(link).toHaveText(name);
    await expect(link).toBeInViewport();
    // The server cannot draw a map, and does not say that it failed.
    const written = await page.request.get(page.url());
    expect(await written.text()).not.toContain('konnte nicht geladen werden');
    await page.reload();
    // The place that was scrolled to is restored once the list is there; the map is fetched when it is near.
    await expect(async () => {
      await main(page).getByRole('combobox', { name: 'Sortieren nach' }).scrollIntoViewIfNeeded();
      await expect(pins.first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    // Asked for once, it stands beside the next results, too; on a phone it would push away the first one.
    await page.goto('/services?zip=10115');
    await untilItWorks(page);
    await expect(isPhone ? toggle : back).toBeVisible();
    await page.goto('/services?zip=50667&radius=100&map=true');
    await untilItWorks(page);
    await back.click();
    await expect(map).toHaveCount(0);
    await expect(page).toHaveURL('/services?zip=50667&radius=100');
    await page.reload();
    await untilItWorks(page);
    await expect(toggle).toBeVisible();
  },
);
