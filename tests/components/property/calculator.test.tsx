import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CashToOwnCalculator } from '../../../src/features/property/listing/cash-to-own-calculator.tsx';
import { show } from '../support/stage.tsx';

const entry = (name: string) => page.getByRole('textbox', { name, exact: true });
const enter = (name: string, text: string) => entry(name).fill(text);
const cells = (part: RegExp) => {
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: part }) });
  return row.getByRole('cell');
};
const texts = (part: RegExp) =>
  cells(part)
    .elements()
    .map((cell) => cell.textContent);
const expectCells = (part: RegExp, wanted: string[]) => expect.poll(() => texts(part)).toEqual(wanted);

it('computes what tables of level payments say', async () => {
  await show(<CashToOwnCalculator price={125_000} monthlyDues={1500} />);
  await expect.element(entry('Price')).toHaveValue('125,000');
  await enter('Reservation fee', '1000');
  await enter('Equity (down payment)', '20');
  await enter('Months for the equity', '24');
  await enter('Interest per year', '12');
  await enter('Years to repay', '1');
  await enter('Transfer costs, as a share of the price', '4');
  // 20 % of 125,000 less 1,000, in 24 months; 100,000 at 1 % a month in 12 months: 8,884.88 each, 106,618.55 in all.
  await expectCells(/^Reservation fee/, ['–', '₱1,000']);
  await expectCells(/^Remaining equity/, ['₱1,000', '₱24,000']);
  await expectCells(/^Balance by bank/, ['₱8,885', '₱106,619']);
  await expectCells(/^Transfer costs/, ['–', '₱5,000']);
  await expectCells(/^Total/, ['₱136,619']);
  await expect.element(page.getByText(/₱100,000 is financed and costs ₱6,619 in interest\./)).toBeVisible();
  await expect.element(page.getByText(/Monthly dues of ₱1,500/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Balance financed by' }).selectOptions('Pag-IBIG');
  await expect.poll(() => texts(/^Balance by Pag-IBIG/).length).toBe(2);
});

it('takes the interest key by key, point and zeros included', async () => {
  await show(<CashToOwnCalculator price={125_000} monthlyDues={null} />);
  for (const typed of ['6.75', '10.05']) {
    await enter('Interest per year', '');
    await userEvent.type(entry('Interest per year'), typed);
    await expect.element(entry('Interest per year')).toHaveValue(typed);
  }
  await enter('Interest per year', '');
  const free = texts(/^Balance by bank/);
  await userEvent.type(entry('Interest per year'), '.');
  await expectCells(/^Balance by bank/, free);
});

describe('whatever is typed', () => {
  beforeEach(async () => {
    await show(<CashToOwnCalculator price={1_000_000} monthlyDues={null} />);
    await enter('Reservation fee', '0');
    await enter('Years to repay', '10');
    await enter('Transfer costs, as a share of the price', '0');
  });

  it('shares the balance evenly without interest', async () => {
    await enter('Interest per year', '0');
    await expect.element(entry('Interest per year')).toHaveValue('0');
    await expectCells(/^Balance by bank/, ['₱6,667', '₱800,000']);
    await expectCells(/^Total/, ['₱1,000,000']);
  });

  it('asks for the whole equity after one month', async () => {
    await enter('Months for the equity', '1');
    await expectCells(/^Remaining equity/, ['₱200,000', '₱200,000']);
    await expect.element(page.getByRole('rowheader', { name: /^Remaining equity.*1 month$/ })).toBeVisible();
  });

  it('counts an emptied field as nothing', async () => {
    for (const name of ['Equity (down payment)', 'Months for the equity', 'Interest per year', 'Years to repay'])
      await enter(name, '');
    await expectCells(/^Balance by bank/, ['–', '₱1,000,000']);
    await expectCells(/^Total/, ['₱1,000,000']);
    await enter('Price', '');
    await expect.element(entry('Price')).toHaveValue('');
    await expectCells(/^Total/, ['₱0']);
  });

  it('counts a minus as nothing, and the field says so', async () => {
    const equity = entry('Equity (down payment)');
    await equity.fill('-20');
    await userEvent.tab();
    await expect.element(equity).toHaveAccessibleDescription('The value must not be below 0');
    await enter('Interest per year', '0');
    await expectCells(/^Remaining equity/, ['–', '₱0']);
    await equity.fill('20 %');
    await expect.element(equity).toHaveAccessibleDescription('');
    await expect.poll(() => texts(/^Remaining equity/).at(-1)).toBe('₱200,000');
  });

  it('knows no part of a month', async () => {
    const months = entry('Months for the equity');
    await months.fill('2.5');
    await expect.element(months).toHaveAccessibleDescription('Please enter a whole number');
    await expectCells(/^Remaining equity/, ['₱100,000', '₱200,000']);
    await months.fill('0');
    await expectCells(/^Remaining equity/, ['–', '₱200,000']);
  });

  it('takes no down payment above the price', async () => {
    await enter('Months for the equity', '0');
    await enter('Equity (down payment)', '150');
    await expect.element(entry('Equity (down payment)')).toHaveAccessibleDescription('The value must not be above 100');
    await expectCells(/^Balance by bank/, ['–', '₱0']);
    await enter('Equity (down payment)', '100');
    await expectCells(/^Remaining equity/, ['–', '₱1,000,000']);
    await enter('Reservation fee', '5000000');
    await expectCells(/^Reservation fee/, ['–', '₱1,000,000']);
    await expectCells(/^Total/, ['₱1,000,000']);
  });

  it('keeps the largest amounts numbers, and within the screen', async () => {
    await enter('Price', '1000000000000');
    await enter('Equity (down payment)', '0');
    await enter('Interest per year', '100');
    await enter('Years to repay', '50');
    await expect.element(entry('Price')).toHaveValue('1,000,000,000,000');
    // At 100 % a year the payment is the interest alone: a twelfth of the price in each of 600 months.
    await expectCells(/^Total/, ['₱50,000,000,000,000']);
    await userEvent.type(entry('Price'), '0');
    await expect.element(entry('Price')).toHaveValue('10,000,000,000,000');
    await expect.element(entry('Price')).toHaveAccessibleDescription('The value must not be above 1,000,000,000,000');
    await expectCells(/^Total/, ['₱50,000,000,000,000']);
    expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0);
  });
});
