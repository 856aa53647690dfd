import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import whole from 'i18next';
import { expect, it } from 'vitest';
import { leanWordsCode } from './lean-words.ts';

const file = join(createRequire(import.meta.url).resolve('i18next/package.json'), '../dist/esm/i18next.js');

it('i18next without what nobody uses says the same, in less code', async () => {
  const code = await readFile(file, 'utf8');
  const lean = leanWordsCode(code);
  expect(lean.length).toBeLessThan(code.length - 10_000);
  for (const gone of ['rtlLngs', 'cloneInstance(', 'saveMissing(languages', 'logger.warn(', 'logger.deprecate('])
    expect(lean).not.toContain(gone);
  const { default: made } = (await import(`data:text/javascript;base64,${Buffer.from(lean).toString('base64')}`)) as {
    default: typeof whole;
  };
  const words = {
    de: { shop: { hello: 'Guten Tag, {{name}}', found_one: '{{count}} Treffer', found_other: '{{count}} Treffer da' } },
    en: { shop: { hello: 'Hello {{name}}', found_one: '{{count}} result', found_other: '{{count}} results' } },
  };
  const said = async (i18n: typeof whole): Promise<string[]> => {
    i18n.use({
      type: 'backend',
      init: () => undefined,
      read: (language: 'de' | 'en', _: string, tell: (problem: null, read: object) => void) =>
        tell(null, words[language].shop),
    });
    await i18n.init({
      lng: 'de',
      fallbackLng: false,
      ns: ['shop'],
      defaultNS: 'shop',
      interpolation: { escapeValue: false },
    });
    const all = (): string[] => {
      const t = i18n.getFixedT(i18n.language) as unknown as (key: string, gaps?: object) => string;
      return [t('hello', { name: 'Ada & Co' }), t('found', { count: 1 }), t('found', { count: 7 }), t('missing')];
    };
    const german = all();
    await i18n.changeLanguage('en');
    return [...german, ...all(), String(i18n.hasLoadedNamespace('shop'))];
  };
  const read = await said(made);
  expect(read).toContain('Guten Tag, Ada & Co');
  expect(read).toEqual(await said(whole));
});
