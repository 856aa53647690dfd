import { readFile } from 'node:fs/promises';
import { clientsImportRows } from '../../../src/contract/booking/client.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aProvider, expect, signIn, test } from '../support/world.ts';

test('a provider reads clients from a file of the Windows code page, and is told which lines were left out', async ({
  page,
  ask,
  silence,
}) => {
  silence.expect(/net::ERR_FAILED .*clients\/import/);
  const provider = await aProvider(ask);
  await signIn(page, provider);
  await page.goto('/provider/clients');
  await page.getByRole('button', { name: 'Aus Datei einlesen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunden einlesen' });
  await dialog.getByLabel('CSV-Datei').setInputFiles({
    name: 'kunden.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from([0x50, 0x4b, 3, 4]),
  });
  await expect(dialog.getByRole('alert')).toContainText('CSV UTF-8');
  const lines = ['Vorname;Nachname;Handy;E-Mail', 'Klara;Groß;0171/5551234;', ';;0171/5551235;', 'Ben;Böhm;;nora@'];
  await dialog.getByLabel('CSV-Datei').setInputFiles({
    name: 'kunden.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });
  await expect(dialog.getByRole('combobox', { name: 'Telefon', exact: true })).toHaveValue('2');
  await expect(dialog.getByRole('listitem').first()).toHaveText('Klara Groß · 0171/5551234');
  await expect(dialog).toContainText('E-Mail: 1 Zelle passt nicht. Sie kommt in die Notizen.');
  await dialog.getByRole('combobox', { name: 'Die Spalten trennt' }).selectOption('Komma ,');
  await expect(dialog.getByRole('combobox', { name: 'Telefon', exact: true })).not.toHaveValue('2');
  await dialog.getByRole('combobox', { name: 'Die Spalten trennt' }).selectOption('Semikolon ;');
  await dialog.getByRole('button', { name: '3 Zeilen einlesen' }).click();
  await expect(dialog).toContainText('2 Kunden sind neu in der Kartei.');
  await expect(dialog.getByRole('listitem')).toHaveText(['Zeile 3: Name fehlt oder passt nicht (0171/5551235)']);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  const file = page.locator('table');
  await expect(file.getByRole('button')).toHaveText(['Ben Böhm', 'Klara Groß']);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ein- und auslesen' }).click();
  await page.getByRole('button', { name: 'Als CSV speichern' }).click();
  const written = await readFile(await (await saved).path(), 'utf8');
  expect(written.split(/\r?\n/)).toEqual([
    '\uFEFFName;Telefon;E-Mail;Geburtstag;Adresse;Schlagwörter;Notizen',
    'Ben Böhm;;;;;;E-Mail: nora@',
    'Klara Groß;0171 5551234;;;;;',
  ]);
  await expectAccessible(page);

  // A long file goes in some rows at a time, and a bar says how far it is.
  await page.getByRole('button', { name: 'Ein- und auslesen' }).click();
  await page.getByRole('button', { name: 'Aus Datei einlesen' }).click();
  const many = Array.from({ length: clientsImportRows + 50 }, (_, row) => `Kunde ${row};0171 ${5_600_000 + row}`);
  await dialog.getByLabel('CSV-Datei').setInputFiles({
    name: 'viele.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name;Handy', ...many].join('\r\n')),
  });
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/api/clients/import', async (route) => {
    calls += 1;
    if (calls === 2) await goesOn;
    await route.continue();
  });
  await dialog.getByRole('button', { name: `${many.length} Zeilen einlesen` }).click();
  await expect(dialog.getByRole('progressbar')).toHaveJSProperty('value', clientsImportRows / many.length);
  await expectAccessible(page);
  goOn();
  await expect(dialog).toContainText(`${many.length} Kunden sind neu in der Kartei.`);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schließen' }).click();

  // A call that fails does not end the others, and who was left out as whom is named.
  await page.unroute('**/api/clients/import');
  await page.route('**/api/clients/import', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Ein- und auslesen' }).click();
  await page.getByRole('button', { name: 'Aus Datei einlesen' }).click();
  const again = [...many.slice(0, clientsImportRows), 'Da Neu;', 'böhm, ben;', 'Klara Groß;0171 5551234'];
  await dialog.getByLabel('CSV-Datei').setInputFiles({
    name: 'viele.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name;Handy', ...again].join('\r\n')),
  });
  await dialog.getByRole('button', { name: `${again.length} Zeilen einlesen` }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Zeile 2 bis ${clientsImportRows + 1}: `);
  await expect(dialog).toContainText('2 Kunden sind neu in der Kartei.');
  await expect(dialog.getByRole('region', { name: 'Wer schon in der Kartei stand' })).toHaveText(
    `Zeile ${clientsImportRows + 4}: Klara Groß`,
  );
  await expectAccessible(page);
});
