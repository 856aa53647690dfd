import type { Language } from '../../src/contract/words.ts';

/** A mail before it is written out: mail-page.ts makes a text and a page of it, which say the same. */
export interface Letter {
  language: Language;
  /** On one line. */
  subject: string;
  page: MailPage;
  /** Of a reader without an account, who gave it with a proven address. The name of an account is found by its address. */
  name?: string | null;
}

/**
 * The parts of a mail in their order. Whatever somebody typed is escaped; what stands within a sentence or a fact has to be on
 * one line, and only `quote` may have more. The lines of a paragraph are lines.
 */
export interface MailPage {
  /** On the page alone; the text has the subject. */
  heading: string;
  /** Follows the greeting: a German one begins with a small letter. */
  lead: readonly string[];
  /** One thing to read from afar, such as a code. */
  figure?: Fact;
  /** What somebody else wrote, in their own lines. */
  quote?: string;
  facts?: readonly Fact[];
  /** Across the page, between facts and entries. Twice as large as shown. */
  picture?: Picture;
  entries?: readonly Entry[];
  /** Paragraphs before the button. */
  next?: readonly string[];
  /** The button. A mail that leads nowhere has none. */
  action?: Link;
  /** Paragraphs after it. */
  rest?: readonly string[];
  /** At the foot. */
  links?: readonly Link[];
  /** What was agreed, in full and in small print, behind everything else: a link to it would not be kept by the reader. */
  papers?: readonly Paper[];
}

/** A text in titled sections. */
export interface Paper {
  title: string;
  lead: string;
  sections: readonly { title: string; text: readonly string[] }[];
}

export type Fact = readonly [name: string, value: string];

export interface Link {
  label: string;
  url: string;
}

/** One thing of a list, with a page of its own. */
export interface Entry {
  title: string;
  detail: string;
  url: string;
  picture?: Picture | undefined;
}

/**
 * One that everybody may see, by an address that says nothing of the reader. The words stand where it is not loaded; the text
 * of a mail leaves it out.
 */
export interface Picture {
  url: string;
  alt: string;
}
