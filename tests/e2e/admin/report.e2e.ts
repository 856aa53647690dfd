import type { ReportAction, ReportRule } from '../../../src/contract/admin/report.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths, readAddress } from '../../../src/paths.ts';
import { expectNothingFound } from '../support/accessible.ts';
import { askAt } from '../support/ask.ts';
import { atDesk, decideCase, openCase } from '../support/desk.ts';
import { mailTo } from '../support/outbox.ts';
import { wordsIn } from '../support/words.ts';
import { aListing, aSeller, aWord, expect, field, test } from '../support/world.ts';

/** A label as `field` takes it. */
const label = (text: string): string => text.replaceAll(/[?().]/g, '\\$&');

/** What the reporter, the seller and the desk read. */
function sayIn(language: Language) {
  const words = wordsIn(language)('report');
  const admin = wordsIn(language)('admin');
  return {
    open: words('title.listing'),
    reason: label(words('dialog.reason')),
    fraud: words('reasons.fraud'),
    details: label(words('dialog.details')),
    email: label(words('dialog.email')),
    send: words('dialog.submit'),
    arrived: new RegExp(`^${label(words('sent', { number: '#' })).replace('#', 'R-\\S+')}$`),
    decided: language === 'de' ? /^Über Ihre Meldung R-\S+ ist entschieden$/ : /^Your report R-\S+ has been decided$/,
    stays: words('action.nothing'),
    hidden: words('action.hide'),
    differently: label(words('statement.text')),
    complain: words('statement.submit'),
    complained: words('statement.sent'),
    complaint: words('statement.complaint'),
    complaints: new RegExp(`^${admin('report.state.complaint')}`),
    action: (action: ReportAction) => admin(`report.actions.${action}`),
    rule: (rule: ReportRule) => words(`rule.${rule}`),
  };
}

for (const language of ['de', 'en'] as const) {
  const say = sayIn(language);
  test(`a stranger’s report is decided with reasons for both sides, and after a complaint decided otherwise (${language})`, async ({
    page,
    ask,
    browser,
    silence,
  }) => {
    // The page of the hidden listing.
    silence.expect(/404 \(Not Found\).*\/property\//);
    const title = `House ${aWord()}`;
    const seller = await aSeller(askAt(ask.origin, language));
    const { id } = await aListing(ask, seller, { title });
    const witness = `${aWord()}@example.org`;
    const place = addressIn(language, paths.property(id));

    await page.goto(place, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say.open }).click();
    await field(page, say.reason).selectOption(say.fraud);
    await field(page, say.details).fill('Another family lives there.');
    await field(page, say.email).fill(witness);
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.arrived)).toBeVisible();

    const desk = await atDesk(browser, ask);
    await desk.goto(addressIn(language, paths.admin('reports')));
    const found = await openCase(desk, title);
    await expect(found.getByText(`${say.fraud}: Another family lives there.`)).toBeVisible();
    const hide = { option: say.action('hide'), rule: say.rule('deception') };
    await decideCase(found, language, { ...hide, reason: 'Another family owns it.' });
    await expect(found).toBeHidden();
    await page.goto(place);
    await expect(page.getByRole('button', { name: say.open })).toBeHidden();

    const reporters = await mailTo(ask.origin, witness, /\/decision\//);
    expect(reporters.subject).toMatch(say.decided);
    await page.goto(reporters.link);
    await expect(page.getByText(say.hidden)).toBeVisible();
    await expect(page.getByText('Another family owns it.')).toBeVisible();

    const owners = await mailTo(ask.origin, seller.email, /\/decision\//);
    expect(owners.body).toContain('> Another family owns it.');
    // It reaches sellers in English (docs/product/accounts.md), and the page can be read in either language.
    await page.goto(addressIn(language, readAddress(new URL(owners.link).pathname).address));
    await field(page, say.differently).fill('It is mine, here is the title.');
    await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    await page.getByRole('button', { name: say.complain }).click();
    await expect(page.getByText(say.complained)).toBeVisible();
    await expect(page.getByRole('heading', { name: say.complaint })).toBeVisible();

    await desk.getByRole('link', { name: say.complaints }).click();
    await openCase(desk, title);
    await expect(found.getByText('It is mine, here is the title.')).toBeVisible();
    await decideCase(found, language, { option: say.action('nothing'), reason: 'The title is hers.' });
    await desk.context().close();

    await page.reload();
    await expect(page.getByText('The title is hers.')).toBeVisible();
    await page.goto(reporters.link);
    await expect(page.getByText(say.stays)).toBeVisible();
    await page.goto(place);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto(addressIn(language, paths.reportFigures()));
    await expect(page.getByRole('row', { name: say.fraud })).toBeVisible();
  });
}
