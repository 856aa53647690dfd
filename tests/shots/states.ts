import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

// What is pressed before a picture is taken. Each name is given in both languages.

type Step = (page: Page) => Promise<void>;

export const press =
  (name: RegExp, role: 'button' | 'link' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).filter({ visible: true }).first().click();

/** For a dialog that opens without a press. */
export const shown: Step = (page) => page.getByRole('dialog').first().waitFor();

/** The first case of a queue: on a phone only its list is shown. */
export const openCase: Step = async (page) => {
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click();
  await page.getByRole('radio').first().waitFor();
};

/** A decision of the first case, with its rule and its reason, and the letter that it makes. */
export const showLetter =
  (option: RegExp): Step =>
  async (page) => {
    await openCase(page);
    await page.getByRole('radio', { name: option }).first().check();
    const rule = page.getByRole('combobox', { name: /^(Gegen welche Regel|Against which rule)/ });
    if ((await rule.count()) > 0) await rule.selectOption({ index: 1 });
    // Where something differs, the reason is written already.
    const reason = page.getByRole('main').getByRole('textbox');
    if ((await reason.count()) > 0)
      await reason.last().fill('Das Bild ist nicht zu lesen. Bitte laden Sie es noch einmal hoch.');
    await page.getByRole('figure').first().waitFor();
    await page.getByRole('figure').first().scrollIntoViewIfNeeded();
  };

/** The first case is given to the first administrator. */
export const assignFirst: Step = async (page) => {
  await openCase(page);
  await page.getByRole('combobox', { name: /^(Zuständig|Assigned to)/ }).selectOption({ index: 1 });
  await page.getByText(/^(Die Zuständigkeit ist eingetragen|The case is assigned)\.$/).waitFor();
};

/** What was decided about the first case and its account. */
export const showHistory: Step = async (page) => {
  await openCase(page);
  await press(/^(Verlauf|History)/, 'link')(page);
};

/** Two cases of a queue, with what is done with them at its foot. */
export const chooseCases: Step = async (page) => {
  const ticks = page.getByRole('list').getByRole('checkbox');
  await ticks.nth(0).check();
  await ticks.nth(1).check();
};

/** The page as it is where what it asks for does not come. */
export const fails =
  (calls: string): Step =>
  async (page) => {
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }));
    await page.reload();
    await page.getByRole('alert').first().waitFor({ timeout: 30_000 });
    await page.unroute(calls);
  };

/** Something lies over the page afterwards. */
export const opens =
  (name: RegExp, role?: 'button' | 'link'): Step =>
  async (page) => {
    await press(name, role)(page);
    await shown(page);
  };

/** The list of what happened, below the bell or over the page. */
export const openBell = press(/^(Benachrichtigungen|Notifications)/);

/** The first card of a provider, so that the booking begins with its times. */
export const chooseFirst: Step = async (page) => {
  await page.locator('main ul button').first().click();
};

export const openTimes: Step = async (page) => {
  await press(/^(Zeit wählen|Choose a time)$/, 'link')(page);
  await shown(page);
};

/** The map of the landing page, in which an area is drawn. */
export const openArea: Step = async (page) => {
  await press(/^(Gebiet zeichnen|Draw Area Search)$/)(page);
  await page.getByRole('button', { name: /^(Polygon|Vieleck)$/ }).waitFor();
};

/** A pin of the map, and what is said of its listing. */
export const openPin: Step = async (page) => {
  await press(/, ₱/)(page);
  await page.getByRole('button', { name: /^(Details ansehen|View Details)$/ }).waitFor();
};

/** A form that is sent without anything in it. */
export const sendEmpty =
  (submit: RegExp): Step =>
  async (page) => {
    await page.getByRole('main').getByRole('button', { name: submit }).last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  };

/** Nobody is kept out by it: the address is none. */
export const signInWrongly: Step = async (page) => {
  await page.getByLabel(/^E-[Mm]ail/).fill(`${randomUUID()}@example.org`);
  await page.getByLabel(/^(Passwort|Password) ?\*?$/).fill('not the password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Anmelden|Sign in)$/ })
    .click();
  await page.getByRole('main').getByRole('alert').waitFor();
};

/** Rare actions of the calendar stand behind one button. */
export const openRare =
  (name: RegExp): Step =>
  async (page) => {
    await press(/^(Mehr …|More\.\.\.)$/)(page);
    await opens(name)(page);
  };

/** The dates of a series, which are looked at one by one. */
export const choosesDates: Step = async (page) => {
  await press(/^(Regelmäßig kommen|Come regularly)$/)(page);
  await press(/^(Termine prüfen|Check the dates)$/)(page);
  await page
    .getByText(/je Termin, zusammen|each, .* in all/)
    .first()
    .waitFor();
};

/** Somebody who has called is put on the waiting list. */
export const addsWaiting: Step = async (page) => {
  await openRare(/^(Warteliste|Waiting list)$/)(page);
  await press(/^(Jemanden eintragen|Add somebody)$/)(page);
};

/** The file of a client: beside the table, below its row, or over the page on a phone. */
export const hasHistory: Step = (page) =>
  page
    .getByRole('heading', { name: /^(Verlauf|History)$/ })
    .first()
    .waitFor();

/** The first client of the table. */
export const openRow: Step = async (page) => {
  await page.locator('main tbody button').first().click();
  await hasHistory(page);
};

/** The first name of a list: a visit of the calendar. */
export const openEntry: Step = async (page) => {
  await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button', { name: /^\p{Lu}\p{L}+ \p{Lu}/u })
    .first()
    .click();
  await shown(page);
};

/** Five dots, two words and a sentence. */
export const fillReview: Step = async (page) => {
  await page.getByRole('radio').nth(4).check();
  await press(/^(Ergebnis|Result)$/)(page);
  await press(/^(Zugehört|Listened)$/)(page);
  await page.getByRole('textbox').fill('Endlich jemand, der Locken schneiden kann.');
};

/** What is chosen is booked, or asked for. */
export const bookIt: Step = async (page) => {
  const early = page.getByRole('main').getByRole('checkbox');
  if ((await early.count()) > 0) await early.first().check();
  await press(/^(Zahlungspflichtig|Book with|Send binding|Binding)/)(page);
  await page.waitForURL(/step=done/);
};

/** The questions of a card are answered, as far as they have to be. */
export const answerIt: Step = async (page) => {
  await page.getByRole('radio', { name: 'nein' }).check();
  await page.getByRole('checkbox', { name: /^Ich weiß/ }).check();
  await press(/^(Weiter|Continue)$/)(page);
  await page.waitForURL(/step=summary/);
};

/** The same, and booked. */
export const answerAndBook: Step = async (page) => {
  await answerIt(page);
  await bookIt(page);
};

/** Ten minutes late, which the business hears of once it can no longer be taken back. */
export const tellsLate = press(/^\+?10 (Min|minutes)/);

/** The first business of the results is opened, so that the front of the search names it. */
export const seesFirst: Step = async (page) => {
  const front = page.url();
  await page.goto(`${front}?zip=10115`);
  const link = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
  await link.click();
  await page.waitForURL(/\/provider\//);
  await page.goto(front);
  await page.getByRole('heading', { name: /^(Zuletzt angesehen|Seen lately)$/ }).scrollIntoViewIfNeeded();
};

/** An export of another system, chosen and read. */
export const chooseFile: Step = async (page) => {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const rows = [
    'Datum;Uhrzeit;Kundin;Telefon;Leistung;Mitarbeiterin;Dauer;Preis;Status',
    `${day};10:00;Klara Muster;0171 5550101;Damenhaarschnitt;Miriam;45;48,00 €;bestätigt`,
    `${day};11:30;Ida Böhm;0171 5550102;Balayage;Aylin;150;149,50 €;bestätigt`,
    `${day};14:00;Renée Weiß;;Maniküre;Miriam;30;29,00 €;bestätigt`,
    `${day};15:00;Max Groß;;Maniküre;Miriam;30;29,00 €;storniert`,
  ];
  const file = { name: 'termine.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: /^(Das steht darin|What it holds)$/ }).waitFor();
};

/** Lines of a paper diary, read. */
export const typeDiary: Step = async (page) => {
  const [, month = '', day = ''] = new Date(Date.now() + 9 * 86_400_000)
    .toISOString()
    .slice(0, 'YYYY-MM-DD'.length)
    .split('-');
  await page.getByText(/^(Papierkalender|Paper diary)$/).click();
  const lines = [
    `${Number(day)}.${Number(month)}.`,
    '10:00 Klara Muster 0171 5550101 Gel 60',
    '11:30 Ida 45 min (mag Tee)',
    '14 Uhr Renée 29 €',
    'Max Groß',
    'Do 31.2. 15:00 Ben',
  ];
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^(Zeilen|Lines)$/ })
    .fill(lines.join('\n'));
  await press(/^(Zeilen lesen|Read the lines)$/)(page);
  await page.getByRole('list', { name: /^(Gelesene Zeilen|Lines that were read)$/ }).waitFor();
};

/** A price list, read. */
export const typePrices: Step = async (page) => {
  await page.getByText(/^(Preisliste|Price list)$/).click();
  const lines = ['Nagelpflege', 'Maniküre ..... 30 Min. 29 €', 'Haare', 'Damenhaarschnitt kurz 38 €, lang 52 €'];
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^(Preisliste|Price list)$/ })
    .fill(lines.join('\n'));
  await press(/^(Preise lesen|Read the prices)$/)(page);
  await page.getByRole('list', { name: /^(Gelesene Leistungen|Services that were read)$/ }).waitFor();
};
