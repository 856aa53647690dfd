import { type Language, siteName } from '../../src/contract/words.ts';
import type { Entry, Fact, Letter, Link, MailPage, Paper, Picture } from './letter.ts';
import { type MailColour, mailColours } from './mail-colours.ts';
import { linesOf, onOneLine, quoted } from './mail-text.ts';

const greetings: Record<Language, string> = { de: 'Guten Tag', en: 'Hello' };
const farewells: Record<Language, string> = { de: 'Freundliche Grüße', en: 'Kind regards,' };

const greeting = (language: Language, name: string): string =>
  name === '' ? `${greetings[language]},` : `${greetings[language]} ${name},`;
const farewell = (language: Language): string => `${farewells[language]}\n${siteName}`;

/** Typed words in a fact or an entry cannot begin a line of their own. */
const onLines = (page: MailPage): MailPage => ({
  ...page,
  facts: (page.facts ?? []).map(([name, value]) => [name, onOneLine(value)]),
  entries: (page.entries ?? []).map(({ title, detail, ...entry }) => ({
    ...entry,
    title: onOneLine(title),
    detail: onOneLine(detail),
  })),
});

/** The lines of a paper, under each other. */
const paperText = ({ title, lead, sections }: Paper): string[] => [
  title,
  lead,
  ...sections.flatMap((section) => [section.title, ...section.text]),
];

const textOf = (language: Language, name: string, page: MailPage): string => {
  const { lead, figure, quote, facts = [], entries = [], next = [], action, rest = [], links = [], papers = [] } = page;
  const paragraphs = [
    greeting(language, name),
    ...lead,
    ...(figure === undefined ? [] : [figure.join(': ')]),
    ...(quote === undefined ? [] : [quoted(quote)]),
    ...(facts.length === 0 ? [] : [facts.map((fact) => fact.join(': ')).join('\n')]),
    ...entries.map(({ title, detail, url }) => `${title}\n${detail}\n${url}`),
    ...next,
    ...(action === undefined ? [] : [`${action.label}:\n\n${action.url}`]),
    ...rest,
    farewell(language),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...papers.flatMap(paperText),
  ];
  return `${paragraphs.join('\n\n')}\n`;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
const escapedLines = (text: string): string => linesOf(text).map(escaped).join('<br>');

/** Fonts that the reader's machine has. Pictures are the only thing that is loaded, and their addresses name no reader. */
const face = `font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;

type Painted = Partial<Record<'color' | 'background-color' | 'border-color', MailColour>>;

/** What has a colour, by class: written into each element for programs without style sheets, and again for the dark scheme. */
const paint = {
  ground: { 'background-color': 'ground' },
  page: { 'background-color': 'surface', color: 'text' },
  name: { color: 'accent' },
  text: { color: 'text' },
  muted: { color: 'muted' },
  line: { 'border-color': 'line' },
  quote: { 'background-color': 'sunken', color: 'text' },
  link: { color: 'accent' },
  button: { 'background-color': 'accent-fill' },
  label: { color: 'on-fill' },
} as const satisfies Record<string, Painted>;

type Part = keyof typeof paint;

const painted = (part: Part, scheme: 'light' | 'dark', ending = ''): string =>
  Object.entries(paint[part])
    .map(([property, colour]) => `${property}:${mailColours[scheme][colour]}${ending}`)
    .join(';');

const parts = Object.keys(paint) as Part[];

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .page { padding: 24px 20px !important; }
  .fact td { display: block !important; width: auto !important; }
  .fact .muted { padding-bottom: 0 !important; }
  .fact .value { border-top: 0 !important; padding-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
${parts.map((part) => `  .${part} { ${painted(part, 'dark', ' !important')} }`).join('\n')}
}`;

/** Class and style of an element. */
const as = (look: string, ...those: Part[]): string =>
  `class="${those.join(' ')}" style="${[look, ...those.map((part) => painted(part, 'light'))].filter(Boolean).join(';')}"`;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const words = 'font-size:16px;line-height:1.5;overflow-wrap:anywhere';
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapedLines(text)}</p>`;

const figureShown = ([name, value]: Fact): string =>
  `<p style="margin:0 0 16px">${escaped(name)}:<br>
<strong style="font-size:32px;line-height:1.5;letter-spacing:4px;font-weight:600">${escaped(value)}</strong></p>`;

const quoteShown = (quote: string): string =>
  `<blockquote ${as(`margin:0 0 20px;padding:12px 16px;border-radius:12px`, 'quote')}>${escapedLines(quote)}</blockquote>`;

const factShown = ([name, value]: Fact): string => {
  const cell = `padding:10px 0;border-top:1px solid;vertical-align:top;text-align:left`;
  return `<tr class="fact"><td width="34%" ${as(`${cell};padding-right:12px;${words}`, 'muted', 'line')}>${escaped(name)}</td>
<td class="value line" style="${cell};${words};font-weight:500;${painted('line', 'light')}">${escaped(value)}</td></tr>`;
};

const factsShown = (facts: readonly Fact[]): string =>
  `<table ${table} width="100%" style="margin:0 0 20px;border-collapse:collapse">
${facts.map(factShown).join('\n')}
</table>`;

const pictureShown = ({ url, alt }: Picture, width: number): string =>
  `<img src="${escaped(url)}" alt="${escaped(alt)}" width="${width}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:12px">`;

const entryText = ({ title, detail, url }: Entry): string =>
  `<a href="${escaped(url)}" ${as('display:block;padding:10px 0;line-height:24px;font-weight:600', 'link')}>${escaped(title)}</a>
<span ${as('', 'text')}>${escaped(detail)}</span>`;

/** A card where it has a picture. The picture leads where the title does, and is not read twice. */
function entryShown(entry: Entry): string {
  const { url, picture } = entry;
  if (picture === undefined)
    return `<p ${as('margin:0;padding:0 0 10px;border-top:1px solid', 'line')}>${entryText(entry)}</p>`;
  return `<table ${table} width="100%" style="margin:0 0 12px"><tr>
<td width="144" style="padding:10px 16px 0 0;vertical-align:top"><a href="${escaped(url)}" tabindex="-1">${pictureShown(picture, 144)}</a></td>
<td style="vertical-align:top;${words}">${entryText(entry)}</td>
</tr></table>`;
}

/** 44 px high: 24 px of a line and 10 px above and below it. Programs that ignore them take the padding of the cell. */
const actionShown = ({ label, url }: Link): string =>
  `<table ${table} style="margin:4px 0 20px"><tr><td ${as('border-radius:22px;mso-padding-alt:10px 24px', 'button')}>
<a href="${escaped(url)}" ${as('display:inline-block;padding:10px 24px;font-size:16px;line-height:24px;font-weight:600;text-decoration:none', 'label')}>${escaped(label)}</a>
</td></tr></table>`;

const linkShown = ({ label, url }: Link): string =>
  `<a href="${escaped(url)}" ${as('display:inline-block;padding:12px 16px 12px 0', 'muted')}>${escaped(label)}</a>`;

const paperShown = ({ title, lead, sections }: Paper): string =>
  [
    `<tr><td align="left" ${as(`padding:24px 8px 0;${face};font-size:14px;line-height:1.5;overflow-wrap:anywhere`, 'text')}>`,
    `<h2 style="margin:0 0 8px;font-size:17px;line-height:1.3;font-weight:600">${escaped(title)}</h2>`,
    paragraph(lead),
    ...sections.flatMap((section) => [
      `<h3 style="margin:0 0 4px;font-size:14px;line-height:1.5;font-weight:600">${escaped(section.title)}</h3>`,
      ...section.text.map(paragraph),
    ]),
    '</td></tr>',
  ].join('\n');

const bodyOf = (language: Language, name: string, page: MailPage): string => {
  const { heading, lead, figure, quote, facts = [], picture, entries = [], next = [], action, rest = [] } = page;
  return [
    `<h1 style="margin:0 0 16px;font-size:25px;line-height:1.2;font-weight:600;letter-spacing:-0.02em">${escaped(heading)}</h1>`,
    paragraph(greeting(language, name)),
    ...lead.map(paragraph),
    ...(figure === undefined ? [] : [figureShown(figure)]),
    ...(quote === undefined ? [] : [quoteShown(quote)]),
    ...(facts.length === 0 ? [] : [factsShown(facts)]),
    ...(picture === undefined ? [] : [`<p style="margin:0 0 20px">${pictureShown(picture, 496)}</p>`]),
    ...(entries.length === 0 ? [] : [`<div style="margin:0 0 16px">${entries.map(entryShown).join('\n')}</div>`]),
    ...next.map(paragraph),
    ...(action === undefined ? [] : [actionShown(action)]),
    ...rest.map(paragraph),
    `<p style="margin:0">${escapedLines(farewell(language))}</p>`,
  ].join('\n');
};

/** A table in a table, because some programs know nothing else. Outlook ignores `max-width` and gets a table of its own. */
const htmlOf = ({ language, subject, page }: Letter, name: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escaped(subject)}</title>
<style>${sheet}
</style>
</head>
<body ${as('margin:0;padding:0', 'ground')}>
<table ${table} width="100%" ${as('', 'ground')}>
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table ${table} width="100%" style="max-width:560px">
<tr><td align="left" ${as(`padding:0 8px 16px;${face};font-size:21px;line-height:1.2;font-weight:700;letter-spacing:-0.03em`, 'name')}>${escaped(siteName)}</td></tr>
<tr><td align="left" ${as(`padding:32px;border-radius:20px;${face};${words}`, 'page')}>
${bodyOf(language, name, page)}
</td></tr>
${page.links === undefined || page.links.length === 0 ? '' : `<tr><td align="left" style="padding:8px 8px 0;${face};font-size:14px;line-height:20px">${page.links.map(linkShown).join('\n')}</td></tr>\n`}${(page.papers ?? []).map((paper) => `${paperShown(paper)}\n`).join('')}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;

/**
 * The text and the HTML version of a letter. `accountName` is the name of the account whose verified address the mail
 * goes to, or null.
 */
export function writtenOut({ language, subject, page, name = null }: Letter, accountName: string | null = null) {
  const [reader, shown] = [onOneLine(name ?? accountName ?? ''), onLines(page)];
  return {
    subject,
    text: textOf(language, reader, shown),
    html: htmlOf({ language, subject, page: shown }, reader),
  };
}

/** German readers are greeted with the whole name, English ones with the first. */
export const nameGreeted = (language: Language, firstName: string, lastName: string | null): string =>
  language === 'de' ? [firstName, lastName ?? ''].join(' ') : firstName;
