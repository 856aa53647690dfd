import type { Browser, Page } from '@playwright/test';
import { login } from '../../src/contract/account.ts';
import type { Language } from '../../src/contract/words.ts';
import { addressIn, paths } from '../../src/paths.ts';
import type { Ask } from './support/ask.ts';
import { mailTo } from './support/outbox.ts';
import { wordsIn } from './support/words.ts';
import { aListing, aWord, expect, field, signIn, test } from './support/world.ts';

/** The demo's administrator, with the reports. */
async function atDesk(browser: Browser, ask: Ask): Promise<Page> {
  const desk = await (await browser.newContext({ baseURL: ask.origin })).newPage();
  const { access_token: token } = await ask(login, {
    body: { email: 'admin@example.com', password: 'demo-password' },
  });
  await signIn(desk, { token });
  return desk;
}

/** In the dialog that is open. */
async function decide(desk: Page, action: RegExp, rule: string | undefined, reason: string): Promise<void> {
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: action }).check();
  if (rule !== undefined) await field(desk, 'Gegen welche Regel\\?').selectOption(rule);
  await dialog.getByRole('button', { name: 'Entscheiden', exact: true }).click();
  await expect(dialog.getByText('Dieses Feld wird benötigt')).toBeVisible();
  await field(desk, 'Begründung').fill(reason);
  await dialog.getByRole('button', { name: 'Entscheiden', exact: true }).click();
  await expect(desk.getByText('Entschieden. Beide Seiten bekommen Post.')).toBeVisible();
}

/** A label as `field` takes it. */
const label = (text: string): string => text.replaceAll(/[?().]/g, '\\$&');

/** What the reporter reads; the desk reads German, and the seller English. */
function sayIn(language: Language) {
  const words = wordsIn(language)('report');
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
  };
}

for (const language of ['de', 'en'] as const) {
  const say = sayIn(language);
  test(`a stranger’s report is decided with reasons for both sides, and after a complaint decided otherwise (${language})`, async ({
    page,
    ask,
    seller,
    browser,
    silence,
  }) => {
    // The page of the hidden listing.
    silence.expect(/404 \(Not Found\).*\/property\//);
    const title = `House ${aWord()}`;
    const { id } = await aListing(ask, seller, { title });
    const witness = `${aWord()}@example.org`;
    const place = addressIn(language, paths.property(id));

    await page.goto(place, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: say.open }).click();
    await field(page, say.reason).selectOption(say.fraud);
    await field(page, say.details).fill('Another family lives there.');
    await field(page, say.email).fill(witness);
    await page.getByRole('button', { name: say.send }).click();
    await expect(page.getByText(say.arrived)).toBeVisible();

    const desk = await atDesk(browser, ask);
    await desk.goto(paths.admin());
    const found = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: title }) });
    await expect(found.getByText('Es sieht nach Betrug aus: Another family lives there.')).toBeVisible();
    await found.getByRole('button', { name: `Entscheiden: ${title}` }).click();
    await decide(desk, /^Verbergen/, 'Nutzungsbedingungen: Angaben dürfen nicht täuschen', 'Another family owns it.');
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
    await page.goto(owners.link);
    await field(page, 'What do you see differently\\?').fill('It is mine, here is the title.');
    await page.getByRole('button', { name: 'Send complaint' }).click();
    await expect(page.getByText('Your complaint has arrived.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your complaint' })).toBeVisible();

    await desk.goto(paths.admin());
    await desk.getByRole('link', { name: 'Beschwerden' }).click();
    await expect(found.getByText('It is mine, here is the title.')).toBeVisible();
    await found.getByRole('button', { name: `Entscheiden: ${title}` }).click();
    await decide(desk, /^Nichts/, undefined, 'The title is hers.');
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
