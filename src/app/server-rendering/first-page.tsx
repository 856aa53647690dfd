import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { type Language, startWords, wordsOf } from '#i18n/i18n.ts';
import { Loading } from '#ui/loading.tsx';
import type { PageHead } from '#ui/page-head.ts';
import { writeAt } from '#ui/present.ts';
import { queryClient, takeUp } from '../../api/query.ts';
import { type FirstQuestion, holdAnswers, type WrittenAnswer, writtenAnswersId } from '../../api/written-answers.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { ListingPage } from '../../contract/property/browse.ts';
import type { ListingDetail } from '../../contract/property/listing-detail.ts';
import type { RefusalAnswer } from '../../contract/refusals.ts';
import type { listProviders, ProviderProfile } from '../../contract/services/provider.ts';
import { homeHead, homeQuestion, isHomeKnown } from '../../features/property/browse/home-first.ts';
import { HomeScreen } from '../../features/property/browse/home-screen.tsx';
import {
  propertyTownHead,
  propertyTownQuestion,
  propertyTownsHead,
  propertyTownsQuestion,
} from '../../features/property/browse/town-first.ts';
import { PropertyTownScreen } from '../../features/property/browse/town-screen.tsx';
import type { PropertyTown } from '../../features/property/browse/town-words.ts';
import { PropertyTownsScreen } from '../../features/property/browse/towns-screen.tsx';
import { PropertyDetailScreen } from '../../features/property/listing/property-detail-screen.tsx';
import { propertyHead, propertyQuestion, similarQuestion } from '../../features/property/listing/property-first.ts';
import { ProviderScreen } from '../../features/services/provider/provider-screen.tsx';
import {
  providerHead,
  providerQuestion,
  servicesAddress,
  servicesHead,
  servicesQuestion,
  slotsQuestion,
} from '../../features/services/provider/services-first.ts';
import { ServicesScreen } from '../../features/services/provider/services-screen.tsx';
import {
  serviceTownHead,
  serviceTownQuestion,
  serviceTownsHead,
  serviceTownsQuestion,
} from '../../features/services/provider/town-first.ts';
import { ServiceTownScreen } from '../../features/services/provider/town-screen.tsx';
import type { ServiceTown } from '../../features/services/provider/town-words.ts';
import { ServiceTownsScreen } from '../../features/services/provider/towns-screen.tsx';
import { landingHead, landingNext, landingQuestion } from '../../features/site/pages/landing-first.ts';
import { LandingScreen } from '../../features/site/pages/landing-screen.tsx';
import { readAddress, routes } from '../../paths.ts';
import { MatchedScreen } from '../frame/matched-screen.tsx';
import { inTurn, type RenderedPage, renderPage } from './render-page.tsx';

/** The screens whose first HTML the server writes for each request. */
const firstRoutes = [
  routes.landing,
  routes.home,
  // The lists of towns come before what a town's pattern takes.
  routes.propertyTowns,
  routes.propertyTown,
  routes.property,
  routes.services,
  routes.serviceTowns,
  routes.serviceTown,
  routes.provider,
] as const;
export type FirstRoute = (typeof firstRoutes)[number];

/** What the head of a page is made of. */
interface HeadParts {
  id: string;
  at: number;
  answer: unknown;
  refusal: RefusalAnswer | undefined;
}

interface FirstScreen {
  Screen: ComponentType;
  /** `at` is the instant of the page. */
  questionOf: (address: URL, id: string, at: number) => FirstQuestion | undefined;
  /** The screen's second question, which may depend on the answer to the first. */
  nextQuestionOf?: (
    answered: WrittenAnswer['answered'],
    id: string,
    address: URL,
    at: number,
  ) => FirstQuestion | undefined;
  /** Whether the server can know everything that the screen shows at first. */
  isKnown: (address: URL) => boolean;
  headOf: (address: URL, written: HeadParts) => PageHead;
  /** An address without a question names nothing that there is. */
  isNamed?: true;
  /** The screen is worth writing without an answer, too. */
  isWholeAlone?: true;
  /** Another address that says the same, in the words of the site. */
  leadsTo?: (address: URL) => string | undefined;
}

const screens: Record<FirstRoute, FirstScreen> = {
  [routes.landing]: {
    Screen: LandingScreen,
    questionOf: (address) => landingQuestion(readAddress(address.pathname).language),
    nextQuestionOf: (_, __, address) => landingNext(readAddress(address.pathname).language),
    isKnown: () => true,
    headOf: (address) => landingHead(readAddress(address.pathname).language),
    isWholeAlone: true,
  },
  [routes.home]: {
    Screen: HomeScreen,
    questionOf: homeQuestion,
    isKnown: isHomeKnown,
    headOf: (address, { answer }) => homeHead(address, answer as ListingPage | undefined),
  },
  [routes.propertyTowns]: {
    Screen: PropertyTownsScreen,
    questionOf: propertyTownsQuestion,
    isKnown: () => true,
    headOf: propertyTownsHead,
  },
  [routes.propertyTown]: {
    Screen: PropertyTownScreen,
    questionOf: propertyTownQuestion,
    isKnown: () => true,
    headOf: (address, { answer }) => propertyTownHead(address, answer as PropertyTown | undefined),
    isNamed: true,
  },
  [routes.property]: {
    Screen: PropertyDetailScreen,
    questionOf: (_, id) => propertyQuestion(id),
    nextQuestionOf: (answered, id) =>
      answered.is === 'refusal' ? similarQuestion(id, answered.refusal.code) : undefined,
    isKnown: () => true,
    headOf: (_, { id, answer, refusal }) => propertyHead(id, answer as ListingDetail | undefined, refusal?.code),
  },
  [routes.services]: {
    Screen: ServicesScreen,
    questionOf: (address, _, at) => servicesQuestion(address, at),
    leadsTo: servicesAddress,
    isKnown: () => true,
    headOf: (address, { at, answer }) =>
      servicesHead(address, at, answer as AnswerOf<typeof listProviders> | undefined),
  },
  [routes.serviceTowns]: {
    Screen: ServiceTownsScreen,
    questionOf: serviceTownsQuestion,
    isKnown: () => true,
    headOf: serviceTownsHead,
  },
  [routes.serviceTown]: {
    Screen: ServiceTownScreen,
    questionOf: serviceTownQuestion,
    isKnown: () => true,
    headOf: (address, { answer }) => serviceTownHead(address, answer as ServiceTown | undefined),
    isNamed: true,
  },
  [routes.provider]: {
    Screen: ProviderScreen,
    questionOf: (_, id) => providerQuestion(id),
    nextQuestionOf: (answered, _, address, at) =>
      answered.is === 'answer' ? slotsQuestion(answered.answer as ProviderProfile, address, at) : undefined,
    isKnown: () => true,
    headOf: (_, { id, answer }) => providerHead(id, answer as ProviderProfile | undefined),
  },
};

export interface FirstPage {
  address: URL;
  /** As it is spelled without the language. */
  path: string;
  language: Language;
  /** The instant of the page, in milliseconds since 1970: what it says of time holds then. */
  at: number;
  route: FirstRoute;
  /** The screen's first question; undefined if it has none or only the browser can ask it. */
  question: FirstQuestion | undefined;
  nextQuestionOf: (answered: WrittenAnswer['answered']) => FirstQuestion | undefined;
  isKnown: boolean;
  /** Without an answer it is whole as well. */
  isWholeAlone: boolean;
  /** False if the address has no valid id. */
  isThere: boolean;
  /** The address that is to be opened instead. */
  leadsTo: string | undefined;
}

/** The id in an address; undefined if the route has none. */
const idIn = (route: FirstRoute, path: string): string | undefined => matchPath(route, path)?.params['id'];

/** Undefined if the address is none of those pages. */
export function firstPageOf(address: URL, at: number): FirstPage | undefined {
  const { address: path, language } = readAddress(address.pathname);
  const route = firstRoutes.find((pattern) => matchPath(pattern, path) !== null);
  if (route === undefined) return undefined;
  const {
    questionOf,
    nextQuestionOf = () => undefined,
    isKnown,
    isNamed,
    isWholeAlone = false,
    leadsTo,
  } = screens[route];
  const id = idIn(route, path);
  const question = questionOf(address, id ?? '', at);
  return {
    address,
    path,
    language,
    at,
    route,
    question,
    nextQuestionOf: (answered) => nextQuestionOf(answered, id ?? '', address, at),
    isKnown: isKnown(address),
    isWholeAlone,
    isThere: (id === undefined && isNamed !== true) || question !== undefined,
    leadsTo: leadsTo?.(address),
  };
}

export interface WrittenPage extends RenderedPage {
  head: PageHead;
}

// Not awaited here: `netlify dev` uses modules before a top-level `await` in them is done.
const wordsAreThere = startWords('en', [
  'browse',
  'map',
  'listing',
  'inquiry',
  'landing',
  'pictures',
  'profile',
  'provider',
  'narrowing',
  'near',
  'service-names',
  'services',
  'services-front',
  'towns',
]);

const answerIn = (written: WrittenAnswer | undefined): unknown =>
  written?.answered.is === 'answer' ? written.answered.answer : undefined;

const refusalIn = (written: WrittenAnswer | undefined): RefusalAnswer | undefined =>
  written?.answered.is === 'refusal' ? written.answered.refusal : undefined;

/** The page with its content, rendered from the answer, or the frame, which leaves everything to the browser. */
export const writeFirstPage = (
  { address, path, language, at, route }: FirstPage,
  part: 'whole' | 'frame',
  written: readonly WrittenAnswer[],
): Promise<WrittenPage> =>
  inTurn(async () => {
    await wordsAreThere;
    const { Screen, headOf } = screens[route];
    for (const answer of written) takeUp(answer);
    holdAnswers(written);
    writeAt(at);
    try {
      // The same nesting as in the browser, or React's ids would differ.
      const screen = (
        <MatchedScreen match={matchPath(route, path) ?? undefined}>
          <Screen />
        </MatchedScreen>
      );
      const page = await renderPage(path + address.search, language, part === 'whole' ? screen : <Loading />);
      return {
        ...page,
        head: headOf(address, {
          id: idIn(route, path) ?? '',
          at,
          answer: answerIn(written[0]),
          refusal: refusalIn(written[0]),
        }),
      };
    } finally {
      queryClient.clear();
      holdAnswers([]);
    }
  });

/** The site's name, for the titles. Its translation is loaded once a page was written. */
export const brandOf = (): string => wordsOf('shell')('brand');

export { type FirstQuestion, type WrittenAnswer, writtenAnswersId };
