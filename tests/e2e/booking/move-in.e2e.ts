import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { addressIn, paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { onPhoneByNight } from '../support/on-phone.ts';
import { wordsIn } from '../support/words.ts';
import { expect, signIn, test, untilItWorks } from '../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const dayMilliseconds = 86_400_000;
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * dayMilliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** Three appointments of a day, of which two lie in the same time of the same person, and one that was cancelled. */
const exportOf = (day: string): string =>
  [
    'Datum;Uhrzeit;Kundin;Telefon;Leistung;Mitarbeiterin;Dauer;Preis;Status',
    `${day};10:00;Klara Muster;0171 5550101;Pediküre;Aylin;45;48,00 €;bestätigt`,
    `${day};11:30;Ida Böhm;0171 5550102;Maniküre;Aylin;60;25,00 €;bestätigt`,
    `${day};12:00;Renée Weiß;;Maniküre;Aylin;30;29,00 €;bestätigt`,
    `${day};15:00;Max Groß;;Maniküre;Aylin;30;29,00 €;storniert`,
  ].join('\n');

test(
  'a salon moves in from a file, a diary and a price list, sees its day, takes it back, and leaves with all its data',
  onPhoneByNight,
  async ({ page, ask, isPhone }) => {
    const language = isPhone ? 'de' : 'en';
    const [words, calendar, account] = [
      wordsIn(language)('move-in'),
      wordsIn(language)('calendar'),
      wordsIn(language)('account'),
    ];
    const studio = await aStudio(ask);
    await signIn(page, studio);
    await page.goto(addressIn(language, paths.moveIn()));
    await untilItWorks(page);
    const day = dayAhead(9);

    // The file.
    await main(page)
      .locator('input[type=file]')
      .setInputFiles({
        name: 'termine.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(exportOf(day)),
      });
    await expect(main(page).getByRole('heading', { name: words('found') })).toBeVisible();
    await expect(main(page)).toContainText(words('visits', { count: 3, number: '3' }));
    await expectAccessible(page);

    // The diary: one row is ready, one lacks its time.
    await main(page).getByText(words('ways.diary'), { exact: true }).click();
    const [, month, date] = day.split('-').map(Number);
    await main(page)
      .getByRole('textbox', { name: words('diary.field') })
      .fill([`${date}.${month}.`, '16:00 Nora 30 min', 'Ohne Uhrzeit'].join('\n'));
    await main(page)
      .getByRole('button', { name: words('diary.read') })
      .click();
    const lines = main(page).getByRole('list', { name: words('diary.rows') });
    await expect(lines.getByRole('checkbox')).toHaveCount(2);
    await expect(lines.getByRole('checkbox').first()).toBeChecked();
    await expect(lines.getByRole('checkbox').last()).toBeDisabled();
    await expect(main(page)).toContainText(words('visits', { count: 4, number: '4' }));
    await expectAccessible(page);

    // The price list: one row is left out.
    await main(page).getByText(words('ways.prices'), { exact: true }).click();
    await main(page)
      .getByRole('textbox', { name: words('prices.field') })
      .fill('Haare\nSchnitt kurz 38 €, lang 52 €');
    await main(page)
      .getByRole('button', { name: words('prices.read') })
      .click();
    await main(page)
      .getByRole('checkbox', { name: words('prices.take', { name: 'Schnitt lang' }) })
      .uncheck();
    await expectAccessible(page);

    await main(page)
      .getByRole('button', { name: words('submit') })
      .click();
    await expect(main(page)).toContainText(words('entered', { count: 3, number: '3' }));
    // What clashes goes to the nearest free time by one tap.
    await main(page).getByRole('list').getByRole('button').first().click();
    await expect(main(page)).toContainText(words('moved'));
    await expectAccessible(page);

    // The day in the calendar.
    await page.goto(addressIn(language, paths.providerCalendar({ day, view: 'list' })));
    for (const name of ['Klara Muster', 'Ida Böhm', 'Renée Weiß', 'Nora'])
      await expect(main(page).getByText(name).first()).toBeAttached();

    // All data leave as a ZIP.
    await page.goto(addressIn(language, paths.settings('delete')));
    await untilItWorks(page);
    const saved = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: account('settings.export.button') })
      .click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^casa-kiez-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    const table = strFromU8(files[language === 'de' ? 'termine.csv' : 'appointments.csv'] ?? new Uint8Array());
    for (const name of ['Klara Muster', 'Ida Böhm', 'Renée Weiß', 'Nora']) expect(table).toContain(name);
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'README.txt',
        'everything/all.json',
        language === 'de' ? 'kalender.ics' : 'calendar.ics',
      ]),
    );

    // All of it is taken back.
    await page.goto(addressIn(language, paths.moveIn()));
    await untilItWorks(page);
    await main(page)
      .getByRole('button', { name: words('undo') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('undo') })
      .click();
    await expect(page.getByText(words('undone'))).toBeVisible();
    await page.goto(addressIn(language, paths.providerCalendar({ day, view: 'list' })));
    await expect(main(page).getByText(calendar('nothing')).first()).toBeVisible();
    await expect(main(page).getByText('Klara Muster')).toHaveCount(0);
  },
);
