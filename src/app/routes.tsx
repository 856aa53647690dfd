import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { matchPath, Route, Routes, useParams } from 'react-router-dom';
import { isProfileId, routes } from '../paths.ts';
import { lazyPart } from '../ui/load-patiently.ts';

type Screens<Name extends string> = Record<Name, ComponentType>;

interface LoadedScreen {
  Screen: ComponentType;
  load: () => Promise<unknown>;
}

/** A screen whose code is loaded is rendered directly: a lazy component would show its fallback for a moment. */
function screen<Name extends string>(importScreen: () => Promise<Screens<Name>>, name: Name): LoadedScreen {
  let loaded: ComponentType | undefined;
  const load = async (): Promise<ComponentType> => {
    loaded = (await importScreen())[name];
    return loaded;
  };
  const Lazy = lazyPart(load);
  const Screen = () => {
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  };
  return { Screen, load };
}

type Area = ComponentType<{ children?: ReactNode }>;
let loadedArea: Area | undefined;
const loadArea = async (): Promise<Area> => {
  loadedArea = (await import('../features/business/provider-area.tsx')).ProviderArea;
  return loadedArea;
};
const LazyArea = lazyPart(loadArea);

function InArea({ children }: { children?: ReactNode }) {
  const [ShownArea] = useState(() => loadedArea ?? LazyArea);
  return <ShownArea>{children}</ShownArea>;
}

/** A screen of the provider's area: with its side bar, and shown to providers only. */
function areaScreen<Name extends string>(importScreen: () => Promise<Screens<Name>>, name: Name): LoadedScreen {
  const { Screen: Inner, load } = screen(importScreen, name);
  const Screen = () => createElement(InArea, null, createElement(Inner));
  return { Screen, load: () => Promise.all([loadArea(), load()]) };
}

const NotFound = screen(() => import('./frame/not-found-screen.tsx'), 'NotFoundScreen');
const ProviderRegister = screen(
  () => import('../features/account/provider-register-screen.tsx'),
  'ProviderRegisterScreen',
);
const OwnInquiries = screen(() => import('../features/inquiry/own-inquiries-screen.tsx'), 'OwnInquiriesScreen');
const CardEditor = areaScreen(() => import('../features/service-card/card-editor-screen.tsx'), 'CardEditorScreen');
const StaffEditor = areaScreen(() => import('../features/staff/staff-editor-screen.tsx'), 'StaffEditorScreen');
const VerifyEmail = screen(() => import('../features/account/verify-email-screen.tsx'), 'VerifyEmailScreen');
const Provider = screen(() => import('../features/provider/provider-screen.tsx'), 'ProviderScreen');

const Settings = screen(() => import('../features/account/settings-screen.tsx'), 'SettingsScreen');
const SharedArea = lazyPart(async () => (await import('../features/business/provider-area.tsx')).SharedArea);
const SettingsInArea: LoadedScreen = {
  Screen: () => createElement(SharedArea, null, createElement(Settings.Screen)),
  load: () => Promise.all([loadArea(), Settings.load()]),
};
const Packages = areaScreen(() => import('../features/business/packages-screen.tsx'), 'ProviderPackagesScreen');

/** Below /provider are also the provider's own screens. A word that is no id means one of those, so it may be unknown. */
function ProviderOrNone() {
  const { id = '' } = useParams();
  return isProfileId(id) ? <Provider.Screen /> : <NotFound.Screen />;
}

/** Every URL -> its screen, loaded when it is first shown. */
const screens: readonly (readonly [string, LoadedScreen])[] = [
  [routes.landing, screen(() => import('../features/pages/landing-screen.tsx'), 'LandingScreen')],
  [routes.home, screen(() => import('../features/browse/home-screen.tsx'), 'HomeScreen')],
  [routes.services, screen(() => import('../features/provider/services-screen.tsx'), 'ServicesScreen')],
  [routes.provider, { Screen: ProviderOrNone, load: Provider.load }],
  [routes.book, screen(() => import('../features/appointment/booking-screen.tsx'), 'BookingScreen')],
  [
    routes.savedSearches,
    screen(() => import('../features/saved-search/saved-searches-screen.tsx'), 'SavedSearchesScreen'),
  ],
  [
    routes.confirmSavedSearch,
    screen(() => import('../features/saved-search/link-screens.tsx'), 'ConfirmSavedSearchScreen'),
  ],
  [
    routes.unsubscribeSavedSearch,
    screen(() => import('../features/saved-search/link-screens.tsx'), 'UnsubscribeScreen'),
  ],
  [routes.login, screen(() => import('../features/account/login-screen.tsx'), 'LoginScreen')],
  [routes.register, screen(() => import('../features/account/register-screen.tsx'), 'RegisterScreen')],
  [routes.profile, screen(() => import('../features/account/profile-screen.tsx'), 'ProfileScreen')],
  [routes.providerSettings, SettingsInArea],
  [
    routes.forgotPassword,
    screen(() => import('../features/account/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  ],
  [routes.undoEmailChange, screen(() => import('../features/account/undo-email-screen.tsx'), 'UndoEmailScreen')],
  [routes.resetPassword, screen(() => import('../features/account/reset-password-screen.tsx'), 'ResetPasswordScreen')],
  [routes.providerLogin, screen(() => import('../features/account/provider-login-screen.tsx'), 'ProviderLoginScreen')],
  [routes.providerRegister, ProviderRegister],
  [routes.providerRegisterDefault, ProviderRegister],
  [
    routes.becomeProvider,
    screen(() => import('../features/account/become-provider-screen.tsx'), 'BecomeProviderScreen'),
  ],
  [routes.verifyEmail, VerifyEmail],
  [routes.providerVerifyEmail, VerifyEmail],
  [
    routes.providerDashboard,
    areaScreen(() => import('../features/business/dashboard-screen.tsx'), 'ProviderDashboardScreen'),
  ],
  [
    routes.providerPersonal,
    areaScreen(() => import('../features/business/personal-screen.tsx'), 'ProviderPersonalScreen'),
  ],
  [
    routes.providerAddress,
    areaScreen(() => import('../features/business/address-screen.tsx'), 'ProviderAddressScreen'),
  ],
  [
    routes.providerBusiness,
    areaScreen(() => import('../features/business/business-screen.tsx'), 'ProviderBusinessScreen'),
  ],
  [routes.providerBank, areaScreen(() => import('../features/business/bank-screen.tsx'), 'ProviderBankScreen')],
  [
    routes.providerSupport,
    areaScreen(() => import('../features/business/support-screen.tsx'), 'ProviderSupportScreen'),
  ],
  [routes.providerPackages, Packages],
  [routes.providerUpgrade, Packages],
  [routes.providerCalendar, areaScreen(() => import('../features/calendar/calendar-screen.tsx'), 'CalendarScreen')],
  [routes.clients, areaScreen(() => import('../features/client/clients-screen.tsx'), 'ClientsScreen')],
  [
    routes.serviceCards,
    areaScreen(() => import('../features/service-card/service-cards-screen.tsx'), 'ServiceCardsScreen'),
  ],
  [routes.providerHours, areaScreen(() => import('../features/availability/hours-screen.tsx'), 'HoursScreen')],
  [routes.providerStaff, areaScreen(() => import('../features/staff/staff-screen.tsx'), 'StaffScreen')],
  [routes.newStaff, StaffEditor],
  [routes.editStaff, StaffEditor],
  [routes.newServiceCard, CardEditor],
  [routes.editServiceCard, CardEditor],
  [
    routes.serviceCardStats,
    areaScreen(() => import('../features/service-card/card-stats-screen.tsx'), 'CardStatsScreen'),
  ],
  [routes.reviewsPolicy, screen(() => import('../features/review/reviews-policy-screen.tsx'), 'ReviewsPolicyScreen')],
  [routes.appointments, screen(() => import('../features/appointment/appointments-screen.tsx'), 'AppointmentsScreen')],
  [routes.appointment, screen(() => import('../features/appointment/visit-screen.tsx'), 'AppointmentScreen')],
  [routes.visit, screen(() => import('../features/appointment/visit-screen.tsx'), 'VisitScreen')],
  [routes.messages, screen(() => import('../features/message/messages-screen.tsx'), 'MessagesScreen')],
  [routes.question, screen(() => import('../features/question/question-screen.tsx'), 'QuestionScreen')],
  [routes.questionByLink, screen(() => import('../features/question/question-screen.tsx'), 'LinkedQuestionScreen')],
  [routes.withdrawal, screen(() => import('../features/withdrawal/withdrawal-screen.tsx'), 'WithdrawalScreen')],
  [routes.about, screen(() => import('../features/pages/about-screen.tsx'), 'AboutScreen')],
  [routes.career, screen(() => import('../features/pages/career-screen.tsx'), 'CareerScreen')],
  [routes.help, screen(() => import('../features/pages/help-screen.tsx'), 'HelpScreen')],
  [routes.contact, screen(() => import('../features/pages/contact-screen.tsx'), 'ContactScreen')],
  [routes.privacy, screen(() => import('../features/pages/text-screens.tsx'), 'PrivacyScreen')],
  [routes.terms, screen(() => import('../features/pages/text-screens.tsx'), 'TermsScreen')],
  [routes.impressum, screen(() => import('../features/pages/text-screens.tsx'), 'ImpressumScreen')],
  [routes.tutorials, screen(() => import('../features/pages/text-screens.tsx'), 'TutorialsScreen')],
  [routes.manual, screen(() => import('../features/pages/text-screens.tsx'), 'ManualScreen')],
  [routes.blog, screen(() => import('../features/pages/text-screens.tsx'), 'BlogScreen')],
  [routes.forum, screen(() => import('../features/pages/text-screens.tsx'), 'ForumScreen')],
  [routes.property, screen(() => import('../features/listing/property-detail-screen.tsx'), 'PropertyDetailScreen')],
  [
    routes.createProperty,
    screen(() => import('../features/listing/property-editor-screen.tsx'), 'PropertyEditorScreen'),
  ],
  [routes.editProperty, screen(() => import('../features/listing/property-editor-screen.tsx'), 'PropertyEditorScreen')],
  [routes.renew, screen(() => import('../features/seller/renew-screen.tsx'), 'RenewScreen')],
  [routes.ownInquiries, OwnInquiries],
  [routes.ownInquiry, OwnInquiries],
  [routes.inquiryThread, screen(() => import('../features/inquiry/inquiry-thread-screen.tsx'), 'InquiryThreadScreen')],
  [
    routes.sellerDashboard,
    screen(() => import('../features/seller/seller-dashboard-screen.tsx'), 'SellerDashboardScreen'),
  ],
  [
    routes.providerVerify,
    screen(() => import('../features/verification/verification-screen.tsx'), 'VerificationScreen'),
  ],
  [routes.admin, screen(() => import('../features/admin/admin-screen.tsx'), 'AdminScreen')],
  ...(import.meta.env.DEV ? [['/kit', screen(() => import('./kit/kit-screen.tsx'), 'KitScreen')] as const] : []),
];

/** Every address of a screen. */
export const screenPatterns = screens.map(([pattern]) => pattern);

/** Loads the code of a path's screen before it is rendered. A failure is ignored: rendering would report it. */
export async function loadScreen(pathname: string): Promise<void> {
  // Exact paths come first, as in the router: `/provider/login` is no provider's profile.
  const found =
    screens.find(([path]) => path === pathname) ?? screens.find(([path]) => matchPath(path, pathname) !== null);
  await (found?.[1] ?? NotFound).load().catch(() => undefined);
}

export function ScreenOfPath() {
  return (
    <Routes>
      {screens.map(([pattern, { Screen }]) => (
        <Route key={pattern} path={pattern} element={<Screen />} />
      ))}
      <Route path="*" element={<NotFound.Screen />} />
    </Routes>
  );
}
