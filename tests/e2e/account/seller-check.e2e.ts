import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectNothingFound } from '../support/accessible.ts';
import { askAt } from '../support/ask.ts';
import { atDesk, decideCase, openCase, wideDesk } from '../support/desk.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { sentTo } from '../support/outbox.ts';
import { aPictureFile, aStoredPicture } from '../support/pictures.ts';
import { wordsIn } from '../support/words.ts';
import { aListing, aSeller, aWord, expect, signIn, test } from '../support/world.ts';

/** A room of random greys: what two of them show differs in about half of what is compared, and a copy in nearly nothing. */
const aRoom = (): Promise<Buffer> =>
  sharp(randomBytes(81), { raw: { width: 9, height: 9, channels: 1 } })
    .resize(1600, 1200, { kernel: 'cubic', fit: 'fill' })
    .jpeg()
    .toBuffer();

/** What the visitors, the sellers and the desk read. */
function sayIn(language: Language) {
  const words = wordsIn(language);
  const [verification, listing, admin] = [words('verification'), words('listing'), words('admin')];
  return {
    unchecked: listing('seller.unchecked'),
    checked: listing('seller.identityChecked', { day: '' }).trim(),
    owner: verification('seller.role.of.owner'),
    save: verification('seller.role.submit'),
    front: verification('identity.front'),
    submit: verification('identity.submit'),
    submitted: verification('identity.submitted'),
    approve: admin('decision.approve'),
    pictures: new RegExp(`^${admin('tabs.pictures')}`),
    held: words('seller')('held'),
    free: admin('picture.free'),
  };
}

/** Mails about what others do reach sellers in English (docs/product/accounts.md). */
const mails = { checked: 'Your identity is checked', freed: 'Your listing can be seen again' };

for (const language of ['de', 'en'] as const) {
  const say = sayIn(language);
  const at = (address: string): string => addressIn(language, address);
  const title = `a seller shows who they are, and a copied picture waits for a person (${language})`;

  test(title, onlyOnPhone, async ({ page, ask, browser }) => {
    const asking = askAt(ask.origin, language);
    const [room, seller, copier, desk] = await Promise.all([
      aRoom(),
      aSeller(asking),
      aSeller(asking),
      atDesk(browser, ask, wideDesk),
    ]);
    const picture = await aStoredPicture(ask, ask.origin, seller.token, room);
    const own = await aListing(ask, seller, { images: [{ id: picture, alt: '' }] });
    const subjects = async (email: string) => (await sentTo(ask.origin, email)).map(({ subject }) => subject);

    await test.step('document, decision, badge', async () => {
      await page.goto(at(paths.property(own.id)));
      await expect(page.getByText(say.unchecked)).toBeVisible();
      await signIn(page, seller);
      await page.goto(at(paths.sellerVerify()));
      await page.getByRole('radio', { name: say.owner }).check();
      await page.getByRole('button', { name: say.save, exact: true }).click();
      const choosing = page.waitForEvent('filechooser');
      const front = page.getByRole('group', { name: say.front });
      await front.getByRole('button').first().click();
      await (await choosing).setFiles([await aPictureFile('passport.jpg', '#888')]);
      await expect(front.getByText('passport.jpg')).toBeVisible();
      await expectNothingFound(page, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
      await page.getByRole('button', { name: say.submit }).click();
      await expect(page.getByText(say.submitted)).toBeVisible();

      await desk.goto(at(paths.admin('identity', { search: seller.email })));
      await decideCase(await openCase(desk, 'Santos Realty'), language, { option: say.approve });
      await expect(desk.getByText(seller.email)).toHaveCount(0);
      await expect.poll(() => subjects(seller.email)).toContain(mails.checked);
      await page.goto(at(paths.property(own.id)));
      await expect(page.getByText(say.checked)).toBeVisible();
      await expect(page.getByText(say.unchecked)).toHaveCount(0);
    });

    await test.step('a copy is held, and freed', async () => {
      const copied = await sharp(room).resize({ width: 700 }).jpeg({ quality: 60 }).toBuffer();
      const image = await aStoredPicture(ask, ask.origin, copier.token, copied);
      const name = `House ${aWord()}`;
      const copy = await aListing(ask, copier, { title: name, images: [{ id: image, alt: '' }] });
      await signIn(page, copier);
      await page.goto(at(paths.sellerDashboard('properties')));
      await expect(page.getByText(say.held)).toBeVisible();

      await desk.getByRole('link', { name: say.pictures }).click();
      const held = await openCase(desk, name);
      await expect(held.getByRole('img')).toHaveCount(2);
      await expectNothingFound(desk, { tags: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
      await decideCase(held, language, { option: say.free });
      await expect(held).toHaveCount(0);
      await expect.poll(() => subjects(copier.email)).toContain(`${mails.freed}: ${name}`);
      await page.reload();
      await expect(page.getByText(name)).toBeVisible();
      await expect(page.getByText(say.held)).toHaveCount(0);
      await page.goto(at(paths.property(copy.id)));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
    await desk.context().close();
  });
}
