import type { Addresses, StructuredThing } from './structured-data.ts';

/** The page's metadata for search engines and for previews of shared links. */
export interface PageHead {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The canonical address: path and query. */
  path: string;
  /** The address of a picture, on this site or another. */
  image?: string | undefined;
  /** The same, made for previews: 1200 × 630 pixels. */
  picture?: string | undefined;
  /** What the page is about, in the words of schema.org. */
  things?: (addresses: Addresses) => readonly StructuredThing[];
}

const descriptionCharacters = 160;

/** A text cut to a description: one line, as long as search engines show. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= descriptionCharacters ? line : `${line.slice(0, descriptionCharacters - 1).trimEnd()}…`;
}
