import { addDays, dayAt, instantOf } from '../../../netlify/calendar/zone.ts';
import { createStaff } from '../../../src/contract/services/staff.ts';
import { paths } from '../../../src/paths.ts';
import { aStudio } from '../support/bookable.ts';
import { onPhone } from '../support/on-phone.ts';
import { main } from '../support/registration.ts';
import { earlyStart } from '../support/story.ts';
import { aCustomer, expect, signIn, test, untilItWorks } from '../support/world.ts';

// From the profile to the button that binds.

const zone = 'Europe/Berlin';

test(
  'who was chosen on the profile does the visit, the terms stand above the binding button, and nothing is ticked beforehand',
  onPhone,
  async ({ page, ask, isPhone }) => {
    const studio = await aStudio(ask);
    const [, manicure] = studio.cards;
    await ask(createStaff, { body: { name: 'Mira Sommer', cards: null, hours: null } }, studio.token);
    await signIn(page, await aCustomer(ask));
    const day = addDays(dayAt(Date.now(), zone), 2);
    await page.goto(paths.provider(studio.id, { card: manicure?.id, day }));
    await untilItWorks(page);
    if (isPhone) await main(page).getByRole('link', { name: 'Zeit wählen' }).click();
    const times = isPhone ? page.getByRole('dialog') : main(page);
    await times.getByText('Mira Sommer').last().click();
    await expect(page).toHaveURL(/staff=/);
    const noon = new Date(instantOf(day, 720, zone)).toISOString();
    await times.locator(`time[datetime="${noon}"]`).click();
    await times.getByRole('link', { name: 'Weiter' }).filter({ visible: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Passt alles?' })).toBeVisible();
    await expect(
      main(page)
        .getByText(/mit Mira Sommer/)
        .first(),
    ).toBeVisible();
    const button = page.getByRole('button', { name: 'Zahlungspflichtig buchen' }).filter({ visible: true });
    const terms = main(page)
      .getByText(/^Absagen oder verschieben bis .+ danach nur telefonisch\.$/)
      .filter({ visible: true });
    const tick = main(page).getByRole('checkbox', { name: earlyStart });
    await expect(tick).not.toBeChecked();
    // Beside each other there is room for both: then the terms begin above. One after the other they come first.
    const isBefore = await terms
      .first()
      .evaluate(
        (said, action) => (said.compareDocumentPosition(action as Node) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        await button.elementHandle(),
      );
    expect(isBefore, 'read out before the button').toBe(true);
    await button.click();
    await expect(tick, 'the button asks for it, and does not set it').not.toBeChecked();
    await expect(tick).toBeFocused();
    await tick.check();
    await button.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Termin gebucht');
    await main(page).getByRole('link', { name: 'Termin ansehen' }).click();
    await expect(main(page).getByText('Mira Sommer').first()).toBeVisible();
  },
);
