import type { Language } from '#i18n/i18n.ts';

/** Screens on a phone, taken by `npm run shots -- --guides`: `results-390-light-de.webp`. */
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

export function pictureOf(name: string, language: Language): string {
  const file = files[`./pictures/${name}-390-light-${language}.webp`];
  if (file === undefined) throw new Error(`there is no picture ${name} in ${language}: npm run shots -- --guides`);
  return file;
}
