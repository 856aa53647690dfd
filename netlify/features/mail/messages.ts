import { type Language, siteName } from '../../../src/contract/words.ts';

/** A mail of several parts, each given once for the text and the page. Whatever somebody typed is escaped here. */
export interface MailPage {
  heading: string;
  /** Paragraphs before the facts. */
  lead: readonly string[];
  /** What somebody else wrote, in their own lines. */
  quote?: string;
  facts: readonly (readonly [name: string, value: string])[];
  action: Link;
  /** Paragraphs after the button. */
  rest: readonly string[];
  /** Below a line. */
  links: readonly Link[];
}

interface Link {
  label: string;
  url: string;
}

const words = {
  de: {
    greeting: 'Guten Tag,',
    farewell: `Freundliche Grüße
${siteName}
`,
  },
  en: {
    greeting: 'Hello,',
    farewell: `Kind regards,
${siteName}
`,
  },
} as const satisfies Record<Language, Record<string, string>>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

const linesOf = (typed: string): string[] => typed.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

const pageText = (language: Language, { lead, quote, facts, action, rest, links }: MailPage): string =>
  [
    words[language].greeting,
    ...lead,
    ...(quote === undefined
      ? []
      : [
          linesOf(quote)
            .map((line) => `> ${line}`.trimEnd())
            .join('\n'),
        ]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    `${action.label}:\n\n${action.url}`,
    ...rest,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    words[language].farewell,
  ].join('\n\n');

/** The system's fonts and nothing from elsewhere: no picture tells anybody that the mail was opened. */
const style = `
  body { margin: 0; padding: 24px 12px; background: #f4f6f5; color: #1b2b23; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
  .page { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #cfdcd5; border-radius: 8px; }
  .name { margin: 0 0 16px; font-weight: 700; color: #1f5c3f; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
  p { margin: 0 0 16px; overflow-wrap: anywhere; }
  blockquote { margin: 0 0 16px; padding: 4px 0 4px 16px; border-left: 3px solid #cfdcd5; overflow-wrap: anywhere; }
  table { width: 100%; margin: 0 0 20px; border-collapse: collapse; }
  th { width: 30%; padding: 6px 12px 6px 0; text-align: left; vertical-align: top; font-weight: 400; color: #4d6357; }
  td { padding: 6px 0; vertical-align: top; overflow-wrap: anywhere; }
  .action { display: inline-block; margin: 0 0 20px; padding: 12px 20px; border-radius: 8px; background: #1f5c3f; color: #ffffff; font-weight: 700; text-decoration: none; }
  .links { margin: 0; padding: 16px 0 0; border-top: 1px solid #cfdcd5; font-size: 14px; }
  .links a { color: #1f5c3f; margin-right: 16px; }
  @media (prefers-color-scheme: dark) {
    body { background: #111714; color: #e6efe9; }
    .page { background: #1a221e; border-color: #37463e; }
    .name, .links a { color: #8fd3ae; }
    th { color: #a9bbb1; }
    blockquote, .links { border-color: #37463e; }
    .action { background: #8fd3ae; color: #111714; }
  }`;

const pageHtml = (language: Language, subject: string, page: MailPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}
</style>
</head>
<body>
<div class="page">
<p class="name">${escaped(siteName)}</p>
<h1>${escaped(page.heading)}</h1>
${page.lead.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
${page.quote === undefined ? '' : `<blockquote>${linesOf(page.quote).map(escaped).join('<br>')}</blockquote>`}
${
  page.facts.length === 0
    ? ''
    : `<table role="presentation">
${page.facts.map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`).join('\n')}
</table>`
}
<p><a class="action" href="${escaped(page.action.url)}">${escaped(page.action.label)}</a></p>
${page.rest.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n')}
<p class="links">${page.links.map(({ label, url }) => `<a href="${escaped(url)}">${escaped(label)}</a>`).join('\n')}</p>
</div>
</body>
</html>
`;

/** One plain layout for every mail that has a page. */
export const laidOut = (language: Language, subject: string, page: MailPage) => ({
  subject,
  text: pageText(language, page),
  html: pageHtml(language, subject, page),
});
