/** A post without its text. */
export interface NewsHead {
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  date: string;
  summary: string;
}

/** The posts of the blog, the latest first: the names of their files in src/features/site/pages/news/{de,en}, and of their pages. */
export const newsSlugs = [
  '2026-11-26-prices-in-francs',
  '2026-11-25-every-report-is-read',
  '2026-11-23-good-listings',
  '2026-11-21-draw-your-area',
  '2026-11-19-one-account',
] as const;
