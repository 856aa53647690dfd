import { listAppointments } from '../../../src/contract/booking/appointment.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onPhone } from '../support/on-phone.ts';
import { button, earlyStart, main } from '../support/story.ts';
import { aCustomer, expect, field, signIn, test } from '../support/world.ts';

test(
  'a card asks before it is booked, and the answers stay at the appointment',
  onPhone,
  async ({ page, ask, browser }) => {
    test.slow();
    const studio = await aStudio(ask);
    const [, card] = studio.cards;
    if (card === undefined) throw new Error('a studio has two cards');
    await signIn(page, studio);
    await page.goto(paths.editServiceCard(card.id));
    await button(page, 'Frage').click();
    await field(page, 'Art der Antwort').selectOption('choice');
    await field(page, 'Frage').fill('Wie lang?');
    await field(page, 'Antworten').fill('kurz\nlang');
    await page.getByRole('switch', { name: 'Muss beantwortet werden' }).click();
    await expectAccessible(page);
    await button(page, 'Veröffentlichen').click();
    await expect(page).toHaveURL(paths.providerDashboard());

    const customer = await aCustomer(ask);
    const { days } = await ask(listSlots, { params: { id: studio.id }, query: { cards: card.id, days: 20 } });
    const start = days.flatMap(({ slots }) => slots).at(-1) ?? '';
    const context = await browser.newContext({ baseURL: ask.origin, viewport: page.viewportSize() });
    const theirs = await context.newPage();
    await signIn(theirs, customer);
    // Whoever is known goes to the summary otherwise.
    await theirs.goto(paths.book(studio.id, { cards: card.id, start }));
    await main(theirs).getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(main(theirs).getByText('Bitte beantworten Sie diese Frage.')).toBeVisible();
    await expectAccessible(theirs);
    await theirs.getByRole('radio', { name: 'lang' }).check();
    await main(theirs).getByRole('button', { name: 'Weiter', exact: true }).click();
    const early = main(theirs).getByRole('checkbox', { name: earlyStart });
    await expect(button(theirs, 'Zahlungspflichtig buchen')).toBeVisible();
    if (await early.isVisible()) await early.check();
    await button(theirs, 'Zahlungspflichtig buchen').click();
    await expect(main(theirs).getByRole('link', { name: 'Termin ansehen' }).first()).toBeVisible();
    const [booked] = (await ask(listAppointments, { query: {} }, customer.token)).items;
    const { answers } = await ask(getAppointment, { params: { id: booked?.id ?? '' } }, studio.token);
    expect(answers).toEqual([{ kind: 'choice', question: 'Wie lang?', answer: 'lang' }]);
    await theirs.goto(paths.appointment(booked?.id ?? ''));
    await expect(main(theirs).getByText('Wie lang?').first()).toBeVisible();
    await context.close();
  },
);
