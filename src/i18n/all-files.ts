/** The words of every namespace, each file loaded when a screen first asks for it. */
export const allFiles = import.meta.glob<Record<string, unknown>>('./locales/*/**/*.json', { import: 'default' });
