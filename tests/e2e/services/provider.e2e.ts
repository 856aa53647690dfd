import type { Locator, Page } from '@playwright/test';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import type { AnswerOf } from '../../../src/contract/endpoint.ts';
import { listProviders, type listSlots } from '../../../src/contract/services/provider.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { paths, routes } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { demoProvider, demoProviderName } from '../support/demo-provider.ts';
import { landingSearch } from '../support/landing.ts';
import { onlyOnPhone, onPhone } from '../support/on-phone.ts';
import { expect, field, signIn, test, untilItWorks } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading', { level: 2 });

test(
  'a postal code on the landing page leads to results, a profile, and back to the same results',
  onlyOnPhone,
  async ({ page, ask, isPhone }) => {
    const { items } = await ask(listProviders, { query: { zip: '10115', service: 'friseur' } });
    await page.goto('/');
    await page.getByRole('button', { name: 'DE, Deutsch' }).filter({ visible: true }).click();
    const search = await landingSearch(page, isPhone, 'Was brauchen Sie?');
    await search.chooseService('Was brauchen Sie?', 'Friseur');
    await (await search.field('textbox', 'Wo?')).fill('10115');
    await search.submit('Suchen');
    await expect(page).toHaveURL('/services?zip=10115&service=friseur');
    // Other tests add studios in Berlin meanwhile.
    await expect(main(page).getByText(/^\d+ Dienstleister rund um 10115 Berlin$/)).toBeVisible();
    for (const { name } of items) await expect(names(page).filter({ hasText: name }).first()).toBeVisible();

    await main(page).getByRole('combobox', { name: 'Umkreis' }).selectOption('100 km');
    await main(page).getByRole('combobox', { name: 'Sortieren nach' }).selectOption('Preis');
    await expect(page).toHaveURL('/services?zip=10115&service=friseur&radius=100&sort=price');
    const wider = await ask(listProviders, { query: { zip: '10115', service: 'friseur', radius: 100, sort: 'price' } });
    await expect(names(page).first()).toContainText(wider.items[0]?.name ?? '');
    await cards(page).last().scrollIntoViewIfNeeded();
    const last = await names(page).last().innerText();
    await names(page).last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(last.trim().split('\n')[0] ?? '');
    await main(page).getByRole('button', { name: 'Zurück' }).click();
    await expect(page).toHaveURL('/services?zip=10115&service=friseur&radius=100&sort=price');
    await expect(main(page).getByRole('combobox', { name: 'Umkreis' })).toHaveValue('100');
    await expect(names(page).last()).toBeInViewport();
  },
);

test('groups of services filter, and reload and Back keep what was chosen', async ({ page, ask }) => {
  await page.goto('/services?zip=10115');
  const group = (name: string) => main(page).getByRole('button', { name, exact: true });
  const filters = main(page).getByRole('button', { name: 'Filter', exact: true });
  await filters.click();
  await expect(group('Alle')).toHaveAttribute('aria-pressed', 'true');
  await group('Haus und Wohnung').click();
  await main(page)
    .getByRole('button', { name: /^\d+ Ergebnisse? zeigen$/ })
    .click();
  await expect(page).toHaveURL('/services?zip=10115&service=home');
  const { items } = await ask(listProviders, { query: { zip: '10115', service: 'home' } });
  await expect(names(page)).toHaveCount(items.length);
  await page.reload();
  await filters.click();
  await expect(group('Haus und Wohnung')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('combobox', { name: 'Dienstleistung' })).toHaveValue('home');
  await expect(names(page)).toHaveCount(items.length);
  await page.goBack();
  await expect(page).toHaveURL('/services?zip=10115');
  await expect(main(page).getByRole('combobox', { name: 'Dienstleistung' })).toHaveValue('');
});

test('an unknown postal code is named at its field, and so is one that is none', async ({ page, silence }) => {
  silence.expect(/400/);
  await page.goto('/services?zip=00000');
  const zip = main(page).getByRole('textbox', { name: 'Postleitzahl' });
  await expect(main(page).getByRole('alert')).toHaveText('Diese PLZ kennen wir nicht. Bitte prüfen Sie die Ziffern');
  await expect(zip).toHaveAttribute('aria-invalid', 'true');
  await zip.fill('101');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(main(page).getByRole('alert')).toHaveText(/gültige PLZ ein \(5 Ziffern/);
  await expect(zip).toBeFocused();
  await zip.fill('10115');
  await main(page).getByRole('button', { name: 'Dienstleister finden' }).click();
  await expect(page).toHaveURL('/services?zip=10115');
  await expect(cards(page).first()).toBeVisible();
});

test('a place is found by its name, and one of several by its region', async ({ page, silence }) => {
  silence.expect(/400/);
  await page.goto('/services');
  const where = main(page).getByRole('textbox', { name: 'Postleitzahl oder Ort' });
  await where.fill('Daun');
  await where.press('Enter');
  await expect(page).toHaveURL('/services?place=Daun');
  await expect(main(page).getByText(/Dienstleister rund um Daun$/)).toBeVisible();
  await expect(page).toHaveTitle(/Dienstleister rund um Daun/);

  // A district has a code of its own; one that nobody knows is looked for in its city.
  await where.fill('Köln-Ehrenfeld');
  await where.press('Enter');
  await expect(main(page).getByText(/Dienstleister rund um 50823 Köln-Ehrenfeld$/)).toBeVisible();
  await where.fill('Köln-Hinterhof');
  await where.press('Enter');
  await expect(main(page).getByText(/Dienstleister rund um Köln$/)).toBeVisible();
  await expect(main(page).getByText(/Entfernungen sind hier nur geschätzt \(± \d/)).toBeVisible();
  // No smaller search than the place is known to.
  await expect(
    main(page).getByRole('combobox', { name: 'Umkreis' }).getByRole('option', { name: '5 km', exact: true }),
  ).toHaveCount(0);

  await where.fill('Baden');
  await where.press('Enter');
  await expect(main(page).getByText('Dienstleister rund um Baden (Niederösterreich)')).toBeVisible();
  const other = main(page).getByText('Oder meinten Sie Baden (Aargau)?');
  await other.getByRole('button', { name: 'Dort suchen' }).click();
  await expect(other).toHaveCount(0);
  await expect(main(page).getByText(/Dienstleister rund um Baden$/)).toBeVisible();
  await expect(page).toHaveURL(/place=Baden%2C\+Aargau&country=ch/);

  // A service that nobody knows is named, and a trade's usual name is understood.
  await page.goto('/services?zip=10115&service=Notar');
  await expect(main(page).getByText('„Notar“ kennen wir nicht. Gezeigt werden alle Dienstleistungen.')).toBeVisible();
  await page.goto('/services?zip=10115&service=Klempner');
  await expect(main(page).getByRole('combobox', { name: 'Dienstleistung' })).toHaveValue('reparatur');
  await expect(main(page).getByText(/kennen wir nicht/)).toHaveCount(0);
  await page.goto('/services?place=Daun');

  await where.fill('Xyzingen');
  await where.press('Enter');
  await expect(main(page).getByRole('alert')).toHaveText(/^Diesen Ort kennen wir nicht/);
  await expect(where).toHaveValue('Xyzingen');
});

test('where nobody is found there is a next step, whatever dropping a filter brings', async ({ page }) => {
  const part = Promise.withResolvers<void>();
  await page.route('**/assets/nobody-found-*.js', async (route) => {
    await part.promise;
    await route.continue();
  });
  await page.goto('/services?zip=17033&radius=5&service=massage');
  await untilItWorks(page);
  // The code of this part comes late: what was written stays, and what is pressed counts.
  const wider = main(page).getByRole('button', { name: 'Im Umkreis von 10 km', exact: true });
  await wider.click();
  await expect(page).toHaveURL('/services?zip=17033&radius=5&service=massage');
  part.resolve();
  await expect(page).toHaveURL('/services?zip=17033&service=massage&radius=10');
  await main(page)
    .getByRole('button', { name: /^Alle Dienstleister im Umkreis von 100 km: \d+ Ergebnis/ })
    .click();
  await expect(page).toHaveURL('/services?zip=17033&radius=100');
  // Where no step brings anybody: not even the widest search.
  await page.goto('/services?zip=9500&country=at&service=massage');
  await expect(main(page).getByText('Keine Dienstleister gefunden')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Ohne „Massage“/ })).toHaveCount(0);
  const elsewhere = main(page).getByRole('link', { name: 'Anderswo suchen' });
  // Below the others, as high as a button.
  expect((await elsewhere.boundingBox())?.height).toBeLessThan(60);
  await elsewhere.click();
  await expect(page).toHaveURL('/services');
});

test('four digits may be Austria or Switzerland', async ({ page }) => {
  await page.goto('/services?zip=9500');
  await expect(main(page).getByText('0 Dienstleister rund um 9500 Villach')).toBeVisible();
  await main(page).getByRole('button', { name: 'Dort suchen' }).click();
  await expect(main(page).getByText('0 Dienstleister rund um 9500 Wil')).toBeVisible();
  await expect(page).toHaveURL('/services?zip=9500&country=ch');
});

test('two quick taps on cards of a profile both count, before anything is drawn between them', async ({
  page,
  ask,
}) => {
  const { id } = await aStudio(ask);
  await page.goto(`/provider/${id}`);
  await untilItWorks(page);
  const chosen = main(page).getByRole('button', { name: /^Gewählt: / });
  await expect(chosen).toHaveCount(1);
  const buttons = await main(page)
    .getByRole('button', { name: /^(Gewählt|Hinzufügen): / })
    .elementHandles();
  await page.evaluate(async (pressed) => {
    for (const button of pressed) {
      (button as HTMLElement).click();
      // Every promise that waits is kept, and nothing is drawn.
      for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    }
  }, buttons);
  // The one that was chosen is none any more, and the other one is.
  await expect(main(page).getByRole('button', { name: 'Gewählt: Maniküre' })).toBeVisible();
  await expect(chosen).toHaveCount(1);
});

test('the profile shows offers, free slots, hours, reviews and how to get in touch', async ({ page, ask, isPhone }) => {
  const provider = await demoProvider(ask);
  const { id } = provider;
  await page.goto(`/provider/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(provider.name);
  for (const { name } of provider.cards)
    await expect(main(page).getByRole('heading', { name, exact: true, level: 4 })).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Anrufen:/ })).toHaveAttribute('href', /^tel:\+49\d+$/);

  const [chosen, second] = provider.cards;
  if (chosen === undefined || second === undefined) throw new Error('the demo’s first provider has more than one card');
  // What the page was told: a moment later the first slot may be gone.
  const told = page.waitForResponse((response) => response.url().includes(`${second.id}&`));
  await main(page)
    .getByRole('button', { name: `Hinzufügen: ${second.name}` })
    .click();
  const { days, timeZone } = (await (await told).json()) as AnswerOf<typeof listSlots>;
  const time = new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit', timeZone });
  await expect(main(page).getByRole('time').first()).toContainText(
    time.format(new Date(days.find(({ slots }) => slots.length > 0)?.slots[0] ?? '')),
  );
  // A time leads into the booking, with card and time chosen: on phones it is chosen over the page.
  const start = days.find(({ slots }) => slots.length > 0)?.slots[0] ?? '';
  if (isPhone) await main(page).getByRole('link', { name: 'Zeit wählen' }).click();
  const panel = isPhone ? page.getByRole('dialog', { name: 'Zeit wählen' }) : main(page);
  await panel
    .getByRole('button', { name: new RegExp(`^${time.format(new Date(start))}`) })
    .first()
    .click();
  await expect(panel.getByRole('link', { name: 'Weiter' })).toHaveAttribute(
    'href',
    paths.book(id, { cards: `${chosen.id},${second.id}`, start }),
  );
  if (isPhone) await page.keyboard.press('Escape');
  // What is chosen stands in the address: a reload has it.
  await expect(page).toHaveURL(new RegExp(`card=${chosen.id}.+${second.id}`));
  await expect(main(page).getByText('Montag', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Bewertungen' })).toBeVisible();
  await expect(
    main(page)
      .getByText(provider.reviews[0]?.text ?? '')
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'EN, English' }).click();
  await expect(main(page).getByRole('link', { name: /^Call:/ })).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Opening hours' })).toBeVisible();
});

test('an offer without a picture shows the picture of its trade', async ({ page, ask }) => {
  const studio = await aStudio(ask);
  const more = [
    aCardForm({ name: 'Spitzen schneiden', category: 'haarschnitt' }),
    aCardForm({ name: 'Rückenmassage', category: 'massage' }),
  ];
  for (const form of more) await ask(createServiceCard, { body: { ...form, isPublished: true } }, studio.token);
  await page.goto(paths.provider(studio.id));
  for (const [name, picture] of [
    ['Maniküre', 'nails'],
    ['Spitzen schneiden', 'hair'],
    ['Rückenmassage', 'massage'],
  ] as const) {
    const shown = main(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, level: 4 }) })
      .locator('img');
    await expect(shown).toHaveAttribute('src', `/kinds/${picture}.webp`);
    await shown.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a landline that customers call is marked as unproven, on the profile and for its owner', async ({
  page,
  ask,
}) => {
  const studio = await aStudio(ask);
  const body = { publicPhone: '+49 30 23125123', isPhonePublic: true };
  await ask(updateProfile, { body }, studio.token);
  await page.goto(`/provider/${studio.id}`);
  await expect(main(page).getByRole('link', { name: /^Anrufen:/ })).toHaveAttribute('href', 'tel:+493023125123');
  await expect(main(page).getByText('Von uns nicht geprüft.')).toBeVisible();
  await signIn(page, studio);
  await page.goto('/provider/personal');
  await expect(field(page, 'Nummer für Kunden')).toHaveValue(/23125123$/);
  await expect(main(page).getByText('Nicht bestätigt', { exact: true })).toHaveCount(1);
});

const times = (place: Page | Locator) => place.getByRole('button', { name: /^\d\d:\d\d/ });

for (const width of [360, 768])
  test(`at ${width} pixels a call and the free times are in reach from everywhere`, async ({ page, ask }) => {
    const { id } = await demoProvider(ask);
    const results = '/services?zip=10115&name=Anton';
    await page.setViewportSize({ width, height: 800 });
    await page.goto(results);
    await main(page).getByRole('link', { name: demoProviderName }).click();
    const call = main(page).getByRole('link', { name: 'Anrufen', exact: true });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+49\d+$/);
    await main(page).getByRole('heading', { level: 4 }).nth(1).scrollIntoViewIfNeeded();
    await expect(call).toBeInViewport();
    if (width < 768) {
      await main(page).getByRole('link', { name: 'Zeit wählen' }).click();
      const sheet = page.getByRole('dialog', { name: 'Zeit wählen' });
      await expect(times(sheet).first()).toBeInViewport();
      await page.goBack();
      await expect(sheet).toBeHidden();
    } else await expect(times(page).first()).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`/provider/${id}`));
    await main(page).getByRole('button', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(results);
  });

test('a provider who is not there is said to be missing', async ({ page, silence }) => {
  silence.expect(/404/);
  await page.goto(`/provider/${crypto.randomUUID()}`);
  await expect(main(page).getByText('Diesen Dienstleister gibt es hier nicht (mehr)').last()).toBeVisible();
  await main(page).getByRole('link', { name: 'Dienstleister suchen' }).click();
  await expect(page).toHaveURL('/services');
});

test('a screen below /provider that is not there is no missing provider, and leads back to the dashboard', async ({
  page,
  silence,
}) => {
  silence.expect(/404/);
  for (const path of ['/provider/bills', '/provider/letters']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seite nicht gefunden');
  }
  await expect(main(page).getByRole('link', { name: 'Zum Dashboard' })).toHaveCount(0);
  await page.goto(paths.providerLogin('/provider/bills'));
  await field(page, 'E-Mail').fill('anbieter@example.com');
  await field(page, 'Passwort').fill('demo-password');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await main(page).getByRole('link', { name: 'Zum Dashboard' }).click();
  await expect(page).toHaveURL(routes.providerDashboard);
});

test('results and profile keep to WCAG 2 A and AA', onPhone, async ({ page, ask }) => {
  test.slow();
  await page.goto('/services');
  await expect(main(page).getByRole('heading', { name: 'Was darf es sein, und wo?' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/services?zip=50667');
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  const { items } = await ask(listProviders, { query: { zip: '50667' } });
  await page.goto(`/provider/${items[0]?.id}`);
  await expect(main(page).getByRole('heading', { name: 'Leistungen' })).toBeVisible();
  await expect(main(page).getByRole('time').first()).toBeVisible();
  await expectAccessible(page);
});
