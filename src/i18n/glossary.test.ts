import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusalWords } from '../contract/refusal-words.ts';
import { fieldWords, siteName } from '../contract/words.ts';

const root = new URL('../../', import.meta.url);
const languages = { German: 'de', English: 'en' } as const;
type Language = (typeof languages)[keyof typeof languages];

interface Text {
  file: string;
  key: string;
  text: string;
}

const textsIn = (file: string, said: unknown, key = ''): Text[] => {
  if (typeof said === 'string') return [{ file, key, text: said }];
  return Object.entries(said ?? {}).flatMap(([part, inner]) =>
    textsIn(file, inner, key === '' ? part : `${key}.${part}`),
  );
};

async function textsOf(language: Language): Promise<Text[]> {
  const folder = new URL(`src/i18n/locales/${language}/`, root);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json'));
  const read = files.map(async (file) =>
    textsIn(basename(file, '.json'), JSON.parse(await readFile(new URL(file, folder), 'utf8'))),
  );
  const posts = new URL(`src/features/site/pages/news/${language}/`, root);
  const news = (await readdir(posts)).map(async (file) => ({
    file: 'news',
    key: file,
    // Without the names of pages that its links lead to.
    text: (await readFile(new URL(file, posts), 'utf8')).replaceAll(/\]\([^)]*\)/g, ']'),
  }));
  return [
    ...(await Promise.all(read)).flat(),
    ...(await Promise.all(news)),
    ...textsIn('words.ts', fieldWords[language]),
    ...textsIn('words.ts', refusalWords[language]),
  ];
}

const mails = async (language: Language): Promise<Text[]> =>
  (await textsOf(language)).filter(({ file }) => file === 'letters');

interface Rule {
  word: string;
  pattern: RegExp;
  files: string[];
}

const patternOf = (word: string): RegExp => {
  const escaped = word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<![\p{L}{-])${escaped}(?![\p{L}])`, /^\p{Lu}/u.test(word) ? 'u' : 'iu');
};

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const listOf = (cell: string): string[] => (cell === '' ? [] : cell.split(',').map((one) => one.trim()));

async function rulesOf(heading: keyof typeof languages): Promise<Rule[]> {
  const glossary = await readFile(new URL('docs/glossary.md', root), 'utf8');
  const chapter = glossary.split('\n## ').find((part) => part.startsWith(heading)) ?? '';
  const rows = chapter.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) => {
    const [, , never = '', files = ''] = cellsOf(row);
    return listOf(never).map((word) => ({ word, pattern: patternOf(word), files: listOf(files) }));
  });
}

/** What the specification fixes letter for letter. */
const fixed = [
  'Lade Dienstleister...',
  'E-Mail erfolgreich verifiziert!',
  'Sie werden in Kürze zum Dashboard weitergeleitet...',
  'Keine Ergebnisse gefunden für "{{search}}"',
  'Keine Provider gefunden, die den Filterkriterien entsprechen',
  'Please enter your current password to change email',
  'Failed to update email. Please check your password and try again.',
];

const breaking = (texts: readonly Text[], { word, pattern, files }: Rule): string[] =>
  texts
    .filter(({ text }) => !fixed.includes(text))
    .filter(({ file, text }) => (files.length === 0 || files.includes(file)) && pattern.test(text))
    .map(({ file, key, text }) => `${word} in ${file} ${key}: ${text.length > 200 ? pattern.exec(text)?.[0] : text}`);

describe.each(['German', 'English'] as const)('the glossary in %s', (heading) => {
  it('rules out words at all, and finds them', async () => {
    const rules = await rulesOf(heading);
    expect(rules.length).toBeGreaterThan(15);
    const [first] = rules;
    const said = { file: first?.files[0] ?? 'any', key: '', text: `x ${first?.word.replace('*', 's')} y` };
    expect(first && breaking([said], first)).toHaveLength(1);
  });

  it('holds on every screen and in every sentence of the contract', async () => {
    const texts = await textsOf(languages[heading]);
    expect((await rulesOf(heading)).flatMap((rule) => breaking(texts, rule))).toEqual([]);
  });
});

/** Sentences that stumbled when they were read aloud. Each was replaced, and none comes back. */
const stumbled: Record<Language, RegExp[]> = {
  de: [
    /Alle Zeiten gelten vor Ort/,
    /Absagen und verschieben ging bis/,
    /Warum steht der hier/,
    /Was soll zählen/,
    /Was der Dienstleister wissen sollte/,
    /Für Sie reserviert: noch/,
    /Mit einem Konto haben Sie alle Termine beisammen/,
    /Wer die Adresse nicht zeigt, liegt in der Mitte/,
    /Genauer kennen wir die Lage/,
    /soweit der eigene Einsatzbereich reicht/,
    /Plätze sind nicht käuflich/,
    /Sie haben gesagt, dass Sie kommen/,
    /Bei der alten bleiben/,
    /Der Termin ist vorbei und bezahlt/,
    /vor 0 Minuten/,
    /\bund (ein|eine|1|\{\{\w+\}\}) weitere/,
    /Es bleibt, was es ist/,
    /Der Termin liegt in der Widerrufsfrist/,
    /Ihr Platz auf den Philippinen|mit den Menschen, die bauen/,
    /Haare: alle/,
    /[Ff]reiberuflich/,
    /Mitteilung/,
    /Kunden sehen Sie, und für die Buchung ist alles da/,
    /Verlässt den Betrieb/,
    /Dieser Dienstleister zeigt keine Telefonnummer/,
    /Kunden sehen gern, wer kommt/,
    /Leer gelassen nehmen wir/,
    /bis so viele Stunden vorher/,
    /Auf einmal gehen/,
    /Noch gibt es keine Rechnungen/,
    /Einträge wurden zu Entwürfen/,
    /ein Konto, zu dem der Termin gehört, ist gesperrt/,
    /stehen gelassen von/,
    /weniger häufige Wörter/,
    /Dienste bei Kunden zu Hause|Termine bei Kunden zu Hause/,
    /(Bestätigt|Verifiziert) am \{\{moment\}\}/,
    /Eigentumswohnung · Miete/,
  ],
  en: [
    /Request with obligation to pay/,
    /All times are local/,
    /Breaks lie between/,
    /until so many hours before/,
    /What you ask about a property, and the answers to it/,
    /not to be had at the moment/,
    /get its longer period when/,
    /before that nothing of yours is public/,
    /has started/,
    /None in the \S+ days before/,
    /in your plan are published/,
    /stands? here|[Ii]t stands behind this link/,
    /An inquiry was sent with this e-mail address/,
  ],
};

describe.each(['de', 'en'] as const)('no sentence that stumbled (%s)', (language) => {
  it.each(stumbled[language].map((sentence) => [sentence] as const))('%s', async (sentence) => {
    const texts = (await textsOf(language)).filter(({ text }) => !fixed.includes(text));
    expect(texts.filter(({ text }) => sentence.test(text)).map(({ file, key }) => `${file} ${key}`)).toEqual([]);
  });

  it('and nobody to whom the business comes is expected there', async () => {
    const told = (await textsOf(language)).filter(({ file, key }) => file === 'visit' && key.endsWith('customer'));
    expect(told.length).toBeGreaterThan(1);
    expect(told.filter(({ text }) => /erwartet Sie|expects you/.test(text))).toEqual([]);
  });
});

describe('the typography', () => {
  it('of German has German quotation marks, and one character for three dots', async () => {
    const texts = (await textsOf('de')).filter(({ text }) => !fixed.includes(text));
    expect(texts.filter(({ text }) => /\.\.\.|\S…|["“](?=\p{L})|”/u.test(text.replaceAll('„…“', '')))).toEqual([]);
  });

  it('of English has English quotation marks, and three dots', async () => {
    expect((await textsOf('en')).filter(({ text }) => /…|"|„/.test(text))).toEqual([]);
  });
});

it('the name in the header is the one below the mails', async () => {
  for (const language of ['de', 'en'] as const)
    expect((await textsOf(language)).find(({ file, key }) => file === 'shell' && key === 'brand')?.text).toBe(siteName);
});

it('greeting and farewell of the mails stand in their layout alone', async () => {
  const letters = [...(await mails('de')), ...(await mails('en'))];
  expect(letters.length).toBeGreaterThan(500);
  expect(letters.filter(({ text }) => /Guten Tag|Freundliche Grüße|Hello,|Kind regards/.test(text))).toEqual([]);
});
