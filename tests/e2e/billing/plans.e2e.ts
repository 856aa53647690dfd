import { trialDays } from '../../../src/contract/plans.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { wordsIn } from '../support/words.ts';
import { aListing, aProvider, aSeller, expect, signIn, test } from '../support/world.ts';

test('a provider chooses which cards and people a smaller plan keeps, and reads what it hides', async ({
  page,
  ask,
  isPhone,
}) => {
  const language = isPhone ? 'de' : 'en';
  const words = wordsIn(language)('billing');
  const studio = await aStudio(ask);
  for (const name of ['Mira Sommer', 'Olga Winter'])
    await ask(createStaff, { body: { name, cards: null, hours: null } }, studio.token);
  await signIn(page, studio);
  await page.goto(addressIn(language, paths.providerPackages()));
  const kept = page.getByRole('region', { name: words('keep.title') });
  const freeKeeps = kept.getByRole('listitem').filter({ hasText: 'Free' });
  await expect(freeKeeps).toHaveCount(2);
  await kept.getByRole('checkbox', { name: 'Olga Winter' }).check();
  await kept.getByRole('checkbox', { name: studio.cards[0]?.name ?? '' }).check();
  await expect(freeKeeps.last()).toContainText(/Olga Winter.*:.*Mira Sommer/);
  await expectAccessible(page);
  // The trial and what comes after it stand beside each price of a paid plan.
  const trial = wordsIn(language)('account')('plans.trial', { days: trialDays, smallest: 'Free' });
  await expect(page.getByText(trial)).toHaveCount(2);
  await kept.getByRole('button', { name: words('keep.save') }).click();
  await expect(page.getByText(words('keep.saved'))).toBeVisible();
  await page.reload();
  await expect(kept.getByRole('checkbox', { name: 'Olga Winter' })).toBeChecked();
  await expect(kept.getByRole('checkbox', { name: 'Mira Sommer' })).not.toBeChecked();

  await page.goto(addressIn(language, paths.newStaff()));
  await expect(
    page.getByText(words('room.staff', { plan: 'Platin', used: '3', maximum: '10', count: 10 })),
  ).toBeVisible();
});

test(
  'a seller chooses which listings a smaller plan keeps, and reads the room of the plan above the form',
  onlyOnPhone,
  async ({ page, ask, isPhone }) => {
    test.slow();
    const language = isPhone ? 'de' : 'en';
    const words = wordsIn(language)('billing');
    const seller = await aSeller(ask);
    for (const title of ['House by the sea', 'House on the hill']) await aListing(ask, seller, { title });
    await signIn(page, seller);
    await page.goto(addressIn(language, paths.plansOf('seller')));
    const kept = page.getByRole('region', { name: words('keep.title') });
    const basicKeeps = kept.getByRole('listitem').filter({ hasText: 'Basic' });
    await expect(basicKeeps).toContainText(/House on the hill.*House by the sea/);
    await kept.getByRole('checkbox', { name: 'House by the sea' }).check();
    await expect(basicKeeps).toContainText(/House by the sea.*House on the hill/);
    await expectAccessible(page);
    await kept.getByRole('button', { name: words('keep.save') }).click();
    await expect(page.getByText(words('keep.saved'))).toBeVisible();

    const small = await aSeller(ask, 'basic');
    await aListing(ask, small);
    await signIn(page, small);
    await page.goto(addressIn(language, paths.createProperty()));
    await expect(page.getByText(words('room.full.listings'))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a provider on trial reads to the cent what an order brings, orders it, and takes it back',
  onlyOnPhone,
  async ({ page, ask, isPhone }) => {
    const language = isPhone ? 'de' : 'en';
    const words = wordsIn(language)('billing');
    const provider = await aProvider(ask, 'pro');
    await signIn(page, provider);
    await page.goto(addressIn(language, paths.providerPackages()));
    const price = language === 'de' ? '4,99\u{A0}€' : '€4.99';
    await page.getByRole('button', { name: words('pay.after.fee', { price }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(words('order.month', { price, plan: 'Gold' }))).toBeVisible();
    // What is said to be the total is the sum of the lines.
    await expect(dialog.getByRole('row').last()).toContainText(words('order.total'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: words('order.confirm') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words('untilOrder', { day: '' }).trim(), { exact: false })).toBeVisible();
    await page.getByRole('button', { name: words('takeBack') }).click();
    await expect(page.getByRole('button', { name: words('pay.after.fee', { price }) })).toBeVisible();
  },
);
