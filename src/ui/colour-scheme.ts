import { watchable } from './watchable.ts';

/** As Mantine names them; `auto` is what the system says. */
export const colourSchemes = ['auto', 'light', 'dark'] as const;
export type ColourScheme = (typeof colourSchemes)[number];

/** The same name stands in netlify/pages/first-script.ts, which applies the scheme before the first paint. */
const key = 'colour-scheme';
const systemIsDark = '(prefers-color-scheme: dark)';

function kept(): ColourScheme {
  try {
    const choice = localStorage.getItem(key);
    return colourSchemes.find((known) => known === choice) ?? 'auto';
  } catch {
    return 'auto';
  }
}

const choice = watchable<ColourScheme>('auto');
export const chosenColourScheme = choice.get;
export const useColourScheme = choice.use;

/** A token of tokens.css, or a font, as it is in the scheme that is shown. */
export const token = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function apply(next: ColourScheme): void {
  choice.set(next);
  const { dataset } = document.documentElement;
  const scheme = next === 'auto' ? (matchMedia(systemIsDark).matches ? 'dark' : 'light') : next;
  if (dataset['mantineColorScheme'] === scheme) return;
  dataset['mantineColorScheme'] = scheme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', token('deep'));
}

export function chooseColourScheme(next: ColourScheme): void {
  try {
    localStorage.setItem(key, next);
  } catch (problem) {
    console.warn('Keeping the colour scheme failed', problem);
  }
  apply(next);
}

/** From now on the system's changes count, and those made in another tab. */
export function followColourScheme(): void {
  apply(kept());
  matchMedia(systemIsDark).addEventListener('change', () => apply(choice.get()));
  addEventListener('storage', (event) => event.key === key && apply(kept()));
}
