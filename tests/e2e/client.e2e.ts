import { ownWidth } from './support/own-width.ts';
import { aProvider, expect, signIn, test } from './support/world.ts';

test(
  'a provider reads clients from a file of the Windows code page, and is told which lines were left out',
  ownWidth,
  async ({ page, ask }) => {
    const provider = await aProvider(ask);
    await signIn(page, provider);
    await page.goto('/provider/clients');
    await page.getByRole('button', { name: 'Aus Datei einlesen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Kunden einlesen' });
    const lines = ['Vorname;Nachname;Handy;E-Mail', 'Klara;Groß;0171/5551234;', 'Nora;Neu;;keine', 'Ben;Böhm;;'];
    await dialog.getByLabel('CSV-Datei').setInputFiles({
      name: 'kunden.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
    });
    await expect(dialog.getByRole('combobox', { name: 'Telefon' })).toHaveValue('2');
    await expect(dialog.getByRole('listitem').first()).toHaveText('Klara Groß · 0171/5551234');
    await dialog.getByRole('button', { name: '3 Zeilen einlesen' }).click();
    await expect(dialog).toContainText('2 Kunden sind neu in der Kartei.');
    await expect(dialog.getByRole('listitem')).toHaveText(['Zeile 3: E-Mail']);
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    const file = page.getByRole('list', { name: 'Kunden' });
    await expect(file.getByRole('button')).toHaveText(['Ben Böhm', 'Klara Groß']);
  },
);
