import type { Language } from '#i18n/i18n.ts';
import { type NewsHead, newsSlugs } from '../../../contract/site/news.ts';
import type { Block } from './prose.ts';

export interface News extends NewsHead {
  blocks: readonly Block[];
}

/** The posts of both languages, read by the build (netlify/local/news-files.ts). */
const files = import.meta.glob<Omit<News, 'slug'>>('./news/*/*.md', { eager: true, import: 'default' });

/** All posts of a language, the latest first. */
export const newsIn = (language: Language): News[] =>
  newsSlugs.map((slug) => {
    const written = files[`./news/${language}/${slug}.md`];
    if (written === undefined) throw new Error(`the post ${slug} is not written in ${language}`);
    return { slug, ...written };
  });

/** The names of all files, whether they are listed or not. */
export const newsFileNames = Object.keys(files);
