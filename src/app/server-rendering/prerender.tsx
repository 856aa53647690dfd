import { versions } from '../../contract/account/agreement-versions.ts';
import { newsSlugs } from '../../contract/site/news.ts';
import { type Language, startWords } from '../../i18n/i18n.ts';
import { paths, routes } from '../../paths.ts';
import { Loading } from '../../ui/loading.tsx';
import { loadScreen, ScreenOfPath, screenPatterns } from '../routes.tsx';
import { inTurn, type RenderedPage, renderPage } from './render-page.tsx';

const terms = 'features/pages/terms-screens.tsx';
const processing = 'features/pages/processing-screen.tsx';
const guides = 'features/pages/guide-screens.tsx';
const news = 'features/pages/news-screens.tsx';
const texts = 'features/pages/text-screens.tsx';

/**
 * Pages that are the same for everybody, and the source of their screens. None has a form: before the scripts run, a
 * browser would put its fields into the address.
 */
export const writtenPages: readonly (readonly [path: string, screen: string])[] = [
  [routes.landing, 'features/pages/landing-screen.tsx'],
  [routes.help, 'features/pages/help-screen.tsx'],
  [routes.about, 'features/pages/about-screen.tsx'],
  [routes.career, 'features/pages/career-screen.tsx'],
  [routes.becomeProvider, 'features/account/become-provider-screen.tsx'],
  [routes.privacy, 'features/pages/privacy-screen.tsx'],
  [routes.terms, terms],
  [routes.propertyTerms, terms],
  [routes.businessTerms, terms],
  ...versions.terms.map(({ from }) => [paths.terms(from), terms] as const),
  [routes.processing, processing],
  ...versions.processing.map(({ from }) => [paths.processing(from), processing] as const),
  [routes.ranking, texts],
  [routes.rules, texts],
  [routes.reporting, texts],
  [routes.accessibility, 'features/pages/accessibility-screen.tsx'],
  [routes.fraud, 'features/report/fraud-screen.tsx'],
  [routes.impressum, 'features/pages/impressum-screen.tsx'],
  [routes.tutorials, guides],
  [routes.manual, guides],
  [routes.blog, news],
  ...newsSlugs.map((slug) => [paths.news(slug), news] as const),
  [routes.forum, 'features/pages/forum-screen.tsx'],
];

/** An address without a screen. */
export const missingPage = '/404';

await startWords('en');

/** A page with its content, or the frame if the screen needs data. Only the build calls this. */
export const writePage = (path: string, language: Language, part: 'whole' | 'frame'): Promise<RenderedPage> =>
  inTurn(async () => {
    await loadScreen(path);
    return renderPage(path, language, part === 'whole' ? <ScreenOfPath /> : <Loading />);
  });

export { newsIn } from '../../features/pages/news.ts';
export { screenPatterns };
