import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { answer } from '../support/answers.ts';
import { button, expectAddress } from '../support/found.ts';
import { aCard, aPage, cardsFrom } from '../support/listings.ts';
import { open } from '../support/stage.tsx';

/** The filters that count: those of the address. */
const expectFilters = (wanted: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URLSearchParams(location.search))).toEqual(wanted);

const toggle = (name: string) => button(name).last();
const chip = (name: string) => button(`Remove filter: ${name}`);

beforeEach(() => {
  answer(listListings, aPage(cardsFrom(1, 20), 40));
});

async function openSheet(address = '/home') {
  await open(address);
  await button(/^Filters/).click();
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

describe('the row of filters', () => {
  it('asks for what a link by type or by category says', async () => {
    const asked = answer(listListings, aPage(cardsFrom(1, 20)));
    await open('/home?type=commercial');
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ type: 'commercial' });
    await button('Vacation home').click();
    await expect.element(button('Vacation home')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked.at(-1)?.query).toMatchObject({ category: 'vacation' });
  });

  it('offers places while somebody types, and makes words chips to take away', async () => {
    await open('/home');
    const search = page.getByRole('searchbox', { name: 'Search by keyword' });
    await search.fill('condo mak');
    const offered = page.getByRole('list', { name: 'Suggested places' });
    await offered.getByRole('button', { name: 'Makati, Metro Manila' }).click();
    await expect.element(search).toHaveValue('condo Makati');
    await expect.element(offered).not.toBeInTheDocument();
    await search.fill('condo Makati 2BR rent');
    await expectFilters({ q: 'condo Makati 2BR rent' });
    const chips = page.getByRole('list', { name: 'Active filters' });
    for (const name of ['Condominium', '“Makati”', '2 bedrooms', 'Rent'])
      await expect.element(chips.getByRole('button', { name: new RegExp(name) })).toBeVisible();
    await chips.getByRole('button', { name: /2 bedrooms/ }).click();
    await expect.element(search).toHaveValue('condo Makati rent');
  });
});

describe('few results', () => {
  it('says at each filter what comes without it, where there is more', async () => {
    answer(listListings, ({ query }) => {
      if (query['bedrooms'] === undefined) return aPage(cardsFrom(1, 3));
      if (query['furnished'] === undefined) return aPage(cardsFrom(1, 4));
      return aPage([aCard(1)]);
    });
    await open('/home?bedrooms=2&furnished=true&dealType=buy');
    await expect.element(button(/^without 2 bedrooms: \+2/)).toBeVisible();
    await expect.element(chip('Buy')).toHaveTextContent('Buy');
    await button(/^without Furnished: \+3/).click();
    await expect.element(page.getByText('4 results')).toBeVisible();
  });
});

describe('the sheet of all filters', () => {
  it('asks for bedrooms exactly, or from four on', async () => {
    await openSheet();
    await toggle('2 bedrooms').click();
    await expectFilters({ bedrooms: '2' });
    await expect.element(chip('2 bedrooms')).toBeInTheDocument();
    await toggle('4+ bedrooms').click();
    await expectFilters({ bedrooms: '4' });
    await expect.element(chip('4+ bedrooms')).toBeInTheDocument();
    await toggle('4+ bedrooms').click();
    await expect.element(toggle('4+ bedrooms')).toHaveAttribute('aria-pressed', 'false');
    await expectFilters({});
  });

  it('goes on from the same field when a range is entered by keys', async () => {
    await openSheet('/home?priceMax=5000000');
    const price = page.getByRole('group', { name: 'Price ₱' });
    const [from, to] = [price.getByRole('textbox', { name: 'from' }), price.getByRole('textbox', { name: 'to' })];
    await from.fill('2000000');
    await userEvent.keyboard('{Enter}');
    await expectAddress(/priceMin=2000000/);
    await expect.element(chip('₱2,000,000 – ₱5,000,000')).toBeInTheDocument();
    await expect.element(from).toHaveFocus();
    await from.fill('9000000');
    await userEvent.tab();
    await expect.element(from).toHaveValue('5,000,000');
    await expect.element(to).toHaveValue('9,000,000');
    await expect.element(to).toHaveFocus();
  });
});
