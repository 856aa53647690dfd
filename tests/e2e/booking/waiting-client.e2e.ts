import type { Page } from '@playwright/test';
import { cancelAppointment } from '../../../src/contract/booking/appointment-actions.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio, type Studio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { type Day, isBooked, leavesAnHour } from '../support/freed-hour.ts';
import { expect, test } from '../support/moved-clock.ts';
import { onPhone } from '../support/on-phone.ts';
import { mailTo } from '../support/outbox.ts';
import { button, dialogOf, main } from '../support/story.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, field, signIn } from '../support/world.ts';

type Language = 'de' | 'en';

/** A card that is booked at once, in two lengths. */
const withVariants = (ask: Day['ask'], { token }: Studio) =>
  ask(
    createServiceCard,
    {
      body: {
        ...aCardForm({
          name: 'Gellack',
          isAvailableNow: true,
          variants: [
            { id: 'hands', name: 'Hände', price: 38, duration: 45 },
            { id: 'both', name: 'Hände und Füße', price: 76, duration: 95 },
          ],
        }),
        isPublished: true,
      },
    },
    token,
  );

/** From the calendar: name, address, and a service with its variant. */
async function putsOnTheList(desk: Page, language: Language, client: { name: string; email: string }): Promise<void> {
  const words = wordsIn(language);
  const waiting = words('waiting-list');
  const calendar = words('calendar');
  await desk.goto(addressIn(language, paths.providerCalendar({ view: 'day' })));
  await button(desk, calendar('more')).click();
  await desk.getByRole('button', { name: calendar('waitingList') }).click();
  const press = (name: string) => dialogOf(desk).getByRole('button', { name }).click();
  await press(waiting('client.add'));
  await press(waiting('client.submit'));
  await expect(dialogOf(desk).getByText(waiting('client.nameMissing'))).toBeVisible();
  await expect(dialogOf(desk).getByText(waiting('client.serviceMissing'))).toBeVisible();
  await expectAccessible(desk);
  await field(desk, calendar('entry.name')).fill(client.name);
  await field(desk, calendar('email')).fill(client.email);
  await field(desk, calendar('entry.service')).selectOption('Gellack · Hände');
  await press(waiting('client.submit'));
  await expect(desk.getByText(waiting('client.done', { name: client.name }))).toBeVisible();
  await expect(dialogOf(desk).getByRole('list', { name: waiting('desk.title') })).toContainText('Gellack · Hände');
  await expectAccessible(desk);
}

/** By the link of the mail: no account, no code, one binding button. */
async function booksByLink(page: Page, language: Language, link: string): Promise<void> {
  const words = wordsIn(language);
  await page.goto(link);
  await expect(main(page)).toContainText('Gellack · Hände');
  await expect(main(page)).toContainText(/38([.,]00)?\s?€|€\s?38/);
  await main(page).getByRole('checkbox').check();
  await expectAccessible(page);
  await button(page, words('booking')('summary.book')).click();
  await expect(main(page).getByText(words('waiting-list')('offer.booked'), { exact: true })).toBeVisible();
  await main(page)
    .getByRole('link', { name: words('waiting-list')('offer.toVisit') })
    .click();
  await expect(main(page)).toContainText('14:00');
}

for (const language of ['de', 'en'] as const)
  test(
    `a client who has called waits, and books a freed hour by the link of a mail (${language})`,
    language === 'de' ? onPhone : { tag: [byNight.tag, onPhone.tag] },
    async ({ page, desk, ask, site }) => {
      test.slow();
      const [studio, gone] = await Promise.all([aStudio(ask), aCustomer(ask)]);
      await withVariants(ask, studio);
      const day: Day = { ask, studio, now: site.now(), days: 3 };
      await leavesAnHour(day, 14);
      const visit = await isBooked(day, 14, gone);
      const client = { name: 'Klara Kern', email: `klara.${crypto.randomUUID().slice(0, 8)}@example.org` };
      await signIn(desk, studio);
      await putsOnTheList(desk, language, client);

      await ask(cancelAppointment, { params: { id: visit.id }, body: {} }, gone.token);
      const { link } = await mailTo(ask.origin, client.email, /\/waiting\//);
      await booksByLink(page, language, addressIn(language, new URL(link).pathname.replace(/^\/(de|en)(?=\/)/, '')));
    },
  );
