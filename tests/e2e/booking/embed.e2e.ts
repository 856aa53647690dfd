import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getWebsite, putWebsite } from '../../../src/contract/services/business-website.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Ask } from '../support/ask.ts';
import { aStudio, codeSentTo, type Studio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { onPhone } from '../support/on-phone.ts';
import { earlyStart } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aWord, expect, field, signIn, test } from '../support/world.ts';

/** A page of a business, on an origin of its own. */
async function aForeignSite(line: () => string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="de"><title>Salon</title><h1>Salon</h1>${line()}</html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What the provider reads on the German page. */
async function german(ask: Ask, { token }: Studio): Promise<{ script: string; embedded: string }> {
  const { script, embedded } = await ask(getWebsite, {}, token);
  return { script, embedded: embedded.replace('/en/embed/', '/embed/') };
}

for (const language of ['de', 'en'] as const)
  test(
    `a guest books on the page of the business, whose frame keeps nothing (${language})`,
    language === 'de' ? onPhone : byNight,
    async ({ page, ask, context }) => {
      const [booking, provider] = [wordsIn(language)('booking'), wordsIn(language)('provider')];
      const outside = language === 'de' ? 'Online buchen' : 'Book online';
      const studio = await aStudio(ask);
      let line = '';
      const site = await aForeignSite(() => line);
      await ask(putWebsite, { body: { framedBy: [site.origin] } }, studio.token);
      const { script, embedded } = await (language === 'de' ? german(ask, studio) : ask(getWebsite, {}, studio.token));
      line = `<script async src="${script}" data-booking="${embedded}"></script>`;
      await page.goto(site.origin);
      await page.getByRole('button', { name: outside }).click();
      const dialog = page.getByRole('dialog', { name: outside });
      await expect(dialog).toBeVisible();
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: provider('times.addNamed', { name: 'Maniküre' }) }).click();
      await frame
        .getByRole('button', { name: /weiter|zeit wählen|continue|choose a time/i })
        .first()
        .click();
      await frame
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .first()
        .click();
      const email = `${aWord()}@example.org`;
      await frame.getByLabel(booking('details.name')).fill('Gerda Gast');
      await frame.getByLabel(booking('details.email')).fill(email);
      await page.keyboard.press('Enter');
      await frame.getByLabel(booking('code.label')).fill(await codeSentTo(ask.origin, email));
      await frame.getByRole('checkbox', { name: earlyStart }).click();
      await frame.getByRole('button', { name: booking('summary.book') }).click();
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(booking('done.booked'));
      await expect(frame.getByRole('link', { name: booking('done.open') })).toHaveAttribute('target', '_blank');
      const [, inside] = page.frames();
      const kept = await inside?.evaluate(async () => ({
        cookies: document.cookie,
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        // What the browser itself keeps: the page sees another one.
        entries: Object.keys(Object.getOwnPropertyDescriptors(localStorage)).length,
      }));
      expect(kept).toMatchObject({ cookies: '', caches: [], workers: 0 });
      expect((await context.storageState()).origins).toEqual([]);
      await page.getByRole('button', { name: language === 'de' ? 'Schließen' : 'Close' }).click();
      await expect(dialog).toBeHidden();
      site.close();
    },
  );

test('the page of another business cannot show it', async ({ page, ask, silence }) => {
  const studio = await aStudio(ask);
  let line = '';
  const [own, foreign] = [await aForeignSite(() => line), await aForeignSite(() => line)];
  await ask(putWebsite, { body: { framedBy: [own.origin] } }, studio.token);
  const { embedded } = await ask(getWebsite, {}, studio.token);
  line = `<iframe src="${embedded}" title="Booking"></iframe>`;
  silence.expect(/frame-ancestors/);
  await page.goto(foreign.origin);
  await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  await page.goto(own.origin);
  await expect(page.frameLocator('iframe').getByRole('main')).toBeVisible();
  own.close();
  foreign.close();
});

test(
  'a provider lists a website and copies its line, and prints a price list',
  onPhone,
  async ({ page, ask, context }) => {
    const studio = await aStudio(ask);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, studio);
    await page.goto(paths.providerWebsite());
    await field(page, 'Adressen Ihrer Website').fill('unser Salon');
    await page.getByRole('button', { name: 'Adressen speichern' }).click();
    await expect(page.getByText(/Bitte geben Sie die Adresse einer Website ein/)).toBeVisible();
    await field(page, 'Adressen Ihrer Website').fill('www.salon-klara.de/kontakt');
    await page.getByRole('button', { name: 'Adressen speichern' }).click();
    await expect(field(page, 'Adressen Ihrer Website')).toHaveValue('https://www.salon-klara.de');
    await page.getByRole('button', { name: 'Zeile kopieren' }).click();
    const { script, embedded } = await german(ask, studio);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script async src="${script}" data-booking="${embedded}" data-label="Online buchen"></script>`,
    );
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Preisliste', { exact: true })).toBeVisible();
    await expect(page.getByText('Maniküre')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  },
);
