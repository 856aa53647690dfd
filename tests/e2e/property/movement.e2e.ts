import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { listProviders } from '../../../src/contract/services/provider.ts';
import { aDemoListing, cards, openFilters } from '../support/browse.ts';
import { swipe } from '../support/finger.ts';
import { hold } from '../support/held.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { motionOf, watchMotion } from '../support/watched-motion.ts';
import { expect, test, untilItWorks, untilPainted } from '../support/world.ts';

test('picture, name and price of a tapped card stand at once on its page', onPhone, async ({ page, ask }) => {
  const { items } = await ask(listProviders, { query: { zip: '10115' } });
  const [first] = items;
  // The card of a business shows the prices of its services as well, once they are there.
  for (const [list, call, name, from] of [
    ['/home', /\/api\/listings\/[0-9a-f-]+$/, undefined, undefined],
    ['/services?zip=10115', /\/api\/providers\/[0-9a-f-]+$/, first?.name, `${(first?.fromPriceCents ?? 0) / 100} €`],
  ] as const)
    await test.step(list, async () => {
      await page.goto(list);
      await untilItWorks(page);
      const card = page.getByRole('article').first();
      const heading = card.getByRole('heading').first();
      const title = name ?? (await heading.innerText());
      const price = from ?? /₱[\d.,]+/.exec(await card.innerText())?.[0] ?? '';
      expect(price).not.toBe('');
      const picture = await card
        .locator('img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc);
      const held = await hold(page, call);
      await card.getByRole('link', { name: title, exact: true }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toContainText(price);
      const shown = page.getByRole('main').locator('img').first();
      await expect(shown).toBeInViewport();
      expect(await shown.evaluate((image) => (image as HTMLImageElement).currentSrc)).toBe(picture);
      await expect(page.getByRole('main').getByRole('status')).not.toHaveCount(0);
      held.release();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    });
});

test('the picture of a card grows into that of its page, unless less motion is asked for', async ({ page }) => {
  await watchMotion(page);
  /** Back from the page of the first card, whose code is there by then. Returns the name of its picture. */
  const goAndComeBack = async (list: string): Promise<string> => {
    await page.goto(list);
    await untilItWorks(page);
    const link = page.getByRole('article').first().getByRole('heading').getByRole('link').first();
    const [, id = ''] = /\/(?:property|provider)\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
    const heading = page.getByRole('heading', { level: 1 });
    const title = await link.innerText();
    await link.click();
    await expect(heading).toHaveText(title);
    await page.goBack();
    await expect(heading).not.toHaveText(title);
    await expect(link).toBeInViewport();
    await untilPainted(page);
    await link.click();
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('main').locator('img').first()).toBeInViewport();
    return `picture-${id}`;
  };
  // A browser that is busy leaves it out.
  for (const list of ['/home', '/services?zip=10115'])
    await expect(async () => {
      const name = await goAndComeBack(list);
      expect((await motionOf(page)).views.at(-1), list).toEqual({ before: [name], after: [name] });
    }).toPass();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const list of ['/home', '/services?zip=10115']) {
    await goAndComeBack(list);
    expect((await motionOf(page)).views, list).toEqual([]);
  }
});

/** In which the shape of what is waited for pales once, and in which a wheel turns. */
const breath = 1400;
const turn = 900;

test('sheets and hearts move for 150 to 200 milliseconds, and nothing moves where less motion is asked for', async ({
  page,
  ask,
}) => {
  const { items: providers } = await ask(listProviders, { query: { zip: '10115' } });
  const listing = await aDemoListing(ask);
  await watchMotion(page);
  const ranOn = async (path: string, act: () => Promise<void>): Promise<number[]> => {
    await page.goto(path);
    await untilItWorks(page);
    await act();
    await untilPainted(page);
    return (await motionOf(page)).ran.filter((milliseconds) => milliseconds > 1);
  };
  const heart = async (): Promise<void> => {
    const one = page.getByRole('button', { name: /^(Favorite|Favorit)/ }).first();
    const was = await one.getAttribute('aria-pressed');
    await one.click();
    await expect(one).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  };
  const filter = async (): Promise<void> => {
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const acts = [
    ['/home', () => openFilters(page)],
    [`/property/${listing.id}`, heart],
    ['/services?zip=10115', filter],
  ] as const;
  for (const [path, act] of acts) {
    const ran = await ranOn(path, act);
    expect(ran, path).not.toEqual([]);
    for (const milliseconds of ran) expect([150, 200, turn, breath], path).toContain(milliseconds);
    expect(Math.min(...ran), path).toBeLessThan(turn);
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, act] of acts) expect(await ranOn(path, act), path).toEqual([]);
  for (const path of ['/', '/de', `/provider/${providers[0]?.id}`, '/login', '/help'])
    expect(await ranOn(path, () => Promise.resolve()), path).toEqual([]);
});

test(
  'a sheet is closed by pulling it down, by Escape and by Back, and the focus returns',
  onlyOnPhone,
  async ({ page }) => {
    await page.goto('/home');
    await untilItWorks(page);
    const opener = page.getByRole('button', { name: /^Filters/ }).first();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const pull = async (pixels: number): Promise<void> => {
      const box = await sheet.getByRole('heading', { name: 'Filters' }).boundingBox();
      await swipe(page, { x: 120, y: (box?.y ?? 0) + 8 }, { x: 0, y: pixels });
    };
    for (const close of [() => pull(200), () => page.keyboard.press('Escape'), () => page.goBack()]) {
      await opener.click();
      await expect(sheet).toBeVisible();
      await pull(40);
      await expect(sheet, 'pulled a little it stays').toBeVisible();
      await close();
      await expect(sheet).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(page).toHaveURL(/\/home$/);
    }
  },
);

test('the pictures of a card are turned by a finger', onlyOnPhone, async ({ page, ask }) => {
  const { items } = await ask(listListings, { query: { category: 'vacation' } });
  const listing = items.find(({ images }) => images.length > 1);
  await page.goto(`/home?${new URLSearchParams({ q: listing?.title ?? '' }).toString()}`);
  await untilItWorks(page);
  const pictures = cards(page).first().locator('img');
  await expect(pictures.first()).toBeInViewport();
  const box = await pictures.first().boundingBox();
  const middle = { x: 260, y: (box?.y ?? 0) + 80 };
  await swipe(page, middle, { x: -220, y: 0 });
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.99 });
  await expect(pictures.first()).not.toBeInViewport();
  await swipe(page, { ...middle, x: 60 }, { x: 220, y: 0 });
  await expect(pictures.first()).toBeInViewport({ ratio: 0.99 });
  await expect(page, 'a swipe opens nothing').toHaveURL(/\/home\?q=/);
});
