import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { queryClient, takeUp } from '../api/query.ts';
import { type FirstQuestion, type WrittenAnswer, writtenAnswersId } from '../api/written-answers.ts';
import type { ListingDetail, ListingPage } from '../contract/listing.ts';
import { homeHead, homeQuestion, isHomeKnown } from '../features/browse/home-first.ts';
import { HomeScreen } from '../features/browse/home-screen.tsx';
import { PropertyDetailScreen } from '../features/property/property-detail-screen.tsx';
import { propertyHead, propertyQuestion } from '../features/property/property-first.ts';
import { startWords, wordsOf } from '../i18n/i18n.ts';
import { languageOfStrand, routes, strandOf } from '../paths.ts';
import { Loading } from '../ui/loading.tsx';
import type { PageHead } from '../ui/page-head.ts';
import { inTurn, type RenderedPage, renderPage } from './render-page.tsx';

/** The screens whose first HTML the server writes at each visit. */
const firstRoutes = [routes.home, routes.property] as const;
export type FirstRoute = (typeof firstRoutes)[number];

interface FirstScreen {
  Screen: ComponentType;
  questionOf: (address: URL, id: string) => FirstQuestion | undefined;
  /** Whether the server can know all that it shows at first. */
  isKnown: (address: URL) => boolean;
  headOf: (address: URL, id: string, answer: unknown) => PageHead;
}

const screens: Record<FirstRoute, FirstScreen> = {
  [routes.home]: {
    Screen: HomeScreen,
    questionOf: homeQuestion,
    isKnown: isHomeKnown,
    headOf: (address, _, answer) => homeHead(address, answer as ListingPage | undefined),
  },
  [routes.property]: {
    Screen: PropertyDetailScreen,
    questionOf: (_, id) => propertyQuestion(id),
    isKnown: () => true,
    headOf: (_, id, answer) => propertyHead(id, answer as ListingDetail | undefined),
  },
};

export interface FirstPage {
  address: URL;
  route: FirstRoute;
  /** What the screen asks first; nothing where it asks nothing, or only the browser can ask. */
  question: FirstQuestion | undefined;
  isKnown: boolean;
  /** False where the address cannot name anything. */
  isThere: boolean;
}

const idIn = (address: URL): string => matchPath(routes.property, address.pathname)?.params.id ?? '';

/** Nothing where the address is not one of those pages. */
export function firstPageOf(address: URL): FirstPage | undefined {
  const route = firstRoutes.find((pattern) => matchPath(pattern, address.pathname) !== null);
  if (route === undefined) return undefined;
  const { questionOf, isKnown } = screens[route];
  const question = questionOf(address, idIn(address));
  return {
    address,
    route,
    question,
    isKnown: isKnown(address),
    isThere: route === routes.home || question !== undefined,
  };
}

export interface WrittenPage extends RenderedPage {
  head: PageHead;
}

// Not awaited here: `netlify dev` hands modules out before an `await` at their top is done.
const wordsAreThere = startWords('en', ['browse', 'map', 'property', 'inquiry', 'saved-search']);

const answerIn = (written: WrittenAnswer | undefined): unknown =>
  written?.answered.is === 'answer' ? written.answered.answer : undefined;

/** The page whole, as its screen shows the answer, or only its frame, which leaves everything to the browser. */
export const writeFirstPage = (
  { address, route }: FirstPage,
  part: 'whole' | 'frame',
  written: WrittenAnswer | undefined,
): Promise<WrittenPage> =>
  inTurn(async () => {
    await wordsAreThere;
    const { Screen, headOf } = screens[route];
    const { pathname, search } = address;
    if (written !== undefined) takeUp(written);
    try {
      // As many routers deep as in the browser, or ids would differ.
      const screen = (
        <Routes>
          <Route path={route} element={<Screen />} />
        </Routes>
      );
      const language = languageOfStrand[strandOf(pathname)];
      const page = await renderPage(pathname + search, language, part === 'whole' ? screen : <Loading />);
      return { ...page, head: headOf(address, idIn(address), answerIn(written)) };
    } finally {
      queryClient.clear();
    }
  });

/** The site's name, which stands behind each title; known once a page was written. */
export const brandOf = (): string => wordsOf('shell')('brand');

export { type WrittenAnswer, writtenAnswersId };
