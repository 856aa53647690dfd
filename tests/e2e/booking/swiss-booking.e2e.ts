import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBusiness } from '../../support/businesses.ts';
import { expectNothingFound } from '../support/accessible.ts';
import { aStudio, codeSentTo } from '../support/bookable.ts';
import { mailTo, sentTo } from '../support/outbox.ts';
import { earlyStart } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aWord, expect, field, test } from '../support/world.ts';

const zone = 'Europe/Zurich';
const languages: readonly Language[] = ['de', 'en'];
/** A price of 25 francs, as either language writes it. */
const francs = /25(?:[.,]00)?\sCHF|CHF\s25/;

for (const language of languages)
  test(`a business in Basel is booked in francs by a guest from Germany (${language})`, async ({ page, ask }) => {
    test.slow();
    const words = wordsIn(language)('booking');
    const place = { zip: '4051', city: 'Basel' };
    const studio = await aStudio(ask, { ...place, country: 'ch' });
    await ask(putBusiness, { body: aBusiness({ ...place, country: 'ch', vatStatus: 'small' }) }, studio.token);
    const main = page.getByRole('main');
    const card = studio.cards[1]?.id ?? '';
    const noon = new Date(instantOf(addDays(dayAt(Date.now(), zone), 3), 720, zone)).toISOString();
    /** No screen of the booking speaks of euro. */
    const inFrancs = async (): Promise<void> => {
      await expect(main.getByText(francs).filter({ visible: true }).first()).toBeVisible();
      await expect(main.getByText('€')).toHaveCount(0);
    };

    await page.goto(addressIn(language, paths.provider(studio.id)), { waitUntil: 'networkidle' });
    await inFrancs();
    await page.goto(addressIn(language, paths.book(studio.id, { cards: card, start: noon })));
    const email = `${aWord()}@example.de`;
    await field(page, words('details.name')).fill('Gerda Gast');
    await field(page, words('details.email')).fill(email);
    await inFrancs();
    await page.keyboard.press('Enter');
    await field(page, words('code.label')).fill(await codeSentTo(ask.origin, email));
    await expect(page.getByRole('heading', { level: 1, name: words('titles.summary') })).toBeVisible();
    await inFrancs();
    // Swiss law knows no such right, so that nobody is asked to give it up.
    await expect(main.getByText(words('summary.swiss'))).toBeVisible();
    await expect(main.getByRole('checkbox', { name: earlyStart })).toHaveCount(0);
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    await main.getByRole('button', { name: words('summary.book') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('titles.summary') })).toBeHidden();

    const letter = await mailTo(ask.origin, email, /\/visit\//);
    // The texts of the terms behind the letter name the plans in euro.
    const said = letter.body.split(/\n(?:AGB|Terms)\n/)[0] ?? '';
    expect(said).toMatch(francs);
    expect(said).not.toContain('€');
    const business = (await sentTo(ask.origin, studio.email)).find(({ body }) => francs.test(body));
    expect(business?.body.split(/\n(?:AGB|Terms)\n/)[0]).not.toContain('€');
    await page.goto(letter.link, { waitUntil: 'networkidle' });
    await inFrancs();
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
  });
