import type { Page } from '@playwright/test';
import { aListing, expect, test } from '../support/world.ts';

/** The calculator of a listing of 1,000,000 pesos, its fields and the cells of its result. */
async function openCalculator(page: Page, id: string) {
  await page.goto(`/property/${id}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Cash-to-own calculator' }).click();
  const table = page.getByRole('table', { name: 'Cash to own' });
  const entry = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(table).toBeVisible();
  return {
    entry,
    enter: (name: string, text: string) => entry(name).fill(text),
    cells: (part: RegExp) =>
      table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: part }) })
        .getByRole('cell'),
  };
}

test('the calculator computes what tables of level payments say', async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller, { price: 125_000, monthlyDues: 1500 });
  const { entry, enter, cells } = await openCalculator(page, id);
  await expect(entry('Price')).toHaveValue('125,000');
  await enter('Reservation fee', '1000');
  await enter('Equity (down payment)', '20');
  await enter('Months for the equity', '24');
  await enter('Interest per year', '12');
  await enter('Years to repay', '1');
  await enter('Transfer costs, as a share of the price', '4');
  // 20 % of 125,000 less 1,000, in 24 months; 100,000 at 1 % a month in 12 months: 8,884.88 each, 106,618.55 in all.
  await expect(cells(/^Reservation fee/)).toHaveText(['–', '₱1,000']);
  await expect(cells(/^Remaining equity/)).toHaveText(['₱1,000', '₱24,000']);
  await expect(cells(/^Balance by bank/)).toHaveText(['₱8,885', '₱106,619']);
  await expect(cells(/^Transfer costs/)).toHaveText(['–', '₱5,000']);
  await expect(cells(/^Total/)).toHaveText(['₱136,619']);
  await expect(page.getByText('₱100,000 is financed and costs ₱6,619 in interest.', { exact: false })).toContainText(
    'Monthly dues of ₱1,500',
  );
  await page.getByRole('combobox', { name: 'Balance financed by' }).selectOption('Pag-IBIG');
  await expect(cells(/^Balance by Pag-IBIG/)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Balance financed by' }).selectOption({ index: 0 });

  // The interest is typed key by key, point and zeros included.
  for (const [typed, shown] of [
    ['6.75', '6.75'],
    ['10.05', '10.05'],
  ] as const) {
    await enter('Interest per year', '');
    await entry('Interest per year').pressSequentially(typed);
    await expect(entry('Interest per year')).toHaveValue(shown);
  }
  await enter('Years to repay', '1');
  await enter('Interest per year', '');
  const free = await cells(/^Balance by bank/).allInnerTexts();
  await entry('Interest per year').pressSequentially('.');
  await expect(cells(/^Balance by bank/)).toHaveText(free);
});

test('the calculator keeps to sense whatever is typed', async ({ page, ask, seller }) => {
  const { id } = await aListing(ask, seller, { price: 1_000_000 });
  const { entry, enter, cells } = await openCalculator(page, id);
  await enter('Reservation fee', '0');
  await enter('Years to repay', '10');
  await enter('Transfer costs, as a share of the price', '0');

  await test.step('no interest: even shares of the balance, and nothing on top', async () => {
    await enter('Interest per year', '0');
    await expect(cells(/^Balance by bank/)).toHaveText(['₱6,667', '₱800,000']);
    await expect(cells(/^Total/)).toHaveText(['₱1,000,000']);
  });

  await test.step('one month: the whole equity at its end', async () => {
    await enter('Months for the equity', '1');
    await expect(cells(/^Remaining equity/)).toHaveText(['₱200,000', '₱200,000']);
    await expect(page.getByRole('rowheader', { name: /^Remaining equity/ })).toContainText('1 month');
  });

  await test.step('an emptied field counts as nothing', async () => {
    for (const name of ['Equity (down payment)', 'Months for the equity', 'Interest per year', 'Years to repay'])
      await enter(name, '');
    await expect(cells(/^Balance by bank/)).toHaveText(['–', '₱1,000,000']);
    await expect(cells(/^Total/)).toHaveText(['₱1,000,000']);
    await enter('Price', '');
    await expect(cells(/^Total/)).toHaveText(['₱0']);
    await enter('Price', '1000000');
  });

  await test.step('a minus counts as nothing, and the field says so', async () => {
    await enter('Equity (down payment)', '-20');
    await entry('Equity (down payment)').blur();
    await expect(entry('Equity (down payment)')).toHaveAccessibleDescription('The value must not be below 0');
    await expect(cells(/^Balance by bank/)).toHaveText(['–', '₱1,000,000']);
    await enter('Equity (down payment)', '20 %');
    await expect(entry('Equity (down payment)')).toHaveAccessibleDescription('');
    await expect(cells(/^Remaining equity/)).toHaveText(['–', '₱200,000']);
  });

  await test.step('a part of a month or of a year is none', async () => {
    await enter('Months for the equity', '2.5');
    await expect(entry('Months for the equity')).toHaveAccessibleDescription('Please enter a whole number');
    await expect(cells(/^Remaining equity/)).toHaveText(['₱100,000', '₱200,000']);
    await enter('Months for the equity', '0');
    await expect(cells(/^Remaining equity/)).toHaveText(['–', '₱200,000']);
  });

  await test.step('a down payment cannot exceed the price', async () => {
    await enter('Equity (down payment)', '150');
    await expect(entry('Equity (down payment)')).toHaveAccessibleDescription('The value must not be above 100');
    await expect(cells(/^Balance by bank/)).toHaveText(['–', '₱0']);
    await enter('Equity (down payment)', '100');
    await expect(cells(/^Remaining equity/)).toHaveText(['–', '₱1,000,000']);
    await expect(cells(/^Balance by bank/)).toHaveText(['–', '₱0']);
    await enter('Reservation fee', '5000000');
    await expect(cells(/^Reservation fee/)).toHaveText(['–', '₱1,000,000']);
    await expect(cells(/^Total/)).toHaveText(['₱1,000,000']);
  });

  await test.step('the largest amounts stay numbers, and within the screen', async () => {
    await enter('Price', '1000000000000');
    await enter('Reservation fee', '0');
    await enter('Equity (down payment)', '0');
    await enter('Interest per year', '100');
    await enter('Years to repay', '50');
    await expect(entry('Price')).toHaveValue('1,000,000,000,000');
    // At 100 % a year the payment is the interest alone: a twelfth of the price in each of 600 months.
    await expect(cells(/^Total/)).toHaveText(['₱50,000,000,000,000']);
    await entry('Price').press('End');
    await page.keyboard.type('0');
    await expect(entry('Price')).toHaveValue('10,000,000,000,000');
    await expect(entry('Price')).toHaveAccessibleDescription('The value must not be above 1,000,000,000,000');
    await expect(cells(/^Total/)).toHaveText(['₱50,000,000,000,000']);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
});
