/** What a page says of itself to those who do not open it: search engines, and whoever is sent a link. */
export interface PageHead {
  /** Without the site's name. */
  title: string;
  description: string;
  /** The address by which it is to be known: path and query. */
  path: string;
  /** The address of a picture, on this site or another. */
  image?: string | undefined;
}

const descriptionCharacters = 160;

/** A text as a description: one line, as long as search engines show. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= descriptionCharacters ? line : `${line.slice(0, descriptionCharacters - 1).trimEnd()}…`;
}
