import { type Language, startWords } from '#i18n/i18n.ts';
import { Loading } from '#ui/loading.tsx';
import { versions } from '../../contract/account/agreement-versions.ts';
import { newsSlugs } from '../../contract/site/news.ts';
import { paths, routes } from '../../paths.ts';
import { loadScreen, ScreenOfPath, screenPatterns } from '../routes.tsx';
import { inTurn, type RenderedPage, renderPage } from './render-page.tsx';

const terms = 'features/site/pages/terms-screens.tsx';
const processing = 'features/site/pages/processing-screen.tsx';
const guides = 'features/site/pages/guide-screens.tsx';
const news = 'features/site/pages/news-screens.tsx';
const texts = 'features/site/pages/text-screens.tsx';

/**
 * Pages that are the same for everybody, and the source of their screens. None has a form: before the scripts run, a
 * browser would put its fields into the address.
 */
export const writtenPages: readonly (readonly [path: string, screen: string])[] = [
  [routes.landing, 'features/site/pages/landing-screen.tsx'],
  [routes.help, 'features/site/pages/help-screen.tsx'],
  [routes.about, 'features/site/pages/about-screen.tsx'],
  [routes.career, 'features/site/pages/career-screen.tsx'],
  [routes.becomeProvider, 'features/account/account/become-provider-screen.tsx'],
  [routes.privacy, 'features/site/pages/privacy-screen.tsx'],
  [routes.terms, terms],
  [routes.propertyTerms, terms],
  [routes.businessTerms, terms],
  ...versions.terms.map(({ from }) => [paths.terms(from), terms] as const),
  [routes.processing, processing],
  ...versions.processing.map(({ from }) => [paths.processing(from), processing] as const),
  [routes.ranking, texts],
  [routes.rules, texts],
  [routes.reporting, texts],
  [routes.accessibility, 'features/site/pages/accessibility-screen.tsx'],
  [routes.fraud, 'features/admin/report/fraud-screen.tsx'],
  [routes.impressum, 'features/site/pages/impressum-screen.tsx'],
  [routes.tutorials, guides],
  [routes.manual, guides],
  [routes.blog, news],
  ...newsSlugs.map((slug) => [paths.news(slug), news] as const),
  [routes.forum, 'features/site/pages/forum-screen.tsx'],
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

export { newsIn } from '../../features/site/pages/news.ts';
export { screenPatterns };
