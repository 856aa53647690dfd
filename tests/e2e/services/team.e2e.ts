import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { listSlots } from '../../../src/contract/services/provider.ts';
import { createServiceCard } from '../../../src/contract/services/service-card.ts';
import { createStaff, listStaff, updateStaff } from '../../../src/contract/services/staff.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aCardForm } from '../../support/service-cards.ts';
import { aStudio } from '../support/bookable.ts';
import { wordsIn } from '../support/words.ts';
import { aCustomer, expect, signIn, test } from '../support/world.ts';

// Who looks from Manila reads the times of the studio.
test.use({ timezoneId: 'Asia/Manila' });

test('two people do different cards, and into the wait of one card another fits', async ({ page, ask, isPhone }) => {
  const language = isPhone ? 'en' : 'de';
  const words = wordsIn(language);
  const studio = await aStudio(ask);
  const { id, token } = studio;
  const aCard = (name: string, duration: number, parts: { work: number; wait: number }[] = []) =>
    ask(
      createServiceCard,
      { body: aCardForm({ name, duration, parts, isPublished: true, isAvailableNow: true }) },
      token,
    );
  const colour = await aCard('Farbe', 90, [
    { work: 30, wait: 30 },
    { work: 30, wait: 0 },
  ]);
  const cut = await aCard('Schnitt', 30);
  const [, manicure] = studio.cards;
  const { items } = await ask(listStaff, {}, token);
  const [owner] = items;
  if (owner === undefined || manicure === undefined) throw new Error('a studio has an owner and two cards');
  await ask(
    updateStaff,
    { params: { id: owner.id }, body: { name: 'Olga Winter', cards: [colour.id, cut.id], hours: null } },
    token,
  );
  await ask(createStaff, { body: { name: 'Mira Sommer', cards: [manicure.id], hours: null } }, token);
  const { days } = await ask(listSlots, { params: { id }, query: { cards: colour.id } });
  const day = days.slice(1).find(({ slots }) => slots.length > 8);
  const opening = Date.parse(day?.slots[0] ?? '');
  const after = (minutes: number): string => new Date(opening + minutes * 60_000).toISOString();
  const customer = await aCustomer(ask);
  await ask(
    bookAppointment,
    { body: { providerId: id, cards: [colour.id], start: after(0), beginsEarly: true } },
    customer.token,
  );

  await signIn(page, await aCustomer(ask));
  await page.goto(addressIn(language, paths.provider(id, { day: day?.day })));
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Olga Winter' })).toContainText('Farbe, Schnitt');
  await expect(main.getByRole('listitem').filter({ hasText: 'Mira Sommer' })).toContainText('Maniküre');
  const slots = page.locator('#slots');
  const at = (minutes: number) => slots.locator(`time[datetime="${after(minutes)}"]`);
  const choose = (name: string) =>
    main.getByRole('button', { name: words('provider')('times.addNamed', { name }) }).click();
  // What was chosen before would be one visit with it.
  const drop = (name: string) =>
    main.getByRole('button', { name: words('provider')('times.removeNamed', { name }) }).click();

  // The other one is free while the colour is put on. The first card was chosen before.
  await choose('Maniküre');
  await drop('Gelnägel');
  await expect(at(0)).toHaveText('09:00');
  // The first one is not, but for the wait.
  await choose('Schnitt');
  await drop('Maniküre');
  await expect(at(30)).toHaveText('09:30');
  await expect(at(0)).toHaveCount(0);
  await expect(at(60)).toHaveCount(0);
  await expect(at(90)).toHaveText('10:30');
  await at(30).click();
  await slots.getByRole('link', { name: words('profile')('onward') }).click();
  await expect(main.getByRole('timer')).toHaveText(/für Sie reserviert|Reserved for you/);
  await expect(main.getByText(/09:30/).filter({ visible: true }).first()).toBeVisible();
});
