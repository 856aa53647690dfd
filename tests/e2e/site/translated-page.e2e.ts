import type { Page } from '@playwright/test';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { aStudio } from '../support/bookable.ts';
import { aCustomer, expect, signIn, test, untilItWorks } from '../support/world.ts';

const ways = ['in the place of', 'around'] as const;

/** Puts each text into a `<font>`, as browsers do that translate a page; the words stay readable for the test. */
const translate = (page: Page, way: (typeof ways)[number]) =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, font') != null) continue;
      const translation = document.createElement('font');
      const inner = translation.appendChild(document.createElement('font'));
      if (how === 'around') {
        text.before(translation);
        inner.append(text);
      } else {
        inner.textContent = text.data;
        text.replaceWith(translation);
      }
    }
  }, way);

for (const way of ways) {
  test(`counts go on where a browser puts its words ${way} ours`, async ({ page }) => {
    await page.goto('/services?zip=10115&radius=100', { waitUntil: 'networkidle' });
    await untilItWorks(page);
    const count = page
      .getByRole('main')
      .getByText(/\d+ Dienstleister/)
      .filter({ visible: true })
      .first();
    const all = await count.textContent();
    await translate(page, way);
    await expect(count).toHaveText(all ?? '');
    await page.getByRole('button', { name: 'Sofort buchbar' }).filter({ visible: true }).first().click();
    await expect(count).not.toHaveText(all ?? '');
    await translate(page, way);
    await page.goBack();
    await expect(count).toHaveText(all ?? '');
  });

  test(`a countdown goes on where a browser puts its words ${way} ours`, async ({ page, ask }) => {
    const studio = await aStudio(ask);
    const [card] = studio.cards;
    const { next } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card?.id } });
    await signIn(page, await aCustomer(ask));
    await page.goto(paths.book(studio.id, { cards: card?.id ?? '', start: next ?? '' }));
    const timer = page.getByRole('main').getByRole('timer');
    await expect(timer).toHaveText(/Noch \d+:\d\d für Sie reserviert/);
    for (const _again of [1, 2]) {
      await translate(page, way);
      const then = (await timer.textContent()) ?? '';
      await expect(timer).not.toHaveText(then);
      await expect(timer).toHaveText(/^Noch \d+:\d\d für Sie reserviert$/);
    }
    await page.goBack();
  });
}
