import { type ComponentType, createElement, type ReactNode, useMemo, useState } from 'react';
import { matchPath, useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '#ui/load-patiently.ts';
import { isProfileId, routes } from '../paths.ts';
import { loadAreaNavigation } from './frame/area-place.tsx';
import { MatchedScreen } from './frame/matched-screen.tsx';
import type { laterScreens } from './later-screens.ts';

type Screens<Name extends string> = Record<Name, ComponentType>;

interface LoadedScreen {
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

/** A screen whose code is loaded is rendered directly: a lazy component would show its fallback for a moment. */
function loadedBy(importScreen: () => Promise<ComponentType>): LoadedScreen {
  let loaded: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const load = async (): Promise<ComponentType> => {
    // Everybody who asks meanwhile shares one request, because Vite lets only the first one wait for the style sheets.
    coming ??= importScreen();
    try {
      loaded = await coming;
      return loaded;
    } finally {
      coming = undefined;
    }
  };
  const Lazy = lazyPart(load);
  const Screen = () => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  };
  return { Screen, load };
}

const screen = <Name extends string>(importScreen: () => Promise<Screens<Name>>, name: Name): LoadedScreen =>
  loadedBy(async () => (await importScreen())[name]);

type Area = ComponentType<{ children?: ReactNode; isForEmployees: boolean }>;
let loadedArea: Area | undefined;
const loadArea = async (): Promise<Area> => {
  const [{ ProviderArea }] = await Promise.all([
    import('../features/services/business/provider-area.tsx'),
    loadAreaNavigation(),
  ]);
  loadedArea = ProviderArea;
  return loadedArea;
};
const LazyArea = lazyPart(loadArea);

function InArea({ children, isForEmployees }: { children?: ReactNode; isForEmployees: boolean }) {
  const [ShownArea] = useState(() => loadedArea ?? LazyArea);
  return <ShownArea isForEmployees={isForEmployees}>{children}</ShownArea>;
}

type Later = typeof laterScreens;

/** A screen that nobody opens first: also where its code lies is loaded when it is first shown. */
const laterScreen = (name: keyof Later): LoadedScreen =>
  loadedBy(async () => (await import('./later-screens.ts')).laterScreens[name]());

/** A screen of the provider's area: the owner's alone unless said. */
function laterAreaScreen(name: keyof Later, isForEmployees = false): LoadedScreen {
  const { Screen: Inner, load } = laterScreen(name);
  const Screen = () => createElement(InArea, { isForEmployees }, createElement(Inner));
  return { Screen, load: () => Promise.all([loadArea(), load()]) };
}

const NotFound = screen(() => import('./frame/not-found-screen.tsx'), 'NotFoundScreen');
const ProviderRegister = laterScreen('ProviderRegisterScreen');
const OwnInquiries = laterScreen('OwnInquiriesScreen');
const CardEditor = laterAreaScreen('CardEditorScreen');
const StaffEditor = laterAreaScreen('StaffEditorScreen');
const Join = laterScreen('JoinScreen');
const VerifyEmail = laterScreen('VerifyEmailScreen');
const Provider = screen(() => import('../features/services/provider/provider-screen.tsx'), 'ProviderScreen');

const Processing = laterScreen('ProcessingScreen');
const Packages = laterAreaScreen('ProviderPackagesScreen');

/** Below /provider are also the provider's own screens. A word that is no id means one of those, so it may be unknown. */
function ProviderOrNone() {
  const { id = '' } = useParams();
  return isProfileId(id) ? <Provider.Screen /> : <NotFound.Screen />;
}

/** Every URL -> its screen, loaded when it is first shown. */
const screens: readonly (readonly [string, LoadedScreen])[] = [
  [routes.landing, screen(() => import('../features/site/pages/landing-screen.tsx'), 'LandingScreen')],
  [routes.home, screen(() => import('../features/property/browse/home-screen.tsx'), 'HomeScreen')],
  [routes.propertyTowns, screen(() => import('../features/property/browse/towns-screen.tsx'), 'PropertyTownsScreen')],
  [routes.propertyTown, screen(() => import('../features/property/browse/town-screen.tsx'), 'PropertyTownScreen')],
  [routes.services, screen(() => import('../features/services/provider/services-screen.tsx'), 'ServicesScreen')],
  [routes.serviceTowns, screen(() => import('../features/services/provider/towns-screen.tsx'), 'ServiceTownsScreen')],
  [routes.serviceTown, screen(() => import('../features/services/provider/town-screen.tsx'), 'ServiceTownScreen')],
  [routes.provider, { Screen: ProviderOrNone, load: Provider.load }],
  [routes.book, laterScreen('BookingScreen')],
  [routes.embed, laterScreen('BookingScreen')],
  [routes.favorites, laterScreen('FavoriteProvidersScreen')],
  [routes.savedSearches, laterScreen('SavedSearchesScreen')],
  [routes.confirmSavedSearch, laterScreen('ConfirmSavedSearchScreen')],
  [routes.unsubscribeSavedSearch, laterScreen('UnsubscribeScreen')],
  [routes.login, screen(() => import('../features/account/account/login-screen.tsx'), 'LoginScreen')],
  [routes.register, screen(() => import('../features/account/account/register-screen.tsx'), 'RegisterScreen')],
  [routes.profile, laterScreen('ProfileScreen')],
  [routes.providerSettings, laterScreen('SettingsScreen')],
  [routes.forgotPassword, laterScreen('ForgotPasswordScreen')],
  [routes.lostFactor, laterScreen('LostFactorScreen')],
  [routes.undoEmailChange, laterScreen('UndoEmailScreen')],
  [routes.resetPassword, laterScreen('ResetPasswordScreen')],
  [routes.providerLogin, laterScreen('ProviderLoginScreen')],
  [routes.providerRegister, ProviderRegister],
  [routes.providerRegisterDefault, ProviderRegister],
  [routes.becomeProvider, laterScreen('BecomeProviderScreen')],
  [routes.verifyEmail, VerifyEmail],
  [routes.providerVerifyEmail, VerifyEmail],
  [routes.providerDashboard, laterAreaScreen('ProviderDashboardScreen', true)],
  [routes.providerPersonal, laterAreaScreen('ProviderPersonalScreen')],
  [routes.providerAddress, laterAreaScreen('ProviderAddressScreen')],
  [routes.providerBusiness, laterAreaScreen('ProviderBusinessScreen')],
  [routes.providerBank, laterAreaScreen('ProviderBankScreen')],
  [routes.providerSupport, laterAreaScreen('ProviderSupportScreen')],
  [routes.providerStatistics, laterAreaScreen('ProviderStatisticsScreen')],
  [routes.providerWebsite, laterAreaScreen('ProviderWebsiteScreen')],
  [routes.providerProperty, laterAreaScreen('ProviderPropertyScreen')],
  [routes.providerPackages, Packages],
  [routes.providerInvoices, laterAreaScreen('ProviderInvoicesScreen')],
  [routes.newCustomerInvoice, laterAreaScreen('NewInvoiceScreen')],
  [routes.customerInvoice, laterAreaScreen('CustomerInvoiceScreen')],
  [routes.providerUpgrade, Packages],
  [routes.providerCalendar, laterAreaScreen('CalendarScreen', true)],
  [routes.clients, laterAreaScreen('ClientsScreen', true)],
  [routes.moveIn, laterAreaScreen('MoveInScreen')],
  [routes.serviceCards, laterAreaScreen('ServiceCardsScreen')],
  [routes.providerHours, laterAreaScreen('HoursScreen')],
  [routes.join, Join],
  [routes.joinByCode, Join],
  [routes.providerStaff, laterAreaScreen('StaffScreen')],
  [routes.newStaff, StaffEditor],
  [routes.editStaff, StaffEditor],
  [routes.newServiceCard, CardEditor],
  [routes.editServiceCard, CardEditor],
  [routes.serviceCardStats, laterAreaScreen('CardStatsScreen')],
  [routes.reviewsPolicy, laterScreen('ReviewsPolicyScreen')],
  [routes.fraud, laterScreen('FraudScreen')],
  [routes.reportFigures, laterScreen('ReportFiguresScreen')],
  [routes.decisions, laterScreen('DecisionsScreen')],
  [routes.decision, laterScreen('DecisionScreen')],
  [routes.adviser, laterScreen('AdviserScreen')],
  [routes.appointments, laterScreen('AppointmentsScreen')],
  [routes.appointment, laterScreen('AppointmentScreen')],
  [routes.visit, laterScreen('VisitScreen')],
  [routes.quotes, laterScreen('QuotesScreen')],
  [routes.newQuote, laterScreen('NewQuoteScreen')],
  [routes.quote, laterScreen('QuoteScreen')],
  [routes.providerQuotes, laterAreaScreen('QuoteRequestsScreen')],
  [routes.providerQuote, laterAreaScreen('QuoteAnswerScreen')],
  [routes.waitingOffer, laterScreen('OfferScreen')],
  [routes.again, laterScreen('AgainScreen')],
  [routes.textLink, laterScreen('EndedTextLinkScreen')],
  [routes.messages, laterScreen('MessagesScreen')],
  [routes.question, laterScreen('QuestionScreen')],
  [routes.questionByLink, laterScreen('LinkedQuestionScreen')],
  [routes.withdrawal, laterScreen('WithdrawalScreen')],
  [routes.withdrawalInstruction, laterScreen('WithdrawalInstructionScreen')],
  [routes.about, laterScreen('AboutScreen')],
  [routes.career, laterScreen('CareerScreen')],
  [routes.help, screen(() => import('../features/site/pages/help-screen.tsx'), 'HelpScreen')],
  [routes.contact, laterScreen('ContactScreen')],
  [routes.privacy, laterScreen('PrivacyScreen')],
  [routes.terms, laterScreen('TermsScreen')],
  [routes.propertyTerms, laterScreen('PropertyTermsScreen')],
  [routes.businessTerms, laterScreen('BusinessTermsScreen')],
  [routes.ranking, laterScreen('RankingScreen')],
  [routes.rules, laterScreen('RulesScreen')],
  [routes.reporting, laterScreen('ReportingScreen')],
  [routes.accessibility, laterScreen('AccessibilityScreen')],
  [routes.impressum, laterScreen('ImpressumScreen')],
  [routes.tutorials, laterScreen('TutorialsScreen')],
  [routes.manual, laterScreen('ManualScreen')],
  [routes.blog, laterScreen('BlogScreen')],
  [routes.news, laterScreen('NewsScreen')],
  [routes.forum, laterScreen('ForumScreen')],
  [routes.termsVersion, laterScreen('TermsVersionScreen')],
  [routes.processing, Processing],
  [routes.processingVersion, Processing],
  [
    routes.property,
    screen(() => import('../features/property/listing/property-detail-screen.tsx'), 'PropertyDetailScreen'),
  ],
  [routes.createProperty, laterScreen('PropertyEditorScreen')],
  [routes.editProperty, laterScreen('PropertyEditorScreen')],
  [routes.renew, laterScreen('RenewScreen')],
  [routes.ownInquiries, OwnInquiries],
  [routes.ownInquiry, OwnInquiries],
  [routes.inquiryThread, laterScreen('InquiryThreadScreen')],
  [routes.sellerDashboard, laterScreen('SellerDashboardScreen')],
  [routes.sellerVerify, laterScreen('SellerVerificationScreen')],
  [routes.providerVerify, laterScreen('VerificationScreen')],
  [routes.admin, laterScreen('AdminScreen')],
  ...(import.meta.env.DEV ? [['/kit', screen(() => import('./kit/kit-screen.tsx'), 'KitScreen')] as const] : []),
];

/** Every address of a screen. */
export const screenPatterns = screens.map(([pattern]) => pattern);

/** `/provider/login` is no provider's profile: addresses that say each word come first. */
const inOrder = [...screens].sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));

/** Of which each part is written as people read it; one that cannot be is left. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map(decodeURIComponent)
      .map((part) => part.replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The screen of a path, and what stands in it in place of `:id`. */
export function screenOf(pathname: string) {
  const path = decoded(pathname);
  for (const [pattern, { Screen, load }] of inOrder) {
    const match = matchPath(pattern, path);
    if (match !== null) return { Screen, load, match };
  }
  return { ...NotFound, match: undefined };
}

/** Loads the code of a path's screen before it is rendered. A failure is ignored: rendering would report it. */
export async function loadScreen(pathname: string): Promise<void> {
  await screenOf(pathname)
    .load()
    .catch(() => undefined);
}

export function ScreenOfPath() {
  const { pathname } = useLocation();
  // The same element as long as the path is the same: a dialog's step in the history must not draw the whole screen again.
  return useMemo(() => {
    const { Screen, match } = screenOf(pathname);
    return (
      <MatchedScreen match={match}>
        <Screen />
      </MatchedScreen>
    );
  }, [pathname]);
}
