import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '../../src/paths.ts';
import { sentTo } from './support/outbox.ts';
import { aPictureFile, aStoredPicture } from './support/pictures.ts';
import { aListing, aSeller, aWord, expect, field, signIn, test } from './support/world.ts';

async function anAdministrator(browser: Browser, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}${paths.login()}`);
  await field(page, 'E-Mail').fill('admin@example.com');
  await field(page, 'Passwort').fill('demo-password');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL(`${origin}${paths.admin()}`);
  return page;
}

/** A room of random greys: what two of them show differs in about half of what is compared, and a copy in nearly nothing. */
const aRoom = (): Promise<Buffer> =>
  sharp(randomBytes(81), { raw: { width: 9, height: 9, channels: 1 } })
    .resize(1600, 1200, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();

test('a seller shows who they are, and a copied picture waits for a person', async ({ page, ask, browser }) => {
  const room = await aRoom();
  const seller = await aSeller(ask);
  const shown = await aStoredPicture(ask, ask.origin, seller.token, room);
  const own = await aListing(ask, seller, { images: [{ id: shown, alt: '' }] });
  const administrator = await anAdministrator(browser, ask.origin);

  await test.step('document, decision, badge', async () => {
    await page.goto(paths.property(own.id));
    await expect(page.getByText('Not checked.')).toBeVisible();
    await signIn(page, seller);
    await page.goto(paths.sellerVerify());
    await page.getByRole('radio', { name: 'Private owner' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const choosing = page.waitForEvent('filechooser');
    const front = page.getByRole('group', { name: 'Front' });
    await front.getByRole('button').first().click();
    await (await choosing).setFiles([await aPictureFile('passport.jpg', '#888')]);
    await expect(front.getByText('passport.jpg')).toBeVisible();
    await page.getByRole('button', { name: 'Submit document' }).click();
    await expect(page.getByText('We will write to you as soon as your document is checked.')).toBeVisible();

    await administrator.goto(`${ask.origin}${paths.admin('identity')}`);
    const check = administrator.getByRole('region').filter({ hasText: seller.email });
    await check.getByRole('button', { name: 'Als geprüft eintragen' }).click();
    await administrator.getByRole('dialog').getByRole('button', { name: 'Als geprüft eintragen' }).click();
    await expect(check).toHaveCount(0);
    await expect.poll(async () => (await sentTo(ask.origin, seller.email)).length).toBeGreaterThan(1);
    await page.goto(paths.property(own.id));
    await expect(page.getByText(/^Identity checked on /)).toBeVisible();
  });

  await test.step('a copy is held, and freed', async () => {
    const copier = await aSeller(ask);
    const copied = await sharp(room).resize({ width: 700 }).jpeg({ quality: 60 }).toBuffer();
    const image = await aStoredPicture(ask, ask.origin, copier.token, copied);
    const title = `Copied house ${aWord()}`;
    const copy = await aListing(ask, copier, { title, images: [{ id: image, alt: '' }] });
    await signIn(page, copier);
    await page.goto(paths.sellerDashboard('properties'));
    await expect(page.getByText('On hold: images or account resemble those of others.')).toBeVisible();

    await administrator.goto(`${ask.origin}${paths.admin('pictures')}`);
    const held = administrator.getByRole('region', { name: title });
    await expect(held.getByRole('img')).toHaveCount(2);
    await held.getByRole('button', { name: 'Freigeben' }).click();
    await administrator.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click();
    await expect(held).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('On hold: images or account resemble those of others.')).toHaveCount(0);
    await page.goto(paths.property(copy.id));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  await administrator.context().close();
});
