import type { Language } from '../words.ts';

/**
 * The versions of what people agree to. A version is named by the day from whose beginning (UTC) it is in force. A text that was
 * in force never changes: whoever changes one writes a further version, which accounts are told of 15 days ahead
 * (docs/product/withdrawal.md).
 */

/** `terms`: of the site. `withdrawal`: the instruction of a visit. `processing`: of a provider's client data. */
export const agreedTexts = ['terms', 'withdrawal', 'processing'] as const;
export type AgreedTextName = (typeof agreedTexts)[number];

/** What an account agrees to by itself; the instruction belongs to each visit. */
export const agreementDocuments = ['terms', 'processing'] as const;
export type AgreementDocument = (typeof agreementDocuments)[number];

export const noticeDays = 15;

export interface Version {
  /** `YYYY-MM-DD`, and the name of the version. */
  from: string;
  /** The day from which on accounts are told; the first version needs no telling. */
  published: string;
  /** What has changed, in a sentence or two; null of the first version. */
  changes: Record<Language, string> | null;
}

export const versions = {
  terms: [{ from: '2026-11-26', published: '2026-11-26', changes: null }],
  withdrawal: [{ from: '2026-11-26', published: '2026-11-26', changes: null }],
  processing: [{ from: '2026-11-26', published: '2026-11-26', changes: null }],
} as const satisfies Record<AgreedTextName, readonly [Version, ...Version[]]>;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The version that is in force at an instant. */
export function versionAt(of: readonly [Version, ...Version[]], now: Date): string {
  const day = dayOf(now);
  return of.findLast(({ from }) => from <= day)?.from ?? of[0].from;
}

/** Published, and in force later on: what accounts have to be told of. */
export const coming = (of: readonly Version[], now: Date): Version[] =>
  of.filter(({ from, published }) => published <= dayOf(now) && from > dayOf(now));

/**
 * A text in titled sections. A line that begins with `- ` is a list entry. As in the texts of pages, `[words](terms)`
 * links to a page by its name.
 */
export interface AgreedText {
  title: string;
  lead: string;
  sections: readonly { id?: string; title: string; text: readonly string[] }[];
}

/** For everybody and for visits, for property, and for whoever offers something. */
export const termsPartNames = ['services', 'property', 'business'] as const;
export type TermsPartName = (typeof termsPartNames)[number];
export type TermsParts = Record<TermsPartName, AgreedText>;

const plainLine = (line: string): string =>
  line.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, '$1').replaceAll(/\{(?:de|en)\|([^}]+)\}/g, '$1');

/** The same words without links, for a mail or a dialog. */
export const plainText = ({ title, lead, sections }: AgreedText): AgreedText => ({
  title,
  lead,
  sections: sections.map((section) => ({ title: section.title, text: section.text.map(plainLine) })),
});
