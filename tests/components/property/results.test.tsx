import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listCards } from '../../../src/contract/property/browse.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { answer, setOffline } from '../support/answers.ts';
import { button, expectAddress } from '../support/found.ts';
import { aCard, anId, aPage, cardsFrom } from '../support/listings.ts';
import { open } from '../support/stage.tsx';

const cards = () => page.getByRole('region', { name: 'Results' }).getByRole('article');
const titles = () => page.getByRole('region', { name: 'Results' }).getByRole('heading');
const heart = (number: number) => button(`Favorite: House ${number}`);
const size = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
const dialog = () => page.getByRole('dialog');

/** As this browser keeps them. */
const keepHere = (ids: readonly string[]): void =>
  localStorage.setItem('favorites', JSON.stringify(Object.fromEntries(ids.map((id) => [id, true]))));

describe('the list', () => {
  it('is asked for in the order that is chosen', async () => {
    const asked = answer(listListings, aPage(cardsFrom(1, 20)));
    await open('/home');
    for (const [sort, word] of [
      ['price_asc', 'Lowest price first'],
      ['price_desc', 'Highest price first'],
      ['area_desc', 'Largest first'],
    ] as const) {
      await page.getByRole('combobox', { name: 'Sort by' }).selectOptions(word);
      await expect.poll(() => asked.at(-1)?.query['sort']).toBe(sort);
    }
  });

  it('has 1, 2, 3, 4 or 6 columns, by the width there is', async () => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    await open('/home?category=condominium');
    await expect.element(cards().first()).toBeVisible();
    for (const [width, columns] of [
      [360, 1],
      [600, 2],
      [900, 3],
      [1200, 4],
      [1700, 6],
    ] as const) {
      await page.viewport(width, 900);
      const inFirstRow = (): number => {
        const tops = cards()
          .elements()
          .map((card) => Math.round(card.getBoundingClientRect().top));
        return tops.filter((top) => top === Math.min(...tops)).length;
      };
      await expect.poll(inFirstRow, { message: `columns at ${width} pixels` }).toBe(columns);
    }
  });

  it.each([360, 1440])(
    'has the price before the title, above it and in larger letters, at %i pixels',
    async (width) => {
      answer(listListings, aPage([aCard(1)]));
      await open('/home', { width });
      const price = cards().getByText('₱4,500,000').first();
      await expect.element(price).toBeVisible();
      const [high, low] = [price.element(), titles().first().element()];
      expect(cards().first().element().textContent).toMatch(/^₱4,500,000\s*House 1/);
      expect(high.getBoundingClientRect().bottom).toBeLessThanOrEqual(low.getBoundingClientRect().top + 1);
      expect(size(high)).toBeGreaterThan(size(low));
    },
  );

  it('says where nothing matches, and offers all again', async () => {
    answer(listListings, ({ query }) => (query['q'] === undefined ? aPage(cardsFrom(1, 20), 200) : aPage([])));
    await open('/home?q=zzzz');
    await expect.element(page.getByText('No properties found matching your criteria.').first()).toBeVisible();
    await button('Clear all filters').click();
    await expect.element(page.getByText('200 results')).toBeVisible();
  });

  it.each([
    ['category=architects&q=zzzz', 'Keine Dienstleister gefunden'],
    ['q=zzzz', 'Keine Immobilien gefunden'],
  ])('says it in German: %s', async (query, said) => {
    answer(listListings, aPage([]));
    await open(`/home?${query}`, { language: 'de' });
    await expect.element(page.getByText(said).first()).toBeVisible();
  });
});

describe('without a connection', () => {
  it.each([
    ['/home?category=architects', /^Die Dienstleister konnten nicht geladen werden/],
    ['/home', /^Die Immobilien konnten nicht geladen werden/],
  ])('the list says so, and comes with the next try: %s', async (address, said) => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    setOffline(true);
    await open(address, { language: 'de' });
    await expect.element(page.getByText('Fehler beim Laden der Daten').first()).toBeVisible();
    await expect.element(page.getByText(said).first()).toBeVisible();
    setOffline(false);
    await expect.element(page.getByText('20 Ergebnisse')).toBeVisible();
  });

  it('a filter keeps the list that was there, says so, and takes effect with the next try', async () => {
    answer(listListings, ({ query }) => aPage(cardsFrom(query['category'] === 'condominium' ? 31 : 1, 20)));
    await open('/home');
    await expect.element(titles().first()).toHaveTextContent('House 1');
    setOffline(true);
    await button('Condominium').click();
    const kept = page.getByText(/The new filters could not be asked for\. These are still the results from before\./);
    await expect.element(kept).toBeVisible();
    await expect.element(titles().first()).toHaveTextContent('House 1');
    setOffline(false);
    await expect.element(kept).not.toBeInTheDocument();
    await expect.element(titles().first()).toHaveTextContent('House 31');
  });

  it('the sheet keeps what was chosen, and says above its buttons what failed', async () => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    await open('/home', { language: 'de', width: 360 });
    await button('Filter').first().click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await expect.element(sheet).toBeVisible();
    setOffline(true);
    const rent = sheet.getByRole('button', { name: 'Mieten' });
    await rent.click();
    await expect.element(sheet.getByRole('button', { name: 'Erneut versuchen' })).toBeInViewport({ ratio: 1 });
    await expect.element(rent).toHaveAttribute('aria-pressed', 'true');
    setOffline(false);
    await expect.element(sheet.getByRole('button', { name: '20 Ergebnisse zeigen' })).toBeVisible();
    await expect.element(rent).toHaveAttribute('aria-pressed', 'true');
  });

  it('the list keeps what it has, and loads on with the next try', async () => {
    answer(listListings, ({ query }) =>
      query['cursor'] === undefined ? aPage(cardsFrom(1, 20), 40, 'more') : aPage(cardsFrom(21, 20), 40),
    );
    await open('/home');
    await expect.element(cards().nth(3)).toBeVisible();
    setOffline(true);
    const failure = page.getByText(/Could not load more\./);
    await expect
      .poll(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return failure.elements().length;
      })
      .toBeGreaterThan(0);
    expect(
      titles()
        .elements()
        .map((title) => title.textContent),
    ).not.toContain('House 40');
    setOffline(false);
    await expect.element(failure).not.toBeInTheDocument();
    await expect
      .poll(() => {
        window.scrollTo(0, document.body.scrollHeight);
        return titles()
          .elements()
          .map((title) => title.textContent);
      })
      .toContain('House 40');
  });
});

/** The second is not public. */
const listed = () =>
  answer(listCards, ({ body }) => ({
    items: (body.ids as string[]).filter((id) => id !== anId(2)).map((id) => aCard(Number(id.slice(-12)))),
  }));

describe('favourites', () => {
  it('are kept with a tap, and their removal is confirmed first', async () => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    listed();
    await open('/home');
    await heart(1).click();
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
    await button('Favorites').click();
    await expectAddress(/favorites=true/);
    await expect.element(cards()).toHaveLength(1);
    await heart(1).click();
    await expect
      .element(dialog().getByText(/Are you sure you want to remove House 1 from your favorites\?/))
      .toBeVisible();
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('link', { name: 'House 1' })).toBeVisible();
    await heart(1).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    // The last favourite leaves its view.
    await expectAddress('/home');
  });

  it('can be had by the heart: whoever has none is told so', async () => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    await open('/home');
    await button('Favorites').click();
    await expect
      .element(page.getByText('You have no favorites yet. Tap the heart on a listing to add one.'))
      .toBeVisible();
    await expect.element(button('Favorites')).toHaveAttribute('aria-pressed', 'false');
    await expectAddress('/home');
  });

  it('are counted where they went offline, and leave on demand, whatever filters stand', async () => {
    keepHere([anId(1), anId(2)]);
    listed();
    await open('/home?favorites=true&bedrooms=4&priceMin=900000000');
    await expect.element(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect.element(page.getByText('2 filters rest: all favorites are shown.')).toBeVisible();
    const notice = page.getByText(/1 of your favorites is not online: paused, sold or withdrawn\./);
    await expect.element(notice).toBeVisible();
    await button('Remove from Favorites').click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'House 1' })).toBeVisible();
    expect(Object.keys(JSON.parse(localStorage.getItem('favorites') ?? '{}') as object)).toEqual([anId(1)]);
  });

  it('are shown whole however many they are, and asked for by one call', async () => {
    keepHere(Array.from({ length: 200 }, (_, index) => anId(index + 100)));
    const asked = listed();
    await open('/home?favorites=true');
    await expect.element(page.getByText('200 results')).toBeVisible();
    await expect.element(cards().first()).toBeVisible();
    expect(asked.length).toBe(1);
  });

  it('leave the list without a connection, too, and the others stay', async () => {
    keepHere([anId(1), anId(3)]);
    listed();
    await open('/home?favorites=true');
    await expect.element(heart(3)).toBeVisible();
    setOffline(true);
    await heart(3).click();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('1 result', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'House 1' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'House 3' })).not.toBeInTheDocument();
  });
});

describe('an area that cannot be read', () => {
  it.each([
    ['/home?areaSearch=true', 'There was an error loading your search area. Please try searching again.'],
    ['/home?area=zzz', 'There was an error processing your search area. Please try again.'],
  ])('is named: %s', async (address, said) => {
    answer(listListings, aPage(cardsFrom(1, 20)));
    localStorage.setItem('drawnAreas', '[{"type":"blob"}]');
    await open(address);
    await expect.element(page.getByText(said)).toBeVisible();
  });
});
