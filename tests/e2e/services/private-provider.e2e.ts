import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { versions } from '../../../src/contract/account/agreement-versions.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { instructionOf } from '../../../src/contract/booking/withdrawal-instruction.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aNumber, aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { earlyStart } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, expect, signIn, test } from '../support/world.ts';

const zone = 'Europe/Berlin';
const place = { zip: '17389', city: 'Anklam' };

test(
  'a private person is marked in results and profile, and before the button that binds; so is how they are paid',
  onlyOnPhone,
  async ({ page, ask }) => {
    const main = page.getByRole('main');
    const [studio, customer] = await Promise.all([aStudio(ask, place), aCustomer(ask)]);
    const asPrivate = { ...place, isTrader: false, legalForm: null, vatStatus: null, crafts: [] };
    await ask(putBusiness, { body: aBusiness({ ...asPrivate, payments: ['cash', 'paypal'] }) }, studio.token);
    const saved = { street: 'Torstraße', houseNumber: '1', zip: '10119', city: 'Berlin', phone: aNumber().typed };
    await ask(updateProfile, { body: saved }, customer.token);

    // In German from the search to the profile, in English before the button.
    const results = wordsIn('de')('provider');
    await page.goto(paths.services({ zip: place.zip }));
    const entry = main.getByRole('article').filter({ hasText: studio.name });
    await expect(entry.getByText(results('card.private'), { exact: true })).toBeVisible();
    await expect(entry.getByText(results('card.privateText'))).toBeAttached();
    await entry.getByRole('link', { name: studio.name }).click();
    const profile = wordsIn('de')('profile');
    await expect(main.getByText(profile('business.private'))).toBeVisible();
    const means = `${profile('business.means.cash')}, ${profile('business.means.paypal')}`;
    await expect(main.getByRole('definition').filter({ hasText: means })).toBeVisible();
    await expect(main.getByText(profile('business.trader'))).toHaveCount(0);

    const booking = wordsIn('en')('booking');
    await signIn(page, customer);
    const start = new Date(instantOf(addDays(dayAt(Date.now(), zone), 3), 720, zone)).toISOString();
    await page.goto(addressIn('en', paths.book(studio.id, { cards: studio.cards[1]?.id ?? '', start })));
    await expect(page.getByRole('heading', { level: 1, name: booking('titles.summary') })).toBeVisible();
    await expect(main.getByText(booking('summary.private'))).toBeVisible();
    const payBy = [booking('summary.means.cash'), booking('summary.means.paypal')].join(', ');
    await expect(main.getByText(booking('summary.payBy', { means: payBy }))).toBeVisible();
    // There is no right that an early beginning would end.
    await expect(main.getByRole('checkbox', { name: earlyStart })).toHaveCount(0);
    await main.getByRole('button', { name: booking('summary.noWithdrawal'), exact: true }).click();
    const given = { contractor: 'Anna Müller', page: '' };
    const said = instructionOf(versions.withdrawal[0].from, { language: 'en', rule: 'private' }, given);
    const paper = page.getByRole('dialog', { name: said?.title ?? 'no such text' });
    await expect(paper).toContainText(given.contractor);
    await expect(paper).toContainText(said?.sections[0]?.text[0] ?? 'no such text');
  },
);
