import { login } from '../../src/contract/account.ts';
import { addEntry } from '../../src/contract/calendar.ts';
import { aWord, expect, field, signIn, test } from './support/world.ts';

test('a provider enters a visit by one line and moves it by the keyboard', async ({ page, ask }) => {
  const { access_token: token } = await ask(login, {
    body: { email: 'anbieter@example.com', password: 'demo-password' },
  });
  await signIn(page, { token });
  // The line says when and who; the preview what it comes to.
  const name = `Klara ${aWord()}`;
  await page.goto('/provider/calendar?view=list');
  await page.getByRole('button', { name: 'Termin eintragen' }).first().click();
  const dialog = page.getByRole('dialog');
  await field(page, 'Name und was Sie sonst wissen').fill(`${name} 0171 5551234 30 in 5 Wochen 21:30`);
  await expect(dialog.getByText('30 Minuten', { exact: false })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eingetragen.', { exact: true })).toBeVisible();

  // The list of that week, and the dialog that does what dragging does.
  const { understood } = await ask(addEntry, { body: { text: `${name} in 5 Wochen 21:45`, preview: true } }, token);
  const day = understood.start?.slice(0, 10) ?? '';
  await page.goto(`/provider/calendar?view=day&day=${day}`);
  const visit = page.getByRole('button', { name: new RegExp(`21:30–22:00, ${name}`) });
  await visit.focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Verschieben …' }).click();
  await field(page, 'Uhrzeit').fill('20:30');
  await dialog.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await expect(page.getByText('Verschoben.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`20:30–21:00, ${name}`) })).toBeVisible();

  // On paper the day is a list with numbers to call.
  await page.pdf();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('listitem').filter({ hasText: name }).getByRole('link')).toContainText('5551234');
  await page.emulateMedia({ media: 'screen' });
});
