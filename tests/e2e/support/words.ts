import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInstance, type Namespace, type TFunction } from 'i18next';
import type { Language } from '../../../src/contract/words.ts';

const files = join(import.meta.dirname, '../../../src/i18n/locales');

/** What the screens say, for a test that runs in either language. */
export function wordsIn(language: Language): <N extends Namespace>(namespace: N) => TFunction<N> {
  const directory = join(files, language);
  const namespaces = Object.fromEntries(
    readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(directory, file), 'utf8')) as Record<string, unknown>,
      ]),
  );
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: namespaces },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (namespace) => instance.getFixedT(language, namespace);
}

/** What the screens say where `~` stands for what a test does not know: `Due by ~`. */
export function like(sentence: string): RegExp {
  const escaped = sentence.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(escaped.replaceAll(/\s+/g, String.raw`\s+`).replaceAll('~', '.*'));
}
