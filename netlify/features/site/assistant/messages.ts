import type { ServiceCurrency } from '../../../../src/contract/currency.ts';
import { type Language, siteName } from '../../../../src/contract/words.ts';
import { fileRoutes } from '../../../../src/file-paths.ts';
import { paths } from '../../../../src/paths.ts';

const locale = { de: 'de-DE', en: 'en-GB' } as const;

/** `45 €`, `49,50 €`, `₱12,500,000`. */
export const money = (amount: number, currency: ServiceCurrency | 'PHP', language: Language): string =>
  new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** `Montag, 1. Dezember 2026 um 10:00`, on the provider's clock. */
export const moment = (instant: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(locale[language], { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** What this site is, for programs that read before they ask. */
export const aboutSite = (siteUrl: string, tools: readonly { name: string; description: string }[]): string =>
  `# ${siteName}

> A marketplace with two strands: appointments with local services in Germany, Austria and Switzerland (in German first),
> and property in the Philippines (in English first). Every page is in German and English.

## For assistants

${siteUrl}${fileRoutes.mcp} speaks the Model Context Protocol (streamable HTTP, no session, no key). A time can be held for ten
minutes. Only the person books, by a tap on the site.

${tools.map(({ name, description }) => `- ${name}: ${description}`).join('\n')}

## Pages

- [Services](${siteUrl}${paths.services()}): providers with free times
- [Services by town](${siteUrl}${paths.serviceTowns()})
- [Property](${siteUrl}${paths.home()}): listings, on a map as well
- [Property by town](${siteUrl}${paths.propertyTowns()})
- [Help](${siteUrl}${paths.help()})
- [All pages](${siteUrl}${fileRoutes.sitemap})
`;
