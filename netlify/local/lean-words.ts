import type { Plugin } from 'vite';

/** Methods of i18next that this project never calls. */
const unused = [
  'addResources',
  'removeResourceBundle',
  'nest',
  'saveMissing',
  'reload',
  'dir',
  'hydrate',
  'cloneInstance',
  'reloadResources',
  'toJSON',
  'setDefaultNamespace',
] as const;

/**
 * i18next as a browser gets it, without unused parts: right-to-left writing, copies of itself, formats and nested
 * sentences (src/i18n/format.ts), debug messages. The bundler cannot remove a method from a class.
 */
export const leanWords = (): Plugin => ({
  name: 'lean words',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
    handler: (code) => ({ code: leanWordsCode(code), map: null }),
  },
});

/** A call of the log that says something only where i18next is being debugged; up to two calls deep. */
const debugging = /\b(?:this\.)?logger\.(?:warn|log|deprecate|once)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** A method of a class, from its name to the brace that ends it. */
const method = (name: string): RegExp => new RegExp(`^  ${name}\\([^\\n]*\\{\\n.*?^  \\}\\n`, 'ms');

export function leanWordsCode(code: string): string {
  if (!code.includes('class I18n extends EventEmitter {')) throw new Error('i18next is no longer written as expected');
  const lean = unused.reduce((rest, name) => rest.replace(method(name), ''), code);
  return lean
    .replace('opt.nest !== false', 'false')
    .replace('formatter = Formatter;', 'formatter = undefined;')
    .replace('reloadResources: this.reloadResources.bind(this)', '')
    .replaceAll(/^const (dir|reloadResources|setDefaultNamespace) = instance\.\1;$/gm, 'const $1 = undefined;')
    .replaceAll(debugging, 'undefined');
}
