import { text } from 'node:stream/consumers';
import i18next, { changeLanguage } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { startWords } from '../i18n/i18n.ts';
import { languageOfStrand, routes, strandOf } from '../paths.ts';
import { Loading } from '../ui/loading.tsx';
import { AppFrame } from './app-frame.tsx';
import { Providers } from './providers.tsx';

const texts = 'features/pages/text-screens.tsx';

/**
 * Pages that say the same to everybody, and the source of what they show. None holds a form whose fields must not end
 * up in the address.
 */
export const writtenPages: readonly (readonly [path: string, screen: string])[] = [
  [routes.landing, 'features/pages/landing-screen.tsx'],
  [routes.services, 'features/pages/landing-services-screen.tsx'],
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

export interface WrittenPage {
  markup: string;
  language: string;
  /** The files of words it shows. */
  words: readonly string[];
}

await startWords('en');

/**
 * A page as a visitor sees it who is not signed in and has chosen nothing: whole, or only its frame where the screen
 * needs an answer of the server first. Only the build calls this.
 */
export async function writePage(path: string, part: 'whole' | 'frame'): Promise<WrittenPage> {
  const language = languageOfStrand[strandOf(path)];
  await changeLanguage(language);
  // What react-i18next saw used on the page before.
  Reflect.deleteProperty(i18next, 'reportNamespaces');
  const { prelude } = await prerenderToNodeStream(
    <Providers>
      <StaticRouter location={path}>
        {part === 'whole' ? <AppFrame /> : <AppFrame>{<Loading />}</AppFrame>}
      </StaticRouter>
    </Providers>,
    {
      // A long part would else stand at the end, put into its place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (problem) => console.error(`${path} could not be written`, problem),
    },
  );
  const markup = await text(prelude);
  return { markup, language, words: i18next.reportNamespaces?.getUsedNamespaces() ?? [] };
}
