import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../../netlify/calendar/zone.ts';
import { addEntry } from '../../../src/contract/booking/calendar.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { mailTo } from '../support/outbox.ts';
import { dialogOf, main } from '../support/story.ts';
import { like, wordsIn } from '../support/words.ts';
import { aWord, expect, field, goodPassword, signIn, test } from '../support/world.ts';

type Language = 'de' | 'en';

/** The owner invites Miriam; answers the link of her mail. */
async function invites(page: Page, language: Language, email: string): Promise<string> {
  const words = wordsIn(language)('staff');
  await page.goto(addressIn(language, paths.providerStaff()));
  await page.getByRole('button', { name: words('access.invite'), exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(words('invite.who'))).toHaveValue(/./);
  await dialog.getByLabel(words('invite.email')).fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('invite.submit'), exact: true }).click();
  await expect(dialog.getByText(words('invite.mailed', { email }))).toBeVisible();
  await dialog.getByRole('button', { name: words('invite.close') }).click();
  await expect(main(page).getByText(words('access.invited', { role: words('role.team.name') }))).toBeVisible();
  return (await mailTo(new URL(page.url()).origin, email, /\/join\//)).link;
}

/** Miriam follows it, makes her account and begins to work. */
async function joins(
  page: Page,
  { language, link, email, business }: Record<'link' | 'email' | 'business', string> & { language: Language },
) {
  const words = wordsIn(language);
  const staff = words('staff');
  const account = words('account');
  await page.goto(link);
  await expect(main(page).getByText(staff('join.invites', { business }))).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: staff('join.register') })
    .click();
  await field(page, account('name')).fill('Miriam Sommer');
  await field(page, account('email')).fill(email);
  await field(page, account('password')).fill(goodPassword);
  await main(page)
    .getByRole('button', { name: account('register.submit') })
    .click();
  await main(page)
    .getByRole('button', { name: staff('join.accept') })
    .click();
  await expect(page.getByText(staff('join.done', { business }))).toBeVisible();
  await expect(page).toHaveURL(/provider\/dashboard/);
  await expectAccessible(page);
}

/** Opens a visit of a day in the calendar. */
async function opens(page: Page, language: Language, day: string, visit: RegExp) {
  await page.goto(addressIn(language, paths.providerCalendar({ view: 'day', day })));
  await page.getByRole('button', { name: visit }).press('Enter');
  return dialogOf(page);
}

for (const language of ['de', 'en'] as const)
  test(
    `an employee is invited, works on her phone and is taken out (${language})`,
    onlyOnPhone,
    async ({ page, ask, browser, baseURL, silence }) => {
      test.slow();
      silence.expect(/401/);
      const words = wordsIn(language);
      const calendar = words('calendar');
      const studio = await aStudio(ask);
      const { token } = studio;
      const miriam = await ask(createStaff, { body: { name: 'Miriam' } }, token);
      const day = addDays(dayAt(Date.now(), 'Europe/Berlin'), 1);
      await ask(addEntry, { body: { text: 'Klara 10:00', day, staffId: miriam.id } }, token);
      await signIn(page, studio);
      const email = `${aWord()}@example.org`;
      const link = await invites(page, language, email);

      const viewport = { width: 360, height: 740 };
      const context = await browser.newContext({
        viewport,
        hasTouch: true,
        isMobile: true,
        ...(baseURL ? { baseURL } : {}),
      });
      const phone = await context.newPage();
      phone.setDefaultTimeout(20_000);
      await joins(phone, { language, link, email, business: studio.name });
      // Nothing of money and settings.
      await expect(phone.getByRole('link', { name: words('business')('area.invoices') })).toHaveCount(0);
      const dialog = await opens(phone, language, day, /10:00.*Klara/);
      await dialog.getByRole('button', { name: calendar('do.move') }).click();
      await field(phone, calendar('time')).fill('11:30');
      await dialog.getByRole('button', { name: calendar('do.moveOwn'), exact: true }).click();
      await expect(phone.getByText(calendar('done.moved'), { exact: true })).toBeVisible();
      const hers = await opens(phone, language, day, /11:30.*Klara/);
      const movedBy = (who: string) => like(calendar('deedBy', { what: calendar('deed.move'), who, time: '~' }));
      await expect(hers.getByText(movedBy(calendar('deedYou')))).toBeVisible();
      await expectAccessible(phone);

      // Who moved it stands at the owner's, and the bell has told.
      const seen = await opens(page, language, day, /11:30.*Klara/);
      await expect(seen.getByText(movedBy('Miriam'))).toBeVisible();
      await expectAccessible(page);
      const staff = words('staff');
      await page.goto(addressIn(language, paths.providerStaff()));
      await main(page)
        .getByRole('button', { name: staff('access.removeOf', { name: 'Miriam' }) })
        .click();
      await dialogOf(page)
        .getByRole('button', { name: staff('access.remove'), exact: true })
        .click();
      await expect(page.getByText(staff('access.removed', { name: 'Miriam' }))).toBeVisible();

      // Her next tap is refused, and says so; the appointment stays.
      await hers.getByRole('button', { name: calendar('do.move') }).click();
      await field(phone, calendar('time')).fill('12:30');
      await dialogOf(phone)
        .getByRole('button', { name: calendar('do.moveOwn'), exact: true })
        .click();
      await expect(phone.getByText(words('shell')('employmentEnded', { business: studio.name }))).toBeVisible();
      await expect(phone).toHaveURL(/logout=success/);
      const left = await opens(page, language, day, /11:30.*Klara/);
      await expect(left.getByText('Miriam').first()).toBeVisible();
      await context.close();
    },
  );
