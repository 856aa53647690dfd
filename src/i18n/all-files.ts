/** The words of every namespace, each file loaded when a screen first asks for it. Those of letters are the server's. */
export const allFiles = import.meta.glob<Record<string, unknown>>(
  ['./locales/*/**/*.json', '!./locales/*/*/letters.json'],
  { import: 'default' },
);
