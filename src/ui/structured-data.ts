import type { Thing } from 'schema-dts';

// What search engines read of a page beside its text: JSON-LD in the words of https://schema.org. Only what visitors see.

/** A thing with its properties, not the address of one. */
export type StructuredThing = Exclude<Thing, string>;

/** Makes addresses whole. */
export interface Addresses {
  /** Of a page by its path, in the language of the page that is written. */
  page: (path: string) => string;
  /** Of a picture. */
  file: (url: string) => string;
}

interface Crumb {
  name: string;
  /** The address on this site, without the origin. */
  path: string;
}

/** The pages above one, the first of the site first, and itself last. */
export const breadcrumbs = (crumbs: readonly Crumb[], { page }: Addresses): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: page(path),
  })),
});

/** A list of pages of this site in the order in which they are shown. */
export const listOf = (pages: readonly string[], { page }: Addresses): StructuredThing => ({
  '@type': 'ItemList',
  itemListElement: pages.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: page(path) })),
});
