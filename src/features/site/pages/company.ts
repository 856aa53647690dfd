import { type Detail, isRecord, networks, placeholder } from './company-networks.ts';

/** The name of the first detail that is not given: `representatives.0.name`. */
export function firstPlaceholder(details: unknown): string | undefined {
  for (const [name, detail] of Object.entries(isRecord(details) ? details : {})) {
    if (isRecord(detail) && 'placeholder' in detail) return name;
    const inner = firstPlaceholder(detail);
    if (inner !== undefined) return `${name}.${inner}`;
  }
  return undefined;
}

export type ProcessorTask = 'hosting' | 'database' | 'mail' | 'texts';

/**
 * Everything that the site says about its operator. To fill a detail in, write the value in place of `placeholder(…)`.
 * A production build fails with the name of the first one that is left (netlify/local/company-given.ts). The support's
 * address is the variable SUPPORT_EMAIL, the issuer of invoices is OPERATOR (docs/operations.md).
 */
export const company = {
  /** The language of what stands below. */
  language: 'de',
  name: placeholder('Casa & Kiez GmbH'),
  street: placeholder('Musterstraße 1'),
  city: placeholder('10115 Berlin'),
  country: placeholder<'DE' | 'AT' | 'CH'>('DE'),
  phone: placeholder('+49 30 0000000'),
  register: placeholder('Amtsgericht Musterstadt, HRB 00000'),
  vatId: placeholder('DE000000000'),
  jobsEmail: placeholder('jobs@casa-kiez.example'),
  privacyEmail: placeholder('privacy@casa-kiez.example'),
  /** Where authorities and courts write to (Regulation (EU) 2022/2065, article 11). */
  authoritiesEmail: placeholder('authorities@casa-kiez.example'),
  /** Where people write to who want a person and no form (article 12). */
  usersEmail: placeholder('users@casa-kiez.example'),
  /** Who supervises how the site treats personal data. */
  privacyAuthority: placeholder('Berliner Beauftragte für Datenschutz und Informationsfreiheit'),
  /** Whether the operator takes part in proceedings before a consumer arbitration board. */
  takesPartInArbitration: placeholder(false),
  /** Mediators for business customers (Regulation (EU) 2019/1150, article 12). */
  mediators: placeholder('Schlichtungsstelle Muster, Musterweg 2, 10115 Berlin'),
  representatives: [
    { name: placeholder('Mara Lindner'), part: 'management' },
    { name: placeholder('Jonas Abellera'), part: 'technology' },
    { name: placeholder('Carla Dizon'), part: 'customers' },
  ],
  /** Who processes data for the operator, and in which country. */
  processors: [
    { name: placeholder('Hosting Muster GmbH'), task: 'hosting', country: placeholder('DE') },
    { name: placeholder('Datenbank Muster GmbH'), task: 'database', country: placeholder('DE') },
    { name: placeholder('Post Muster GmbH'), task: 'mail', country: placeholder('DE') },
    { name: placeholder('Kurznachrichten Muster GmbH'), task: 'texts', country: placeholder('DE') },
  ],
  networks,
} as const satisfies Company;

interface Company {
  [detail: string]: unknown;
  processors: readonly { name: Detail<string>; task: ProcessorTask; country: Detail<string> }[];
}
