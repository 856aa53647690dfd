import { useLanguage } from '#i18n/i18n.ts';
import type { TallPicture } from '#ui/kind-picture.ts';
import { paths } from '../../../paths.ts';

/** Beside a form of signing in: of the strand that leads in the language, or that one comes from. */
export function useEntryPicture(next: string | undefined): TallPicture {
  const language = useLanguage();
  return language === 'de' && next?.startsWith(paths.createProperty()) !== true ? 'hair' : 'residential';
}
