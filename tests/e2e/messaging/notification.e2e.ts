import { aBookedVisit } from '../support/bookable.ts';
import { aCustomer, expect, signIn, test } from '../support/world.ts';

test('the settings make an address for calendar programs, once', async ({ page, ask }) => {
  const customer = await aCustomer(ask);
  await aBookedVisit(ask, customer);
  await signIn(page, customer);
  await page.goto('/en/provider/settings?tab=notifications');
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
  const file = await page.request.get(address);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('not shown again')).toBeVisible();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of your calendar' })).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(404);
});
