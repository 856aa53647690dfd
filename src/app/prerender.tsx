import { type Language, startWords } from '../i18n/i18n.ts';
import { routes } from '../paths.ts';
import { Loading } from '../ui/loading.tsx';
import { inTurn, type RenderedPage, renderPage } from './render-page.tsx';
import { loadScreen, ScreenOfPath, screenPatterns } from './routes.tsx';

const texts = 'features/pages/text-screens.tsx';

/**
 * Pages that say the same to everybody, and the source of what they show. None holds a form whose fields must not end
 * up in the address.
 */
export const writtenPages: readonly (readonly [path: string, screen: string])[] = [
  [routes.landing, 'features/pages/landing-screen.tsx'],
  [routes.help, 'features/pages/help-screen.tsx'],
  [routes.about, 'features/pages/about-screen.tsx'],
  [routes.career, 'features/pages/career-screen.tsx'],
  [routes.becomeProvider, 'features/account/become-provider-screen.tsx'],
  [routes.privacy, texts],
  [routes.terms, texts],
  [routes.impressum, texts],
  [routes.tutorials, texts],
  [routes.manual, texts],
  [routes.blog, texts],
  [routes.forum, texts],
];

/** An address of which there is no screen. */
export const missingPage = '/404';

await startWords('en');

/** A page whole, or only its frame where the screen needs more than words. Only the build calls this. */
export const writePage = (path: string, language: Language, part: 'whole' | 'frame'): Promise<RenderedPage> =>
  inTurn(async () => {
    await loadScreen(path);
    return renderPage(path, language, part === 'whole' ? <ScreenOfPath /> : <Loading />);
  });

export { screenPatterns };
